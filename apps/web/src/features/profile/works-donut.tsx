import { inLanguage } from '@faculty/contracts/kit/bilingual';
import { profileRoutes, workCount } from '@faculty/contracts/profile/profile';
import { Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { useLanguage, usePhrases } from '../../i18n/phrases.tsx';
import { call } from '../../kit/api/http.ts';
import charts from '../../kit/charts/charts.module.css';
import { FailedState } from '../../kit/notifications/states.tsx';
import { donutSlices, slicePath } from './charts/donut-slices.ts';
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
    <Group wrap="nowrap" gap="sm" px="md" py="sm" style={{ borderTop: '1px solid var(--line)' }}>
      {/* the list has the same data */}
      <svg viewBox="0 0 120 120" width="104" fill="none" strokeWidth="17" style={{ flex: 'none' }} aria-hidden>
        {total === 0 && <circle cx="60" cy="60" r="46" stroke="var(--line)" />}
        {slices.map((slice, index) => (
          <path key={slice.item.parameter_th} d={slicePath(slice)} data-slice={index % 8} stroke="var(--slice)" />
        ))}
        <g fill="currentColor" strokeWidth="0" textAnchor="middle">
          <text x="60" y="64" fontSize="27" fontWeight="600">
            {total}
          </text>
          <text x="60" y="82" fontSize="15">
            {t.worksUnit}
          </text>
        </g>
      </svg>
      {total === 0 ? (
        <Text c="dimmed">{t.noWorks}</Text>
      ) : (
        <Text component="ul" fz={14} flex={1} m={0} p={0} aria-label={t.worksOf(total)}>
          {slices.map(({ item }, index) => (
            <Group component="li" key={item.parameter_th} justify="space-between" wrap="nowrap" gap="xs">
              <span>
                <span className={charts.key} data-slice={index % 8} aria-hidden />
                {inLanguage(language, item.parameter_th, item.parameter_en)}
              </span>
              <b>{item.item}</b>
            </Group>
          ))}
        </Text>
      )}
    </Group>
  );
}
