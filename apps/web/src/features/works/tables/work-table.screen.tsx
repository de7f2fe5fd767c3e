import { type TableKind, tableFigures, tableReport, tableRoutes } from '@faculty/contracts/works/work-table';
import { Group, Stack, Text, Title } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { z } from 'zod';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { call } from '../../../kit/api/http.ts';
import { EmptyState, FailedState, LoadingState } from '../../../kit/notifications/states.tsx';
import { useMe } from '../../../kit/session/session.tsx';
import { PageTitle } from '../../../kit/theme/page-title.tsx';
import { ReportButtons } from '../shared/report-buttons.tsx';
import { FiguresTable } from './figures-table.tsx';
import { SavedTables } from './saved-tables.tsx';
import { definitionIn, openedName, tableAddress } from './table-address.ts';
import { TableControls } from './table-controls.tsx';
import { useOpened } from './use-opened.ts';
import { WithNoneList } from './with-none.tsx';
import { workTablePhrases } from './work-table.phrases.ts';

const pageOf = { works: '/web/content_work', activities: '/web/content_activity' } as const;
const everyKind: TableKind[] = ['works', 'activities'];

/** `/web/work_table`: works or activities counted by what the person chooses; the address is the table. */
export function WorkTableScreen() {
  const t = usePhrases(workTablePhrases);
  const { rights, user_name } = useMe();
  const [params, setParams] = useSearchParams();
  const kinds = everyKind.filter((kind) => rights[pageOf[kind]]?.view === true);
  const definition = definitionIn(params, kinds[0] ?? 'works');
  const opened = params.get(openedName) ?? '';
  const { name } = useOpened(opened);
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
  const isByPart = definition.rows === 'person' || definition.columns === 'person';
  const cut = data ? data.figures.cut.rows + data.figures.cut.columns : 0;
  return (
    <Stack gap="sm">
      <PageTitle>{name ?? t.title}</PageTitle>
      <Group gap="xs">
        <div>
          <Title order={1}>{t.title}</Title>
          {name !== undefined && <Text c="dimmed">{name}</Text>}
        </div>
        <Group gap="xs" ml="auto">
          <SavedTables definition={definition} opened={opened} />
          <ReportButtons report={tableReport} ask={(extension) => ({ query: { ...definition, extension, name } })} />
        </Group>
      </Group>
      <TableControls
        definition={definition}
        kinds={kinds}
        onChange={(next) => setParams(new URL(tableAddress(next, opened), location.origin).searchParams, { replace: true })}
      />
      {error && <FailedState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingState />}
      {data && data.figures.rows.length === 0 && <EmptyState drawing="no-match" title={t.empty} />}
      {data && data.figures.rows.length > 0 && (
        <FiguresTable definition={data.definition} figures={data.figures} user_name={isLimited ? user_name : undefined} />
      )}
      {isByPart && (
        <Text size="sm" c="dimmed">
          {t.byPart}
        </Text>
      )}
      {cut > 0 && <Text size="sm">{t.cut(cut)}</Text>}
      {!isLimited && <WithNoneList key={`${definition.kind} ${definition.years}`} definition={definition} />}
    </Stack>
  );
}
