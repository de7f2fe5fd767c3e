import type { ListQuery } from '@faculty/contracts/kit/list-query';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { departmentCombo } from '../../../kit/fields/choice/department-combo.ts';
import { useCombo } from '../../../kit/fields/choice/use-combo.ts';
import { SelectFilter } from '../../../kit/list/filters/list-filters.tsx';
import type { ListState } from '../../../kit/list/state/use-list.ts';

const phrases = {
  department: { th: 'หน่วยงาน', en: 'Department' },
  counted: { th: 'นับในตารางสรุป', en: 'In summary tables' },
  yes: { th: 'ที่นับเท่านั้น', en: 'Only what counts' },
};

type CountedQuery = ListQuery & { department?: number | undefined; counted?: 'Y' | undefined };

/** The filters with which a number of a summary table opens its list, besides those that lists have anyway. */
export function CountedFilters<Item, Query extends CountedQuery>({ list }: { list: ListState<Item, Query> }) {
  return <Filters<Item> list={list} />;
}

function Filters<Item>({ list }: { list: ListState<Item, CountedQuery> }) {
  const t = usePhrases(phrases);
  return (
    <>
      <SelectFilter list={list} name="department" label={t.department} options={useCombo(departmentCombo)} isSearchable />
      <SelectFilter list={list} name="counted" label={t.counted} options={[{ value: 'Y', label: t.yes }]} />
    </>
  );
}
