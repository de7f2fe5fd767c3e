import { inLanguage } from '@faculty/contracts/kit/bilingual';
import { yearKinds, yearOfDay } from '@faculty/contracts/kit/dates/period';
import { todayInBangkok } from '@faculty/contracts/kit/dates/today';
import { type TableDefinition, tableRoutes, type WithNone, withNone, withNoneQuery } from '@faculty/contracts/works/work-table';
import { Group, Stack, Text, Title } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { call } from '../../../kit/api/http.ts';
import { YearInput } from '../../../kit/fields/day/year-input.tsx';
import { FailedState } from '../../../kit/notifications/states.tsx';
import { PersonName } from '../../../kit/theme/person-name.tsx';
import classes from './work-table.module.css';
import { workTablePhrases } from './work-table.phrases.ts';

/** Members without a work or activity in a year, by department. */
export function WithNoneList({ definition: { kind, years, department } }: { definition: TableDefinition }) {
  const t = usePhrases(workTablePhrases);
  const { language } = useLanguage();
  const [typed, setTyped] = useState(String(yearOfDay(years, todayInBangkok())));
  const asked = withNoneQuery.safeParse({ kind, years, year: typed, department });
  const { data, error, refetch } = useQuery({
    queryKey: ['work_tables', 'with_none', asked.data],
    queryFn: async ({ signal }) => z.parse(withNone, await call(tableRoutes.withNone, { query: asked.data ?? {}, signal })),
    enabled: asked.success,
    placeholderData: keepPreviousData,
  });
  return (
    <Stack component="section" gap="xs" aria-labelledby="with-none">
      <Group gap="sm" align="baseline">
        <Title order={2} id="with-none">
          {t.none}
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
      <YearInput label={`${yearKinds[years][language]}: ${t.year}`} value={typed} onChange={setTyped} w={220} />
      {error && <FailedState error={error} onRetry={() => void refetch()} />}
      {data && (data.count === 0 ? <Text>{t.everybody}</Text> : <ByDepartment rows={data.rows} />)}
    </Stack>
  );
}

function ByDepartment({ rows }: Pick<WithNone, 'rows'>) {
  const t = usePhrases(workTablePhrases);
  const { language } = useLanguage();
  const departments = new Map<string, WithNone['rows']>();
  for (const row of rows) {
    const name = inLanguage(language, row.department_th, row.department_en) || t.noDepartment;
    departments.set(name, [...(departments.get(name) ?? []), row]);
  }
  return (
    <ul className={classes.departments}>
      {[...departments].map(([name, people]) => (
        <li key={name}>
          <Text fw={600}>{`${name} (${people.length})`}</Text>
          <ul>
            {people.map(({ user_name, full_name_th, full_name_en }) => (
              <li key={user_name}>
                <PersonName name={inLanguage(language, full_name_th, full_name_en)} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
