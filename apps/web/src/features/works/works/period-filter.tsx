import type { Bilingual, Language } from '@faculty/contracts/kit/bilingual';
import { todayInBangkok } from '@faculty/contracts/kit/dates/today';
import { daysOfYear, type YearKind, yearOfDay } from '@faculty/contracts/works/quality';
import type { WorkQuery } from '@faculty/contracts/works/work';
import type { WorkItem } from '@faculty/contracts/works/work-row';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import type { Choice } from '../../../kit/fields/choice/use-parameters.ts';
import { listPhrases } from '../../../kit/list/list.phrases.ts';
import classes from '../../../kit/list/list-page.module.css';
import type { ListState } from '../../../kit/list/state/use-list.ts';
import { LazySelect } from '../../../kit/overlays/lazy-select.tsx';
import { dayText } from '../../../kit/theme/dates.ts';
import { workPhrases } from './work.phrases.ts';

const shownYears = 10;

/** As they read behind the name of the filter: a box has no room for more. */
const short = {
  fiscal: { th: 'งบประมาณ', en: 'Fiscal' },
  academic: { th: 'การศึกษา', en: 'Academic' },
  calendar: { th: 'พ.ศ.', en: 'B.E.' },
} as const satisfies Record<YearKind, Bilingual>;

/** The last years of each kind, as the days from which to which they are. */
function yearChoices(language: Language): Choice[] {
  const today = todayInBangkok();
  return (['fiscal', 'academic', 'calendar'] satisfies YearKind[]).flatMap((kind) =>
    Array.from({ length: shownYears }, (_, ago) => {
      const year = yearOfDay(kind, today) - ago;
      const { from, to } = daysOfYear(kind, year);
      return { value: `${from}/${to}`, label: `${short[kind][language]} ${year}` };
    }),
  );
}

/** Filters works by the fiscal, academic or calendar year they came out in; the days of an address as they stand there. */
export function PeriodFilter({ list }: { list: ListState<WorkItem, WorkQuery> }) {
  const t = usePhrases(workPhrases);
  const { all } = usePhrases(listPhrases);
  const { language } = useLanguage();
  const { start_date, end_date } = list.query;
  const value = start_date || end_date ? `${start_date ?? ''}/${end_date ?? ''}` : null;
  const years = yearChoices(language);
  const days = [start_date, end_date].map((day) => (day ? dayText(day, language) : '')).join(' – ');
  const isKnown = value === null || years.some((choice) => choice.value === value);
  return (
    <LazySelect
      className={classes.yearFilter}
      label={t.period}
      placeholder={all}
      data={isKnown ? years : [{ value, label: days }, ...years]}
      value={value}
      onChange={(choice) => {
        const [from, to] = (choice ?? '/').split('/');
        list.filter({ start_date: from || undefined, end_date: to || undefined });
      }}
      searchable
      clearable
    />
  );
}
