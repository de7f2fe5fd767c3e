import { type Month, monthTyped } from '@faculty/contracts/centre/lc-reports';
import { fieldErrorWords } from '@faculty/contracts/field-errors';
import { toBuddhistEra, toCommonEra } from '@faculty/contracts/kit/dates/era';
import { fieldErrorOf } from '@faculty/contracts/kit/field-error-of';
import { Select } from '@mantine/core';
import { useState } from 'react';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { buddhistYear, YearInput } from '../../../kit/fields/day/year-input.tsx';
import { lcReportPhrases } from './lc-report.phrases.ts';

/** A month as it is typed and chosen. */
export interface MonthChoice {
  /** As it is typed, of either era. */
  year: string;
  month: number;
}

export const choiceOf = ({ year, month }: Month): MonthChoice => ({ year: String(toBuddhistEra(year)), month });

/** The month a choice means, or what is wrong with its year. */
export function monthChosen({ year: typed, month }: MonthChoice): { month: Month } | { issue: Parameters<typeof fieldErrorOf>[0] } {
  const year = buddhistYear(typed);
  const checked = monthTyped.safeParse({ year, month }, { reportInput: true });
  const [issue] = checked.error?.issues ?? [];
  if (issue) return { issue };
  const read = monthTyped.parse({ year, month });
  return { month: { year: toCommonEra(read.year), month: read.month } };
}

/** The documented two fields: a year of the Buddhist era and a month. */
export function MonthFields({
  value,
  onChange,
  hasFocus = false,
}: {
  value: MonthChoice;
  onChange(value: MonthChoice): void;
  hasFocus?: boolean;
}) {
  const t = usePhrases(lcReportPhrases);
  const { language } = useLanguage();
  const chosen = monthChosen(value);
  const wrong = 'issue' in chosen ? fieldErrorOf(chosen.issue) : null;
  const names = new Intl.DateTimeFormat(language === 'th' ? 'th-TH' : 'en-GB', { month: 'long', timeZone: 'UTC' });
  const [months] = useState(() => Array.from({ length: 12 }, (_, at) => new Date(Date.UTC(2000, at, 1))));
  return (
    <>
      <Select
        label={t.month}
        value={String(value.month)}
        onChange={(month) => month !== null && onChange({ ...value, month: Number(month) })}
        data={months.map((first, at) => ({ value: String(at + 1), label: names.format(first) }))}
        allowDeselect={false}
        required
        w={140}
        maxDropdownHeight={320}
      />
      <YearInput
        label={t.year}
        value={value.year}
        onChange={(year) => onChange({ ...value, year })}
        error={wrong && fieldErrorWords(wrong.code, language, wrong.params)}
        w={wrong ? 240 : 100}
        {...(hasFocus && { 'data-autofocus': true })}
      />
    </>
  );
}
