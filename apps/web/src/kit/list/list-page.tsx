import type { FindingFilter } from '@faculty/contracts/kit/findings/checks';
import { isChecked } from '@faculty/contracts/kit/findings/found';
import type { ListQuery } from '@faculty/contracts/kit/list-query';
import { ActionIcon, Button, Group, Text, Title, Tooltip, VisuallyHidden } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconArrowBackUp, IconArrowLeft, IconArrowRight, IconFilterOff } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { usePhrases } from '../../i18n/phrases.tsx';
import { PageTitle } from '../theme/page-title.tsx';
import { PersonName } from '../theme/person-name.tsx';
import { ViewsButton } from '../views/views-button.tsx';
import { AddButton } from './add-button.tsx';
import { SelectSwitch } from './bulk/bulk-bar.tsx';
import { useMayChoose } from './bulk/use-bulk-actions.ts';
import { FilterBar } from './filters/filter-bar.tsx';
import { SelectFilter } from './filters/list-filters.tsx';
import { listPhrases } from './list.phrases.ts';
import classes from './list-page.module.css';
import { useReadyMessage } from './state/ready-message.ts';
import { useStep } from './state/undo.ts';
import type { Filters, ListPageState, ListState } from './state/use-list.ts';
import { DensitySwitch } from './table/density.tsx';
import { toolLook } from './tool-button.tsx';

interface ListPageProps<Item, Query extends ListQuery> {
  list: ListPageState<Item, Query>;
  title: string;
  /** The name of the parent record, where the list belongs to one, and the way back. */
  of?: { name: string; back: string; onBack(): void } | undefined;
  /** The other parts of that record. */
  tabs?: ReactNode;
  /** Words of the add button; without them nothing can be added here. */
  add?: string | undefined;
  /** More buttons in the head, such as a report. */
  tools?: ReactNode;
  /** The entity's own filters, after the search. */
  filters?: ReactNode;
  /** Filters that do not fit into that line of at most three or four. */
  moreFilters?: Parameters<typeof FilterBar<Item, Query>>[0]['moreFilters'];
  /** The table. */
  children: ReactNode;
}

/** A list screen: title, count and the add button; search and filters in one line; the table. */
export function ListPage<Item, Query extends ListQuery>({
  list,
  title,
  of,
  tabs,
  add,
  tools,
  filters,
  moreFilters,
  children,
}: ListPageProps<Item, Query>) {
  const t = usePhrases(listPhrases);
  const addButton = useRef<HTMLAnchorElement>(null);
  useHotkeys([['n', () => addButton.current?.click(), { preventDefault: true, usePhysicalKeys: true }]]);
  // nothing is ready, and nothing is counted, where the rows could not be had
  const hasFailed = list.error !== null && list.rows.length === 0;
  const mayChoose = useMayChoose(list.entity);
  const count = t.count(list.count, list.countText);
  return (
    <div className={classes.page}>
      <PageTitle>{of === undefined ? title : `${title} ${of.name}`}</PageTitle>
      <ReadyLine isLoading={list.isLoading || hasFailed} />
      <div className={classes.head}>
        <Heading title={title} of={of} />
        {!list.isLoading && !hasFailed && (
          <Text span size="sm" c="dimmed" className={classes.count ?? ''}>
            <span className={classes.countWords}>{count}</span>
            <span className={classes.countNumber} aria-hidden>
              {list.countText}
            </span>
          </Text>
        )}
        {list.isFiltered && (
          <Button
            visibleFrom="sm"
            variant="subtle"
            size="compact-md"
            leftSection={<IconFilterOff size={18} aria-hidden />}
            onClick={list.clearFilters}
          >
            {t.clearFilters}
          </Button>
        )}
        <VisuallyHidden role="status">{list.isLoading ? t.loading : hasFailed ? '' : count}</VisuallyHidden>
        <Group gap="xs" ml="auto" className={classes.tools ?? ''}>
          <StepButton />
          {tools}
          {mayChoose && <SelectSwitch selection={list.selection} />}
          {of === undefined && <ViewsButton />}
          <DensitySwitch />
          {add !== undefined && <AddButton ref={addButton} list={list} label={add} />}
        </Group>
      </div>
      {tabs}
      <FilterBar list={list} filters={filters} moreFilters={isChecked(list.entity) ? withFindings(list, moreFilters) : moreFilters} />
      {children}
    </div>
  );
}

/** The filters of a list whose records are checked: what was found is the last. */
function withFindings<Item, Query extends ListQuery>(
  list: ListPageState<Item, Query>,
  { names, filters }: NonNullable<ListPageProps<Item, Query>['moreFilters']> = { names: [], filters: null },
) {
  type Checked = ListQuery & { finding?: FindingFilter | undefined };
  return {
    names: [...names, 'finding' as keyof Filters<Query>], // `isChecked`
    filters: (
      <>
        {filters}
        <SelectFilter<Item, Checked, 'finding'> list={list as ListState<Item, Checked>} name="finding" />
      </>
    ),
  };
}

/** A component of its own: nothing else is drawn again when its words come and go. */
function ReadyLine({ isLoading }: { isLoading: boolean }) {
  const t = usePhrases(listPhrases);
  const { pathname } = useLocation();
  const isReady = useReadyMessage(pathname, isLoading);
  return (
    <Text role="status" size="xs" c="dimmed" className={classes.ready ?? ''}>
      {isReady && t.ready}
    </Text>
  );
}

/** What comes after the last action of this list, or takes it back; first in the row of buttons: the others stay where they are. */
function StepButton() {
  const t = usePhrases(listPhrases);
  const step = useStep();
  if (!step) return null;
  if (step.isNext) return <Button {...toolLook(IconArrowRight, step.words)} onClick={step.follow} />;
  const label = step.about ? t.forRow(step.words, step.about) : step.words;
  return (
    <Tooltip label={label}>
      <ActionIcon variant="default" size={36} aria-label={label} onClick={step.follow}>
        <IconArrowBackUp size={20} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}

function Heading({ title, of }: { title: string; of: ListPageProps<never, ListQuery>['of'] }) {
  return of === undefined ? <Title order={1}>{title}</Title> : <HeadingOf title={title} of={of} />;
}

/** Such a list opens in the place of the other one: reading starts at its heading. */
function HeadingOf({ title, of }: { title: string; of: NonNullable<ListPageProps<never, ListQuery>['of']> }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className={classes.heading}>
      <Tooltip label={of.back}>
        <ActionIcon variant="subtle" size="lg" aria-label={of.back} onClick={of.onBack}>
          <IconArrowLeft aria-hidden />
        </ActionIcon>
      </Tooltip>
      <Title order={1} ref={heading} tabIndex={-1}>
        {title}{' '}
        {of.name !== '' && (
          <Text span inherit c="dimmed" lang="th" className={classes.whose ?? ''}>
            <PersonName name={of.name} />
          </Text>
        )}
      </Title>
    </div>
  );
}
