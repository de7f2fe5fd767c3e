import type { EarlierVersion } from '@faculty/contracts/admin/audit';
import type { AnyEntity } from '@faculty/contracts/kit/entity';
import type { SaveOptions } from '../../api/entity-calls.ts';
import type { Filled, FormShape, FormValues } from '../../fields/core/form-values.ts';
import type { Conflict } from './use-conflict.ts';
import type { FormFields } from './use-form-fields.ts';
import type { RecordQuery } from './use-record.ts';

/** Options of a record's form. */
export interface RecordFormOptions<Row, Body, Part extends string, Answer> {
  /** Schema of the body and rules of its files; an entity is one. */
  shape: FormShape<Body, Part>;
  /** The record to edit; null for a new one. */
  load: RecordQuery<Row> | null;
  /** The record that a new one begins as a copy of. */
  copy?: {
    load: RecordQuery<Row>;
    /** Fields that start empty all the same. */
    without: readonly string[];
    /** Its files, to be stored again: two records never share one. */
    fetchFiles(row: Row): Promise<[Part, File][]>;
  } | null;
  /** What a new record starts from where that is not the contract's defaults (`emptyValues`). The keys of both are the form's fields. */
  empty?: Partial<FormValues<Body>> | undefined;
  /** The form of a record; `(row) => row` where the row has all the body's fields. */
  fromRow(row: Row): FormValues<Body>;
  /** Saves it. `basis` is the `updated_at` of the version it is based on. */
  send(filled: Filled<Body, Part>, basis: string | null, options: SaveOptions): Promise<Answer>;
  /** After the save: shows the message and closes the form. */
  onSaved(answer: Answer, merged: string | null): void;
  /** Leaves the form; the caller confirms first when something is unsaved. */
  close(): void;
  /** Key of the draft in the browser; null stores none. */
  draft: { name: string; id: string } | null;
  /** Keeps the ids of a dialog's fields apart from those of the form below it. */
  scope?: string;
}

/** What an earlier version changed in a form. */
interface FilledVersion {
  changed: readonly string[];
  /** Fields it could not set: lost ones, and files. */
  lost: readonly string[];
  undo(): void;
}

/** One record's form, of an entity or of anything else that is loaded, changed and saved. */
export interface RecordForm<Row, Body, Part extends string = never> extends FormFields<Body, Part> {
  /** The stored record, whose history and preview links can be shown; null where there is none. */
  record: { entity: string; id: string; mayBePreviewed?: boolean; content?: AnyEntity | undefined } | null;
  /** The entity, where its records are checked before they are published. */
  checked?: AnyEntity | undefined;
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
  /** Discards what is typed, as leaving does. */
  abandon(): void;
  /** Back to how the form started: an empty one for a new record, else the record as it was read. */
  reset(): void;
  /** Starts anew from the record as it is stored now. */
  refresh(): void;
  /** A draft of an earlier visit was put in. */
  isRestored: boolean;
  /** Files that were chosen in that visit are not in the draft. */
  hasLostFiles: boolean;
  /** Fills in the values of an earlier version, as if typed. */
  fillVersion(version: EarlierVersion): void;
  /** What that changed, until it is saved or undone; null where no version was filled in. */
  filledVersion: FilledVersion | null;
  conflict: Conflict | null;
}
