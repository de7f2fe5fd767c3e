import {
  definitionIn,
  isListOfPeople,
  shippedTables,
  type TableKind,
  tableFigures,
  tableReport,
  tableRoutes,
} from '@faculty/contracts/works/work-table';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconFileSpreadsheet, IconLink } from '@tabler/icons-react';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { z } from 'zod';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { call } from '../../../kit/api/http.ts';
import { busyLook, toolLook } from '../../../kit/list/tool-button.tsx';
import { copyLink } from '../../../kit/notifications/copy-link.ts';
import { EmptyState, FailedState, LoadingState } from '../../../kit/notifications/states.tsx';
import { makeReport } from '../../../kit/reports/make-report.tsx';
import { reportPhrases } from '../../../kit/reports/report.phrases.ts';
import { useMe } from '../../../kit/session/session.tsx';
import { PageTitle } from '../../../kit/theme/page-title.tsx';
import { savedViewsQuery } from '../../../kit/views/saved-views.ts';
import { ViewsButton } from '../../../kit/views/views-button.tsx';
import { FiguresTable } from './figures-table.tsx';
import { PeopleList } from './people-list.tsx';
import { isSameTable, tableAddress } from './table-address.ts';
import { TableControls } from './table-controls.tsx';
import { workTablePhrases } from './work-table.phrases.ts';

const pageOf = { works: '/web/content_work', activities: '/web/content_activity' } as const;
const everyKind: TableKind[] = ['works', 'activities'];

/** `/web/work_table`: works or activities counted by what the person chooses; the address is the table. */
export function WorkTableScreen() {
  const t = usePhrases(workTablePhrases);
  const reports = usePhrases(reportPhrases);
  const { language } = useLanguage();
  const { rights, user_name } = useMe();
  const [params, setParams] = useSearchParams();
  const kinds = everyKind.filter((kind) => rights[pageOf[kind]]?.view === true);
  const definition = definitionIn(params, kinds[0] ?? 'works');
  const shipped = shippedTables.map((table) => ({
    name: table[language],
    to: tableAddress(table.definition),
    definition: table.definition,
  }));
  const { data: views = [] } = useQuery(savedViewsQuery);
  const saved = views.flatMap(({ page, name, query }) =>
    page === '/web/work_table' ? { name, definition: definitionIn(new URLSearchParams(query), definition.kind) } : [],
  );
  const name = [...saved, ...shipped].find((table) => isSameTable(table.definition, definition))?.name;
  const isLimited = [pageOf[definition.kind], '/web/work_table' as const].some((page) => rights[page]?.own_only === true);
  const { data, error, refetch } = useQuery({
    queryKey: ['work_tables', 'figures', definition],
    queryFn: async ({ signal }) => ({
      definition,
      figures: z.parse(tableFigures, await call(tableRoutes.figures, { query: definition, signal })),
    }),
    // the table before stays in sight until the next is there
    placeholderData: keepPreviousData,
  });
  const isByPart = definition.measure !== 'nobody' && (definition.rows === 'person' || definition.columns === 'person');
  const making = useMutation({ mutationFn: () => makeReport(tableReport.route, { query: { ...definition, name } }) });
  return (
    <Stack gap="sm">
      <PageTitle>{name ?? t.title}</PageTitle>
      <Group gap="xs">
        <div>
          <Title order={1}>{t.title}</Title>
          {name !== undefined && <Text c="dimmed">{name}</Text>}
        </div>
        <Group gap="xs" ml="auto">
          <ViewsButton shipped={shipped} hint={t.viewHint} />
          <Button {...toolLook(IconLink, t.copyLink)} onClick={() => void copyLink(location.href)} />
          <Button {...toolLook(IconFileSpreadsheet, reports.xlsx)} {...busyLook(making.isPending)} onClick={() => making.mutate()} />
        </Group>
      </Group>
      <TableControls
        definition={definition}
        kinds={kinds}
        onChange={(next) => setParams(new URL(tableAddress(next), location.origin).searchParams, { replace: true })}
      />
      {error && <FailedState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingState />}
      {data && data.figures.rows.length === 0 && <EmptyState drawing="no-match" title={t.empty} />}
      {data &&
        data.figures.rows.length > 0 &&
        (isListOfPeople(data.definition) ? (
          <PeopleList {...data} />
        ) : (
          <FiguresTable {...data} user_name={isLimited ? user_name : undefined} />
        ))}
      {isByPart && (
        <Text size="sm" c="dimmed">
          {t.byPart}
        </Text>
      )}
    </Stack>
  );
}
