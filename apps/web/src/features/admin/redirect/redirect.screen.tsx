import { redirect } from '@faculty/contracts/admin/redirect';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { TitleCell } from '../../../kit/list/cells/title-cell.tsx';
import { SelectFilter } from '../../../kit/list/filters/list-filters.tsx';
import { PeriodFilter } from '../../../kit/list/filters/period-filter.tsx';
import { listOrForm } from '../../../kit/list/list-or-form.tsx';
import { ListTablePage } from '../../../kit/list/list-table-page.tsx';
import { useListPage } from '../../../kit/list/state/use-list.ts';
import { useRemove } from '../../../kit/list/state/use-remove.tsx';
import { redirectPhrases } from './redirect.phrases.ts';

/** `/admin/redirect`: the list, or the form of the address. */
export const RedirectScreen = listOrForm(redirect, RedirectListScreen, () =>
  import('./redirect-form.screen.tsx').then((m) => m.RedirectFormScreen),
);

function RedirectListScreen() {
  const t = usePhrases(redirectPhrases);
  const list = useListPage(redirect);
  const remove = useRemove(redirect);
  const madeBy = [
    { value: 'N' as const, label: t.byHand },
    { value: 'Y' as const, label: t.byItself },
  ];
  return (
    <ListTablePage
      list={list}
      title={t.title}
      add={t.add}
      filters={
        <>
          <SelectFilter list={list} name="automatic" options={madeBy} />
          <PeriodFilter list={list} from="start_date" to="end_date" />
        </>
      }
      remove={remove}
      columns={[
        { field: 'from_path', cell: (row) => <TitleCell th={row.from_path} />, sort: 'from_path' },
        { field: 'to_path', sort: 'to_path' },
        { field: 'automatic', cell: (row) => (row.automatic === 'Y' ? t.byItself : t.byHand), sort: 'automatic', width: 260 },
      ]}
    />
  );
}
