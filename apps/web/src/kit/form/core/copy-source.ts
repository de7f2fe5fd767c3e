import { shellRoutes } from '@faculty/contracts/shell/me';
import { fetchNamed } from '../../api/download.ts';
import type { RecordQuery } from './use-record.ts';

/** The record that a new one begins as a copy of. */
export interface CopySource<Row, Part extends string> {
  load: RecordQuery<Row>;
  /** Fields that start empty all the same. */
  without: readonly string[];
  /** Its files, to be stored again: two records never share one. */
  fetchFiles(row: Row): Promise<[Part, File][]>;
}

/** Fetches the stored files of a record, one after the other. */
export async function filesOfRecord<Part extends string>(parts: readonly Part[], row: object): Promise<[Part, File][]> {
  const files: [Part, File][] = [];
  for (const part of parts) {
    const address = (row as Partial<Record<string, unknown>>)[part];
    if (typeof address !== 'string' || address === '') continue;
    files.push([part, await fetchNamed(shellRoutes.fileDownload, { query: { privateUrl: address.replace(/^\/files\//, '') } })]);
  }
  return files;
}
