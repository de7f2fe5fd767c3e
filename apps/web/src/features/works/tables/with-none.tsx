import { inLanguage } from '@faculty/contracts/kit/bilingual';
import { yearOfDay } from '@faculty/contracts/kit/dates/period';
import { todayInBangkok } from '@faculty/contracts/kit/dates/today';
import { type TableDefinition, tablePeriod, tableRoutes, type WithNone, withNone } from '@faculty/contracts/works/work-table';
import { Group, Stack, Text, Title } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { z } from 'zod';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { call } from '../../../kit/api/http.ts';
import { FailedState } from '../../../kit/notifications/states.tsx';
import { yearText } from '../../../kit/theme/dates.ts';
import { PersonName } from '../../../kit/theme/person-name.tsx';
import { workTablePhrases } from './work-table.phrases.ts';

/** Members without a work or activity in the last year of a table, by department. */
export function WithNoneList({ definition }: { definition: TableDefinition }) {
  const t = usePhrases(workTablePhrases);
  const { language } = useLanguage();
  const { kind, years, department } = definition;
  const year = tablePeriod(definition)?.last ?? yearOfDay(years, todayInBangkok());
  const { data, error, refetch } = useQuery({
    queryKey: ['work_tables', 'with_none', kind, years, year, department],
    queryFn: async ({ signal }) =>
      z.parse(withNone, await call(tableRoutes.withNone, { query: { kind, years, year, department }, signal })),
    placeholderData: keepPreviousData,
  });
  const departments = new Map<string, WithNone['rows']>();
  for (const row of data?.rows ?? []) {
    const name = inLanguage(language, row.department_th, row.department_en) || t.noDepartment;
    departments.set(name, [...(departments.get(name) ?? []), row]);
  }
  return (
    <Stack component="section" gap="xs" aria-labelledby="with-none">
      <Group gap="sm" align="baseline">
        <Title order={2} id="with-none">
          {t.none(yearText(year, language))}
        </Title>
        {data && (
          <Text span c="dimmed" role="status">
            {t.noneCount(data.count, data.members)}
          </Text>
        )}
      </Group>
      <Text size="sm" c="dimmed">
        {t.noneHint}
      </Text>
      {error && <FailedState error={error} onRetry={() => void refetch()} />}
      {data?.count === 0 && <Text>{t.everybody}</Text>}
      {[...departments].map(([name, people]) => (
        <Text key={name}>
          <strong>{`${name} (${people.length})`}</strong>{' '}
          {people.map(({ user_name, full_name_th, full_name_en }, at) => (
            <Fragment key={user_name}>
              {at > 0 && ', '}
              <PersonName name={inLanguage(language, full_name_th, full_name_en)} />
            </Fragment>
          ))}
        </Text>
      ))}
    </Stack>
  );
}
