import { profileRoutes, type WorkCount, workCount } from '@faculty/contracts/profile/profile';
import { Button, Skeleton, Table } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { z } from 'zod';
import { useLanguage, usePhrases } from '../../i18n/phrases.tsx';
import { call } from '../../kit/api/http.ts';
import classes from '../../kit/charts/charts.module.css';
import { Panel } from '../../kit/charts/panel.tsx';
import { EmptyState, FailedState } from '../../kit/notifications/states.tsx';
import { useRight } from '../../kit/session/session.tsx';
import { donutSlices, percentText, slicePath } from './charts/donut-slices.ts';
import { profilePhrases } from './profile.phrases.ts';

const answer = z.array(workCount);

/** How many works of each type the person has: a ring, and the same as a table. */
export function WorksDonut() {
  const t = usePhrases(profilePhrases);
  const { data, error, refetch } = useQuery({
    queryKey: ['profile_works'],
    queryFn: async ({ signal }) => z.parse(answer, await call(profileRoutes.works, { signal })),
  });
  return (
    <Panel id="works" title={t.works}>
      {error && <FailedState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton h={220} />}
      {data?.length === 0 && <EmptyState title={t.noWorks} hint={t.noWorksHint} action={<AddWork />} />}
      {data && data.length > 0 && <Ring works={data} />}
    </Panel>
  );
}

function AddWork() {
  const t = usePhrases(profilePhrases);
  const { add } = useRight('/web/content_work');
  if (!add) return null;
  return (
    <Button component={Link} to="/web/content_work?form=add" variant="light" leftSection={<IconPlus size={18} aria-hidden />} mt="xs">
      {t.addWork}
    </Button>
  );
}

function Ring({ works }: { works: WorkCount[] }) {
  const t = usePhrases(profilePhrases);
  const { language } = useLanguage();
  const slices = donutSlices(works, ({ item }) => item);
  const total = works.reduce((sum, { item }) => sum + item, 0);
  return (
    <div className={classes.donut}>
      {/* the table has the same data */}
      <svg viewBox="0 0 120 120" className={classes.ring} aria-hidden>
        {slices.map((slice, index) => (
          <path key={slice.item.parameter_th} d={slicePath(slice)} data-slice={index % 8} />
        ))}
        <text x="60" y="60" className={classes.total}>
          {total}
        </text>
        <text x="60" y="78" className={classes.unit}>
          {t.worksUnit}
        </text>
      </svg>
      <Table verticalSpacing={6} className={classes.figures} aria-label={t.worksOf(total)}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t.workType}</Table.Th>
            <Table.Th ta="end">{t.workCount}</Table.Th>
            <Table.Th ta="end">{t.workShare}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {slices.map(({ item, ...slice }, index) => (
            <Table.Tr key={item.parameter_th}>
              <Table.Td>
                <span className={classes.key} data-slice={index % 8} aria-hidden />
                {language === 'en' && item.parameter_en !== '' ? item.parameter_en : item.parameter_th}
              </Table.Td>
              <Table.Td ta="end">{item.item}</Table.Td>
              <Table.Td ta="end">{percentText(slice)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}
