import type { LcOverview } from '@faculty/contracts/centre/lc-overview';
import { VisuallyHidden } from '@mantine/core';
import type { CSSProperties } from 'react';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { weekdayWords } from '../../../kit/theme/day-words.ts';
import classes from './lc-overview.module.css';
import { lcOverviewPhrases } from './lc-overview.phrases.ts';

/** When people come: a table whose cells are the darker the more came. */
export function WeekGrid({ hours }: { hours: LcOverview['hours'] }) {
  const t = usePhrases(lcOverviewPhrases);
  const { language } = useLanguage();
  const names = weekdayWords(language, 'long');
  const short = weekdayWords(language, 'short');
  // Thai's narrow names tell the days apart, English letters do not
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
