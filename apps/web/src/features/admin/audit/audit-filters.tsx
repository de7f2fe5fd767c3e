import { type AuditLine, type AuditQuery, auditActions } from '@faculty/contracts/admin/audit';
import { comboRoutes, personOption } from '@faculty/contracts/lookups/combos';
import { TextInput } from '@mantine/core';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { defineCombo, useCombo } from '../../../kit/fields/choice/use-combo.ts';
import { DayField } from '../../../kit/fields/day/day-field.tsx';
import { isDay } from '../../../kit/fields/day/parse-day.ts';
import { entityChoices } from '../../../kit/history/entity-labels.ts';
import { historyPhrases } from '../../../kit/history/history.phrases.ts';
import { SelectFilter } from '../../../kit/list/filters/list-filters.tsx';
import type { ListState } from '../../../kit/list/state/use-list.ts';
import { useTypedFilter } from '../../../kit/list/state/use-typed-filter.ts';
import { auditPhrases } from './audit.phrases.ts';

const personCombo = defineCombo({
  route: comboRoutes.people,
  option: personOption,
  choice: ({ user_name, full_name_th }) => ({ value: user_name, label: `${full_name_th} (${user_name})` }),
});

interface AuditFiltersProps {
  list: ListState<AuditLine, AuditQuery>;
}

/** What was changed, by whom, how and when. */
export function AuditFilters({ list }: AuditFiltersProps) {
  const t = usePhrases(auditPhrases);
  const actions = usePhrases(historyPhrases);
  const { language } = useLanguage();
  const [record, setRecord] = useTypedFilter(list.query.record_id ?? '', (typed) => list.filter({ record_id: typed.trim() || undefined }));
  return (
    <>
      <SelectFilter list={list} name="entity" label={t.entity} options={entityChoices(language)} isSearchable />
      <SelectFilter list={list} name="user_name" label={t.user_name} options={useCombo(personCombo)} isSearchable />
      <SelectFilter
        list={list}
        name="action"
        label={t.action}
        options={auditActions.map((action) => ({ value: action, label: actions[action] }))}
      />
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
    <DayField
      label={t[name]}
      value={list.query[name] ?? null}
      onChange={(day) => (day === null || isDay(day)) && list.filter({ [name]: day ?? undefined })}
    />
  );
}
