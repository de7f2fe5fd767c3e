import { type LcVisitor, lcVisit, lcVisitor, visitRoutes } from '@faculty/contracts/centre/lc-visit';
import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { call } from '../../../kit/api/http.ts';
import type { FieldProps } from '../../../kit/fields/field-props.ts';
import { thaiName } from '../members/lc-member-name.ts';
import { lcVisitPhrases } from './lc-visit.phrases.ts';

const visitors = z.array(lcVisitor);
const labelOf = (row: LcVisitor) => `${thaiName(row)} (${row.user_name}) · ${row.up_department_name_th}`;

/** Whose visit is entered: found by words of the name, the member code, or the barcode, typed or scanned. */
export function VisitorField({ value, onChange, onBlur, id, label, error }: FieldProps<number | undefined>) {
  const t = usePhrases(lcVisitPhrases);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<LcVisitor | null>(null);
  const isChosen = chosen !== null && typed === labelOf(chosen);
  const [q] = useDebouncedValue(isChosen ? '' : typed.trim(), 250);
  const { data, isFetching } = useQuery({
    queryKey: [lcVisit.name, 'visitors', q],
    queryFn: async ({ signal }) => z.parse(visitors, await call(visitRoutes.visitors, { query: { q }, signal })),
    placeholderData: keepPreviousData,
  });
  const found = data ?? [];
  const offered = chosen && found.every(({ user_id }) => user_id !== chosen.user_id) ? [chosen, ...found] : found;
  return (
    <Select
      id={id}
      label={label}
      error={error}
      required
      description={t.findMember}
      value={value === undefined ? null : String(value)}
      onChange={(choice) => {
        setChosen(offered.find(({ user_id }) => String(user_id) === choice) ?? null);
        onChange(choice === null ? undefined : Number(choice));
      }}
      onBlur={onBlur}
      data={offered.map((row) => ({ value: String(row.user_id), label: labelOf(row) }))}
      searchable
      searchValue={typed}
      onSearchChange={setTyped}
      // the server has searched
      filter={({ options }) => options}
      selectFirstOptionOnChange
      maxLength={100}
      nothingFoundMessage={isFetching ? t.searching : t.noMember}
      autoComplete="off"
    />
  );
}
