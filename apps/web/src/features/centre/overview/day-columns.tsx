import type { LcOverview } from '@faculty/contracts/centre/lc-overview';
import { VisuallyHidden } from '@mantine/core';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { dayWords } from '../../../kit/theme/day-names.ts';
import { lcUserTypePhrases } from '../members/lc-member.phrases.ts';
import classes from './lc-overview.module.css';
import { lcOverviewPhrases } from './lc-overview.phrases.ts';
import { scaleOf } from './scale-of.ts';
import { partsOf, typeKeys } from './type-parts.ts';

/** The days of a month as standing bars, for the eye; the same as a table, for the ear. */
export function DayColumns({ days }: { days: LcOverview['days'] }) {
  const t = usePhrases(lcOverviewPhrases);
  const types = usePhrases(lcUserTypePhrases);
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

const stacked = <Part extends { count: number }>(parts: Part[]) =>
  parts.map((part, at) => ({ ...part, from: parts.slice(0, at).reduce((sum, { count }) => sum + count, 0) }));
