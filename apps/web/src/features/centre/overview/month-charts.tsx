import type { LcOverview } from '@faculty/contracts/centre/lc-overview';
import { type LcUserType, lcUserType } from '@faculty/contracts/centre/lc-user';
import type { Language } from '@faculty/contracts/kit/bilingual';
import { inLanguage } from '@faculty/contracts/kit/bilingual';
import { Paper, VisuallyHidden } from '@mantine/core';
import type { CSSProperties } from 'react';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { BarTable } from '../../../kit/charts/bar-table.tsx';
import charts from '../../../kit/charts/charts.module.css';
import { Panel } from '../../../kit/charts/panel.tsx';
import { countText } from '../../../kit/theme/counts.ts';
import { dayWords } from '../../../kit/theme/day-names.ts';
import classes from './lc-overview.module.css';
import { lcOverviewPhrases } from './lc-overview.phrases.ts';

/** Names of the days of the week, from Monday. */
function weekdayWords(language: Language, weekday: 'narrow' | 'short' | 'long'): string[] {
  const { format } = new Intl.DateTimeFormat(language === 'th' ? 'th-TH' : 'en-GB', { weekday, timeZone: 'UTC' });
  // 3 to 9 August 2026: a week from Monday
  return [3, 4, 5, 6, 7, 8, 9].map((day) => format(Date.UTC(2026, 7, day)));
}

const stacked = <Part extends { count: number }>(parts: Part[]) =>
  parts.map((part, at) => ({ ...part, from: parts.slice(0, at).reduce((sum, { count }) => sum + count, 0) }));

/** The busiest departments; the others are summed up. */
const mostDepartments = 10;

/** A month with visits: its figures, and charts that are tables for screen readers. */
export function MonthCharts({ of }: { of: LcOverview }) {
  const t = usePhrases(lcOverviewPhrases);
  return (
    <>
      <Figures of={of} />
      <div className={charts.panels}>
        <div className={classes.wide}>
          <Panel id="by-day" title={t.byDay}>
            <Legend />
            <DayColumns days={of.days} />
          </Panel>
        </div>
        <Panel id="by-hour" title={t.byHour}>
          <WeekGrid hours={of.hours} />
        </Panel>
        <Panel id="by-department" title={t.byDepartment}>
          <Legend />
          <Departments of={of.departments} />
        </Panel>
      </div>
    </>
  );
}

function Figures({ of: { visits, visits_before, people, minutes, timed, closed, inside } }: { of: LcOverview }) {
  const t = usePhrases(lcOverviewPhrases);
  const figures = [
    { name: t.visits, value: visits, hint: t.visitsBefore(visits_before) },
    { name: t.people, value: people, hint: '' },
    { name: t.time, value: Math.round(minutes / 60), hint: timed > 0 ? t.perVisit(Math.round(minutes / timed)) : '' },
    { name: t.closed, value: closed, hint: t.untimed },
    ...(inside > 0 ? [{ name: t.inside, value: inside, hint: t.untimed }] : []),
  ];
  return (
    <dl className={classes.figures} aria-label={t.figures}>
      {figures.map(({ name, value, hint }) => (
        <Paper key={name} withBorder px="md" py="sm">
          <dt>{name}</dt>
          <dd>
            <span className={classes.value}>{countText(value)}</span>
            <span className={classes.hint}>{hint}</span>
          </dd>
        </Paper>
      ))}
    </dl>
  );
}

/** Colours of the member types; the tables name them in words. */
function Legend() {
  const types = usePhrases(lcUserType.words);
  return (
    <ul className={charts.legend} aria-hidden>
      {typeKeys.map(({ key, type }) => (
        <li key={key}>
          <span className={charts.key} data-status={key} />
          {types[type]}
        </li>
      ))}
    </ul>
  );
}

function Departments({ of }: { of: LcOverview['departments'] }) {
  const t = usePhrases(lcOverviewPhrases);
  const types = usePhrases(lcUserType.words);
  const words = Object.fromEntries(typeKeys.map(({ key, type }) => [key, types[type]])) as Record<TypeKey, string>; // each key once
  const { language } = useLanguage();
  const others = of.slice(mostDepartments);
  const bars = of
    .slice(0, mostDepartments)
    .map((each) => ({ name: inLanguage(language, each.up_department_name_th, each.up_department_name_en), parts: partsOf(each) }));
  if (others.length > 0) {
    const sum = (type: 'S' | 'E' | 'U') => others.reduce((all, each) => all + each[type], 0);
    bars.push({ name: t.others(others.length), parts: partsOf({ S: sum('S'), E: sum('E'), U: sum('U') }) });
  }
  return (
    <BarTable
      caption={t.byDepartment}
      nameHeader={t.department}
      sumHeader={t.sum}
      bars={bars}
      wordsOf={(key, count) => t.counted(words[key], count)}
    />
  );
}

