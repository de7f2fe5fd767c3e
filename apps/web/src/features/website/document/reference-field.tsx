import { onOtherLayout } from '@faculty/contracts/kit/text/keyboard-layout';
import { doc } from '@faculty/contracts/website/doc';
import type { DocumentRow } from '@faculty/contracts/website/documents/document-record';
import { MultiSelect } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { entityQueries } from '../../../kit/api/entity-calls.ts';
import { boundField } from '../../../kit/fields/core/bound-field.tsx';
import type { FieldProps } from '../../../kit/fields/core/field-props.ts';

const phrases = {
  find: { th: 'พิมพ์ชื่อเอกสารหรือคำสำคัญเพื่อค้นหา', en: 'Type a title or keyword to find a document' },
  none: { th: 'ไม่พบเอกสาร', en: 'No such document' },
  searching: { th: 'กำลังค้นหา', en: 'Searching' },
  gone: (id: number) => ({ th: `เอกสาร ${id} (ไม่มีแล้ว)`, en: `Document ${id} (no longer there)` }),
  clear: (label: string) => ({ th: `ล้าง${label}`, en: `Clear ${label}` }),
  how: { th: 'เลือกจากเอกสารที่มีอยู่ ไม่เกิน 30 รายการ', en: 'Chosen from the documents there are; at most 30' },
};

const maxReferences = 30;
const queries = entityQueries(doc);
const offer = (q: string) => queries.list({ doc_section: 'DOC', page: 0, limit: 20, ...(q !== '' && { q }) });
const labelOf = ({ doc_id, doc_title_th, doc_year }: Pick<DocumentRow, 'doc_id' | 'doc_title_th' | 'doc_year'>) =>
  `${doc_title_th} (${doc_year}) #${doc_id}`;

interface ReferenceInputProps extends FieldProps<number[]> {
  /** Id of the edited document, which is excluded from the choices. */
  except: number | undefined;
}

/** Multi-select of referenced documents with server-side search. */
export function ReferenceInput({ value, onChange, onBlur, except, id, label, error, required = false }: ReferenceInputProps) {
  const t = usePhrases(phrases);
  const [typed, setTyped] = useState('');
  const [q] = useDebouncedValue(typed.trim(), 250);
  const found = useQuery({
    ...offer(q),
    placeholderData: keepPreviousData,
  });
  // no match: search again as if typed with the other keyboard layout (Thai/English)
  const other = found.data?.count === 0 && !found.isPlaceholderData ? onOtherLayout(q) : undefined;
  const foundOnOther = useQuery({ ...offer(other ?? ''), enabled: other !== undefined });
  const chosen = useQueries({ queries: value.map((each) => ({ ...queries.read(each), retry: false })) });
  const known = new Map(
    value.map((each, place) => [
      each,
      chosen[place]?.isError ? t.gone(each) : (chosen[place]?.data && labelOf(chosen[place].data)) || `#${each}`,
    ]),
  );
  const rows = (other === undefined ? found : foundOnOther).data?.rows ?? [];
  const offered = rows.filter((row) => row.doc_id !== except && !known.has(row.doc_id));
  return (
    <MultiSelect
      id={id}
      label={label}
      error={error}
      required={required}
      description={t.how}
      value={value.map(String)}
      onChange={(ids) => onChange(ids.map(Number))}
      onBlur={onBlur}
      data={[
        ...offered.map((row) => ({ value: String(row.doc_id), label: labelOf(row) })),
        ...[...known].map(([each, text]) => ({ value: String(each), label: text })),
      ]}
      searchable
      selectFirstOptionOnChange
      searchValue={typed}
      onSearchChange={setTyped}
      // the server has already filtered
      filter={({ options }) => options}
      hidePickedOptions
      maxValues={maxReferences}
      placeholder={value.length === 0 ? t.find : ''}
      nothingFoundMessage={found.isFetching || foundOnOther.isFetching ? t.searching : t.none}
      clearable
      clearButtonProps={{ 'aria-label': t.clear(label) }}
    />
  );
}

/** `ReferenceInput` as a form field. */
export const ReferenceField = boundField(ReferenceInput);
