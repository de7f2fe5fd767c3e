import { inLanguage } from '@faculty/contracts/kit/bilingual';
import { profileRoutes, workCount } from '@faculty/contracts/profile/profile';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { useLanguage, usePhrases } from '../../i18n/phrases.tsx';
import { call } from '../../kit/api/http.ts';
import charts from '../../kit/charts/charts.module.css';
import { FailedState } from '../../kit/notifications/states.tsx';
import { donutSlices, slicePath } from './charts/donut-slices.ts';
import classes from './home.module.css';
import { profilePhrases } from './profile.phrases.ts';

const answer = z.array(workCount);

/** How many works of each type the person has: a ring, and the same as a list. */
export function WorksDonut() {
  const t = usePhrases(profilePhrases);
  const { language } = useLanguage();
  const { data, error, refetch } = useQuery({
    queryKey: ['profile_works'],
    queryFn: async ({ signal }) => z.parse(answer, await call(profileRoutes.works, { signal })),
  });
  if (error) return <FailedState error={error} onRetry={() => void refetch()} />;
  const slices = donutSlices(data ?? [], ({ item }) => item);
  const total = slices.reduce((sum, { item }) => sum + item.item, 0);
  return (
    <div className={classes.donut}>
      {/* the list has the same data */}
      <svg viewBox="0 0 120 120" aria-hidden>
        {total === 0 && <circle cx="60" cy="60" r="46" className={classes.noSlice} />}
        {slices.map((slice, index) => (
          <path key={slice.item.parameter_th} d={slicePath(slice)} data-slice={index % 8} />
        ))}
        <text x="60" y="64">
          {total}
        </text>
        <text x="60" y="84">
          {t.worksUnit}
        </text>
      </svg>
      {total === 0 ? (
        <Text c="dimmed">{t.noWorks}</Text>
      ) : (
        <ul className={classes.types} aria-label={t.worksOf(total)}>
          {slices.map(({ item }, index) => (
            <li key={item.parameter_th}>
              <span className={charts.key} data-slice={index % 8} aria-hidden />
              {inLanguage(language, item.parameter_th, item.parameter_en)}
              <b>{item.item}</b>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
