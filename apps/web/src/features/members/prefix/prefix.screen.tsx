import { inLanguage } from '@faculty/contracts/kit/bilingual';
import { prefix } from '@faculty/contracts/members/prefix';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { activeColumn } from '../../../kit/list/cells/active-chip.tsx';
import { ActiveFilter, SelectFilter } from '../../../kit/list/filters/list-filters.tsx';
import { listOrForm } from '../../../kit/list/list-or-form.tsx';
import { ListTablePage } from '../../../kit/list/list-table-page.tsx';
import { useListPage } from '../../../kit/list/state/use-list.ts';
import { useRemove } from '../../../kit/list/state/use-remove.tsx';
import { prefixPhrases } from './prefix.phrases.ts';

/** `/member/prefix`: the list, or the form of the address. */
export const PrefixScreen = listOrForm(prefix, PrefixListScreen, () => import('./prefix-form.screen.tsx').then((m) => m.PrefixFormScreen));

function PrefixListScreen() {
  const t = usePhrases(prefixPhrases);
  const { language } = useLanguage();
  const list = useListPage(prefix);
  const remove = useRemove(prefix);
  return (
    <ListTablePage
      list={list}
      title={t.title}
      add={t.add}
      filters={
        <>
          <SelectFilter list={list} name="prefix_type" />
          <ActiveFilter list={list} />
        </>
      }
      remove={remove}
      columns={[
        { field: 'prefix_l', sort: 'prefix_l_th' },
        { field: 'prefix_s', cell: (row) => inLanguage(language, row.prefix_s_th, row.prefix_s_en), sort: 'prefix_s_th' },
        { field: 'prefix_code', sort: 'prefix_code', width: 118 },
        { field: 'prefix_type', sort: 'prefix_type' },
        activeColumn(),
      ]}
    />
  );
}
