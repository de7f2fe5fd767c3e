import type { DocumentBody, DocumentFile, DocumentRow } from '@faculty/contracts/website/documents/document-record';
import type { FormValues } from '../../../kit/fields/core/form-values.ts';
import type { EntityForm } from '../../../kit/form/core/use-entity-form.ts';

export type DocumentForm = EntityForm<DocumentRow, DocumentBody, DocumentFile>;

/** Form values of a stored record. */
export function documentValues(row: DocumentRow): FormValues<DocumentBody> {
  return { ...row, doc_ref: row.doc_ref.map(Number) };
}
