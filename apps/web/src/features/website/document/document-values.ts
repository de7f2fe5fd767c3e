import { buddhistYearOf } from '@faculty/contracts/kit/dates/era';
import { todayInBangkok } from '@faculty/contracts/kit/dates/today';
import { noAddress } from '@faculty/contracts/kit/fields';
import type { DocSection, DocumentBody, DocumentFile, DocumentRow } from '@faculty/contracts/website/documents/document-record';
import type { FormValues } from '../../../kit/fields/core/form-values.ts';
import type { EntityForm } from '../../../kit/form/core/use-entity-form.ts';

export type DocumentForm = EntityForm<DocumentRow, DocumentBody, DocumentFile>;

/** Initial form values as documented: the first group, the current Buddhist year, a file. */
export function emptyDocument(section: DocSection): FormValues<DocumentBody> {
  return {
    doc_section: section,
    doc_group_tag: 'D1',
    doc_type_tag: [],
    doc_tag: [],
    doc_tag_b: '',
    doc_ref: [],
    doc_index: '-',
    doc_year: buddhistYearOf(todayInBangkok()),
    doct_date: null,
    doc_title_th: '',
    doc_title_en: '',
    doc_content_th: '',
    doc_content_en: '',
    status_link: 'Y',
    doc_h_url: '',
    switch_lang: 'N',
    active: 'Y',
    expire: 'N',
    show_start_date: null,
    show_end_date: null,
    mou_end_date: null,
    mou_owner: '',
  };
}

/** Form values of a stored record. The documented placeholder `#` for a missing address becomes an empty field. */
export function documentValues(row: DocumentRow): FormValues<DocumentBody> {
  return { ...row, doc_ref: row.doc_ref.map(Number), doc_h_url: row.doc_h_url === noAddress ? '' : row.doc_h_url };
}
