import { eduLevel } from '@faculty/contracts/members/edu-level';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { activeColumn } from '../../../kit/list/cells/active-chip.tsx';
import { ActiveFilter } from '../../../kit/list/filters/list-filters.tsx';
import { listOrForm } from '../../../kit/list/list-or-form.tsx';
import { ListTablePage } from '../../../kit/list/list-table-page.tsx';
import { useListPage } from '../../../kit/list/state/use-list.ts';
import { useRemove } from '../../../kit/list/state/use-remove.tsx';
import { eduLevelPhrases } from './edu-level.phrases.ts';

/** `/member/edulavel`: the list, or the form of the address. */
export const EduLevelScreen = listOrForm(eduLevel, EduLevelListScreen, () =>
  import('./edu-level-form.screen.tsx').then((m) => m.EduLevelFormScreen),
);

function EduLevelListScreen() {
  const t = usePhrases(eduLevelPhrases);
  const list = useListPage(eduLevel);
  const remove = useRemove(eduLevel);
  return (
    <ListTablePage
      list={list}
      title={t.title}
      add={t.add}
      filters={<ActiveFilter list={list} />}
      remove={remove}
      columns={[
        { field: 'edu_name', sort: 'edu_name_th' },
        { field: 'edu_code', sort: 'edu_code', width: 118 },
        { field: 'order_seq', sort: 'order_seq', align: 'end', width: 118 },
        activeColumn(),
      ]}
    />
  );
}
