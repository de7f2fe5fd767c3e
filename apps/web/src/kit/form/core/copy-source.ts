import type { RecordQuery } from './use-record.ts';

/** The record that a new one begins as a copy of. */
export interface CopySource<Row, Part extends string> {
  load: RecordQuery<Row>;
  /** Fields that start empty all the same. */
  without: readonly string[];
  /** Its files, to be stored again: two records never share one. */
  fetchFiles(row: Row): Promise<[Part, File][]>;
}
