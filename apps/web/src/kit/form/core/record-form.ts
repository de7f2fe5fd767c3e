import type { EarlierVersion } from '@faculty/contracts/admin/audit';
import type { CopySource } from './copy-source.ts';
import type { FormShape } from './form-shape.ts';
import type { FormValues } from './form-values.ts';
import type { Conflict } from './use-conflict.ts';
import type { FormFields } from './use-form-fields.ts';
import type { RecordQuery } from './use-record.ts';
import type { Submit } from './use-submit.ts';

/** What a form needs to know of its record. */
export interface RecordFormOptions<Row, Body, Part extends string, Answer> {
  /** The body it makes and the files beside it; an entity is one. */
  shape: FormShape<Body, Part>;
  /** The record to edit; null for a new one. */
  load: RecordQuery<Row> | null;
  /** Of a new record that begins as a copy: the one to copy, the fields that start empty all the same, and how its files are fetched. */
  copy?: CopySource<Row, Part> | null;
  /** What a new record starts from; its keys are the form's fields. */
  empty: FormValues<Body>;
  /** The form of a record; `(row) => row` where the row has all the body's fields. */
  fromRow(row: Row): FormValues<Body>;
  /** Saves it. `basis` is the `updated_at` of the version it stands on. */
  send: Submit<Body, Part, Answer>;
  /** After the save: says so and closes the form. */
  onSaved(answer: Answer): void;
  /** Leaves the form; whoever shows it asks first when something is unsaved. */
  close(): void;
  /** Under which name what is typed is kept; null keeps nothing. */
  draft: { name: string; id: string } | null;
  /** Keeps the ids of a dialog's fields apart from those of the form under it. */
  scope?: string;
}

/** One record's form, of an entity or of anything else that is loaded, changed and saved. */
export interface RecordForm<Row, Body, Part extends string = never> extends FormFields<Body, Part> {
  /** The stored record, whose history can be shown; null where there is none. */
  record: { entity: string; id: string } | null;
  mayWrite: boolean;
  isNew: boolean;
  /** What a record is called. */
  which?(row: Row): string;
  /** The record as it was read; undefined while it loads and for a new one. */
  row: Row | undefined;
  isLoading: boolean;
  loadError: Error | null;
  reload(): void;
  isSaving: boolean;
  /** 0..1 while files are sent. */
  progress: number | null;
  cancelUpload(): void;
  /** Saves, or shows and focuses what is wrong. */
  save(): void;
  /** A save was tried and something was wrong. */
  wasRefused: boolean;
  /** Whether leaving now would lose something. */
  isUnsaved(): boolean;
  /** Leaves the form. */
  cancel(): void;
  /** Gives up what is typed, as whoever leaves does. */
  abandon(): void;
  /** Back to how the form started: an empty one for a new record, else the record as it was read. */
  reset(): void;
  /** A draft of an earlier visit was put in. */
  isRestored: boolean;
  /** Files that were chosen in that visit are not in the draft. */
  hasLostFiles: boolean;
  /** Puts an earlier version's values in, as if they were typed. Answers the fields that keep what they hold: lost ones, and files. */
  putBack(version: EarlierVersion): string[];
  conflict: Conflict | null;
}
