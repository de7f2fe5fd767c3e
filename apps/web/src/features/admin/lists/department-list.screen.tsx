import { department } from '@faculty/contracts/lists/department';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { activeColumn } from '../../../kit/list/cells/active-chip.tsx';
import { useListPage } from '../../../kit/list/state/use-list.ts';
import { useRemove } from '../../../kit/list/state/use-remove.tsx';
import { departmentPhrases } from './lists.phrases.ts';
import { OptionListPage, orderColumn } from './option-list-page.tsx';

export function DepartmentListScreen({ onClose }: { onClose(): void }) {
  const t = usePhrases(departmentPhrases);
  return (
    <OptionListPage
      list={useListPage(department)}
      remove={useRemove(department)}
      title={t.list}
      add={t.add}
      onClose={onClose}
      columns={[{ field: 'up_department_name', sort: 'up_department_name_th' }, orderColumn, activeColumn()]}
    />
  );
}