/** Visits by weekday and hour: a heat map as a table. */
function WeekGrid({ hours }: { hours: LcOverview['hours'] }) {
  const t = usePhrases(lcOverviewPhrases);
  const { language } = useLanguage();
  const names = weekdayWords(language, 'long');
  const short = weekdayWords(language, 'short');
  // Thai's narrow weekday names are distinct, English ones are not
  const narrow = weekdayWords(language, language === 'th' ? 'narrow' : 'short');
  const most = Math.max(1, ...hours.flatMap(({ weekdays }) => weekdays));
  return (
    <table className={classes.week}>
      <VisuallyHidden component="caption">{t.byHour}</VisuallyHidden>
      <thead>
        <tr>
          <th scope="col">{t.hour}</th>
          {names.map((name, at) => (
            <th key={name} scope="col" abbr={name}>
              <span className={classes.full}>{short[at]}</span>
              <span className={classes.narrow} title={name}>
                {narrow[at]}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {hours.map(({ hour, weekdays }) => (
          <tr key={hour}>
            <th scope="row">{`${String(hour).padStart(2, '0')}:00`}</th>
            {weekdays.map((count, at) => (
              // a property of our own, which the sheet turns into a shade
              <td key={names[at]} style={{ '--part': count / most } as CSSProperties} data-none={count === 0 || undefined}>
                {count}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The days of a month as standing bars, for the eye; the same as a table, for the ear. */
function DayColumns({ days }: { days: LcOverview['days'] }) {
  const t = usePhrases(lcOverviewPhrases);
  const types = usePhrases(lcUserType.words);
  const { language } = useLanguage();
  const { most, ticks } = scaleOf(Math.max(...days.map(({ all }) => all)));
  return (
    <>
      <div className={classes.columns} aria-hidden>
        <div className={classes.scale}>
          {ticks.toReversed().map((tick) => (
            <span key={tick}>{tick}</span>
          ))}
        </div>
        <svg viewBox={`0 0 ${days.length} ${most}`} preserveAspectRatio="none" className={classes.plot} aria-hidden>
          {ticks.map((tick) => (
            <line key={tick} x1="0" x2={days.length} y1={most - tick} y2={most - tick} vectorEffect="non-scaling-stroke" />
          ))}
          {days.map((day, at) => (
            <g key={day.day}>
              <title>{`${dayWords(day.day, language)}: ${day.all}`}</title>
              {stacked(partsOf(day)).map(
                ({ key, from, count }) =>
                  count > 0 && <rect key={key} x={at + 0.13} width="0.74" y={most - from - count} height={count} data-status={key} />,
              )}
            </g>
          ))}
        </svg>
        <div className={classes.names}>
          {days.map(({ day }) => (
            <span key={day}>{Number(day.slice(8))}</span>
          ))}
        </div>
      </div>
      <VisuallyHidden>
        <table>
          <caption>{t.byDay}</caption>
          <thead>
            <tr>
              <th scope="col">{t.day}</th>
              {typeKeys.map(({ key, type }) => (
                <th key={key} scope="col">
                  {types[type]}
                </th>
              ))}
              <th scope="col">{t.sum}</th>
            </tr>
          </thead>
          <tbody>
            {days.map((day) => (
              <tr key={day.day}>
                <th scope="row">{dayWords(day.day, language)}</th>
                {typeKeys.map(({ key, type }) => (
                  <td key={key}>{day[type]}</td>
                ))}
                <td>{day.all}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </>
  );
}

/** The axis of counts up to `highest`: round steps, five at most, and where it ends. */
export function scaleOf(highest: number): { most: number; ticks: number[] } {
  const wanted = Math.max(1, highest) / 4;
  const power = 10 ** Math.floor(Math.log10(Math.max(1, wanted)));
  const step = [1, 2, 5, 10].map((round) => round * power).find((each) => each >= wanted) ?? 10 * power;
  const steps = Math.max(1, Math.ceil(highest / step));
  return { most: steps * step, ticks: Array.from({ length: steps + 1 }, (_, at) => at * step) };
}

/** Member types as the charts' colours name them, in the order they are stacked. */
const typeKeys = [
  { key: 'student', type: 'S' },
  { key: 'staff', type: 'E' },
  { key: 'public', type: 'U' },
] as const satisfies { key: string; type: LcUserType }[];
type TypeKey = (typeof typeKeys)[number]['key'];

/** The parts of one bar. */
const partsOf = (counts: Record<LcUserType, number>): { key: TypeKey; count: number }[] =>
  typeKeys.map(({ key, type }) => ({ key, count: counts[type] }));
