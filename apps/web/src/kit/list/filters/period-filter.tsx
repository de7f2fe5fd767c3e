import type { Language } from '@faculty/contracts/kit/bilingual';
import { monthNames, parseMonth } from '@faculty/contracts/kit/dates/day-text';
import { inBuddhistEra, isBuddhistYear } from '@faculty/contracts/kit/dates/era';
import { daysOfMonth, daysOfYear, type YearKind, yearOfDay } from '@faculty/contracts/kit/dates/period';
import { todayInBangkok } from '@faculty/contracts/kit/dates/today';
import type { ListQuery } from '@faculty/contracts/kit/list-query';
import { arabicDigits } from '@faculty/contracts/kit/text/digits';
import { Select } from '@mantine/core';
import { useState } from 'react';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { type Spoken, speak } from '../../../i18n/speak.ts';
import { dayText, yearText } from '../../theme/dates.ts';
import { listPhrases } from '../list.phrases.ts';
import classes from '../list-page.module.css';
import type { Filters, ListState } from '../state/use-list.ts';
import { useOptionsOnFocus, useTypedSelect } from './list-filters.tsx';

const phrases = {
  period: { th: 'เดือนหรือปี', en: 'Month or year' },
  // short: a box of the filter line has no room for more
  fiscal: (year: string) => ({ th: `งบประมาณ ${year}`, en: `Fiscal ${year}` }),
  academic: (year: string) => ({ th: `การศึกษา ${year}`, en: `Academic ${year}` }),
  calendar: (year: string) => ({ th: `พ.ศ. ${year}`, en: `Year ${year}` }),
};

const shownYears = 10;
/** Months before this one; news and dates of the faculty are often prepared for the next. */
const shownMonths = 12;
const yearKinds: readonly YearKind[] = ['fiscal', 'academic', 'calendar'];

/** A period of days, as the value of a choice: `2026-01-01/2026-12-31`. */
interface PeriodChoice {
  value: string;
  label: string;
}

/** The value of a choice of some days; an open end is empty. */
export const periodValue = (from = '', to = ''): string => `${from}/${to}`;

interface PeriodFilterProps<Item, Query extends ListQuery, From extends string, To extends string> {
  list: ListState<Item, Query>;
  /** The filters of its first and last day. */
  from: From & keyof Filters<Query>;
  to: To & keyof Filters<Query>;
  /** What the days are of; without it, "month or year". */
  label?: string;
  /** Choices above months and years. */
  first?: readonly PeriodChoice[];
}

/**
 * Filters a list by month, or by fiscal, academic or calendar year. A month or year that is not in the list can be typed. Another period of
 * an address is kept and shown as its days.
 */
export function PeriodFilter<Item, Query extends ListQuery, From extends string, To extends string>({
  list,
  from,
  to,
  label,
  first = [],
}: PeriodFilterProps<Item, Query, From, To>) {
  const t = usePhrases(phrases);
  const { all } = usePhrases(listPhrases);
  const { language } = useLanguage();
  const [typed, setTyped] = useState('');
  const select = { ...useTypedSelect(), ...useOptionsOnFocus() };
  const [start, end] = [list.query[from], list.query[to]].map((day) => (typeof day === 'string' ? day : undefined));
  const value = start || end ? periodValue(start, end) : null;
  const offered = [...first, ...recentMonths(language), ...yearKinds.flatMap((kind) => recentYears(kind, language))];
  const days = [start, end].map((day) => (day ? dayText(day, language) : '')).join(' – ');
  const others = [...typedPeriods(typed, language), ...(value === null ? [] : [nameOf(value, language) ?? { value, label: days }])];
  const known = new Set(offered.map((choice) => choice.value));
  return (
    <Select
      className={classes.yearFilter ?? ''}
      label={label ?? t.period}
      placeholder={all}
      data={[...uniqueOf(others.filter((choice) => !known.has(choice.value))), ...offered]}
      value={value}
      onChange={(choice) => {
        const [first = '', last = ''] = (choice ?? '/').split('/');
        list.filter({ [from]: first || undefined, [to]: last || undefined } as Partial<Filters<Query>>); // days, under their own names
      }}
      onSearchChange={setTyped}
      // it has a button to clear; the same month typed again is no wish for all
      allowDeselect={false}
      {...select}
      clearable
    />
  );
}

const uniqueOf = (choices: readonly PeriodChoice[]) => [...new Map(choices.map((choice) => [choice.value, choice])).values()];

const words = (language: Language): Spoken<typeof phrases> => speak(phrases, language);

function yearChoice(kind: YearKind, year: number, language: Language): PeriodChoice {
  const { from, to } = daysOfYear(kind, year);
  return { value: periodValue(from, to), label: words(language)[kind](yearText(year, language)) };
}

function monthChoice(month: string, language: Language): PeriodChoice {
  const { from, to } = daysOfMonth(month);
  const name = monthNames[language][Number(month.slice(5)) - 1];
  return { value: periodValue(from, to), label: `${name} ${yearText(inBuddhistEra(Number(month.slice(0, 4))), language)}` };
}

function recentYears(kind: YearKind, language: Language): PeriodChoice[] {
  const latest = yearOfDay(kind, todayInBangkok());
  return Array.from({ length: shownYears }, (_, ago) => yearChoice(kind, latest - ago, language));
}

function recentMonths(language: Language): PeriodChoice[] {
  const [year = 0, month = 1] = todayInBangkok().split('-').map(Number);
  return Array.from({ length: shownMonths + 2 }, (_, index) =>
    monthChoice(new Date(Date.UTC(year, month - index, 1)).toISOString().slice(0, 7), language),
  );
}

/** What a typed month or year means, where it is not among the recent ones. */
function typedPeriods(typed: string, language: Language): PeriodChoice[] {
  const month = parseMonth(typed);
  if (month !== null) return [monthChoice(month, language)];
  const [, digits] = /(?:^|\s)(\d{4})$/.exec(arabicDigits(typed).trim()) ?? [];
  const year = inBuddhistEra(Number(digits));
  return isBuddhistYear(year) ? yearKinds.map((kind) => yearChoice(kind, year, language)) : [];
}

/** The name of a whole month or year. */
function nameOf(value: string, language: Language): PeriodChoice | undefined {
  const [from = '', to = ''] = value.split('/');
  if (from === '' || to === '') return undefined;
  const choices = [monthChoice(from.slice(0, 7), language), ...yearKinds.map((kind) => yearChoice(kind, yearOfDay(kind, from), language))];
  return choices.find((choice) => choice.value === value);
}
