import { personPage } from '@faculty/contracts/website/person-page';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { siteStateColumn } from '../../../kit/list/cells/active-chip.tsx';
import { ActiveFilter } from '../../../kit/list/filters/list-filters.tsx';
import { listOrForm } from '../../../kit/list/list-or-form.tsx';
import { ListTablePage } from '../../../kit/list/list-table-page.tsx';
import { useListPage } from '../../../kit/list/state/use-list.ts';
import { useRemove } from '../../../kit/list/state/use-remove.tsx';
import { personPagePhrases } from './person-page.phrases.ts';

/** `/web/content_person`: the list, or the form named in the URL. */
export const PersonPageScreen = listOrForm(personPage, PersonPageListScreen, () =>
  import('./person-page-form.screen.tsx').then((m) => m.PersonPageFormScreen),
);

function PersonPageListScreen() {
  const t = usePhrases(personPagePhrases);
  const list = useListPage(personPage);
  const remove = useRemove(personPage);
  return (
    <ListTablePage
      list={list}
      title={t.title}
      add={t.add}
      filters={<ActiveFilter list={list} />}
      remove={remove}
      emptyHint={t.emptyHint}
      columns={[
        {
          field: 'persons_title',
          sort: 'persons_title_th',
        },
        { field: 'persons_url', sort: 'persons_url', width: 260 },
        { header: t.peopleCount, cell: (item) => item.people_count, align: 'end', width: 118 },
        siteStateColumn(personPage),
      ]}
    />
  );
}
