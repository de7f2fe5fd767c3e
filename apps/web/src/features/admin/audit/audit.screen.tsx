import { type AuditLine, type AuditQuery, auditActions, auditLine, auditQuery, auditRoutes } from '@faculty/contracts/admin/audit';
import { kindNames } from '@faculty/contracts/entity-labels';
import { inLanguage } from '@faculty/contracts/kit/bilingual';
import { defineEntity } from '@faculty/contracts/kit/entity';
import { comboRoutes, personOption } from '@faculty/contracts/lookups/combos';
import { Accordion, Text, TextInput } from '@mantine/core';
import { z } from 'zod';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { defineCombo, useCombo } from '../../../kit/fields/choice/use-combo.ts';
import { DayInput } from '../../../kit/fields/day/day-field.tsx';
import { isDay } from '../../../kit/fields/day/parse-day.ts';
import { ChangeHead } from '../../../kit/history/change-head.tsx';
import { historyPhrases } from '../../../kit/history/history.phrases.ts';
import { entityLabel } from '../../../kit/history/labels.ts';
import { SelectFilter } from '../../../kit/list/filters/list-filters.tsx';
import { PeriodFilter } from '../../../kit/list/filters/period-filter.tsx';
import { lazyForm } from '../../../kit/list/lazy-form.tsx';
import { listPhrases } from '../../../kit/list/list.phrases.ts';
import { ListFooter } from '../../../kit/list/list-footer.tsx';
import { ListPage } from '../../../kit/list/list-page.tsx';
import { type ListState, useListPage } from '../../../kit/list/state/use-list.ts';
import { EmptyState, FailedState, LoadingState } from '../../../kit/notifications/states.tsx';
import { useTypedFilter } from '../shared/use-typed-filter.ts';
import classes from './audit.module.css';
import { auditPhrases } from './audit.phrases.ts';

const personCombo = defineCombo({
  route: comboRoutes.people,
  option: personOption,
  choice: ({ user_name, full_name_th, full_name_en }, language) => ({
    value: user_name,
    label: `${inLanguage(language, full_name_th, full_name_en)} (${user_name})`,
  }),
});

interface AuditFiltersProps {
  list: ListState<AuditLine, AuditQuery>;
}

// lazy: the contracts of every kind of record, which no closed line needs
const RecordChanges = lazyForm(() => import('../../../kit/history/record-changes.tsx').then((m) => m.RecordChanges));

/** The log as an entity of the web kit: it can be listed only. */
const auditEntity = defineEntity<string, AuditLine, AuditLine, never, AuditQuery>()({
  name: 'audit_log',
  tag: 'Audit',
  page: '/admin/audit',
  idKey: 'id',
  id: z.string(),
  row: auditLine,
  item: auditLine,
  body: z.never(),
  query: auditQuery,
  labels: {},
  ownerKey: 'user_name',
  defaultOrder: [{ field: 'id', sort: 'desc' }],
  pageSize: 50,
  files: {},
  routes: { list: auditRoutes.list },
});

/** `/admin/audit`: who changed what and when, the latest first; each line expands to its fields. */
export function AuditScreen() {
  const t = usePhrases(auditPhrases);
  const none = usePhrases(listPhrases);
  const list = useListPage(auditEntity, { pageSizes: [20, 50, 100] });
  const isEmpty = !list.isLoading && !list.error && list.count === 0;
  return (
    <ListPage
      list={list}
      title={t.title}
      filters={<AuditFilters list={list} />}
      moreFilters={{ names: ['record_id', 'from', 'to'], filters: <MoreAuditFilters list={list} /> }}
    >
      {list.error && <FailedState error={list.error} onRetry={list.retry} />}
      {list.isLoading && <LoadingState />}
      {isEmpty && (
        <EmptyState title={list.isFiltered ? none.noMatchTitle : t.empty} hint={list.isFiltered ? none.noMatchHint : t.emptyHint} />
      )}
      {list.rows.length > 0 && (
        <div className={classes.frame} aria-busy={list.isRefreshing}>
          <Accordion multiple variant="default" aria-label={t.lines}>
            {list.rows.map((line) => (
              <Accordion.Item key={line.id} value={line.id} data-row={line.id}>
                <Accordion.Control>
                  <LineHead line={line} />
                </Accordion.Control>
                <Accordion.Panel>
                  <RecordChanges line={line} />
                </Accordion.Panel>
              </Accordion.Item>
            ))}
          </Accordion>
          <ListFooter list={list} />
        </div>
      )}
    </ListPage>
  );
}

function LineHead({ line }: { line: AuditLine }) {
  const t = usePhrases(auditPhrases);
  const { language } = useLanguage();
  const kind = entityLabel(line.entity, language);
  const title = inLanguage(language, line.record_title, line.record_title_en);
  // its identifier is a route, which tells a reader nothing
  const isExport = line.action === 'export';
  return (
    <span className={classes.line}>
      <ChangeHead line={line} />
      <Text span className={classes.recordOf ?? ''}>
        {title === '' ? kind : t.record(kind, title)}{' '}
        {!isExport && (
          <Text span c="dimmed" size="sm">
            {t.idOf(line.record_id)}
          </Text>
        )}
      </Text>
    </span>
  );
}

/** What was changed, by whom, how and when. */
function AuditFilters({ list }: AuditFiltersProps) {
  const t = usePhrases(auditPhrases);
  const actions = usePhrases(historyPhrases);
  const { language } = useLanguage();
  return (
    <>
      <SelectFilter
        list={list}
        name="entity"
        label={t.entity}
        options={kindNames.map((value) => ({ value, label: entityLabel(value, language) }))}
        isSearchable
      />
      <SelectFilter list={list} name="user_name" label={t.user_name} options={useCombo(personCombo)} isSearchable />
      <SelectFilter
        list={list}
        name="action"
        label={t.action}
        options={auditActions.map((action) => ({ value: action, label: actions[action] }))}
      />
      <PeriodFilter list={list} from="from" to="to" />
    </>
  );
}

/** Filters that are needed less often. */
function MoreAuditFilters({ list }: AuditFiltersProps) {
  const t = usePhrases(auditPhrases);
  const [record, setRecord] = useTypedFilter(list.query.record_id ?? '', (typed) => list.filter({ record_id: typed.trim() || undefined }));
  return (
    <>
      <TextInput label={t.record_id} value={record} maxLength={100} onChange={(event) => setRecord(event.currentTarget.value)} />
      <DayFilter list={list} name="from" />
      <DayFilter list={list} name="to" />
    </>
  );
}

/** A day that is only half typed does not filter yet. */
function DayFilter({ list, name }: AuditFiltersProps & { name: 'from' | 'to' }) {
  const t = usePhrases(auditPhrases);
  return (
    <DayInput
      label={t[name]}
      value={list.query[name] ?? null}
      onChange={(day) => (day === null || isDay(day)) && list.filter({ [name]: day ?? undefined })}
    />
  );
}
