import { department } from '@faculty/contracts/lists/department';
import { facultyDate } from '@faculty/contracts/lists/faculty-date';
import { groupMaster } from '@faculty/contracts/lists/group-master';
import { groupSubA } from '@faculty/contracts/lists/group-sub-a';
import { groupSubB } from '@faculty/contracts/lists/group-sub-b';
import { parameter } from '@faculty/contracts/lists/parameter';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { lazyForm } from '../../../kit/list/lazy-form.tsx';
import { useOpenForm } from '../../../kit/url-state/screen-state.ts';
import { useSubView } from '../../../kit/url-state/sub-view.ts';
import { DepartmentListScreen } from './department-list.screen.tsx';
import { FacultyDateListScreen } from './faculty-date-list.screen.tsx';
import { GroupMasterListScreen } from './group-master-list.screen.tsx';
import { GroupSubAListScreen } from './group-sub-a-list.screen.tsx';
import { GroupSubBListScreen } from './group-sub-b-list.screen.tsx';
import { type ListKey, listKey } from './list-keys.ts';
import { ListsIndexScreen } from './lists-index.screen.tsx';
import { ParameterListScreen } from './parameter-list.screen.tsx';

const DepartmentFormScreen = lazyForm(() => import('./department-form.screen.tsx').then((m) => m.DepartmentFormScreen));
const FacultyDateFormScreen = lazyForm(() => import('./faculty-date-form.screen.tsx').then((m) => m.FacultyDateFormScreen));
const GroupMasterFormScreen = lazyForm(() => import('./group-master-form.screen.tsx').then((m) => m.GroupMasterFormScreen));
const GroupSubAFormScreen = lazyForm(() => import('./group-sub-a-form.screen.tsx').then((m) => m.GroupSubAFormScreen));
const GroupSubBFormScreen = lazyForm(() => import('./group-sub-b-form.screen.tsx').then((m) => m.GroupSubBFormScreen));
const ParameterFormScreen = lazyForm(() => import('./parameter-form.screen.tsx').then((m) => m.ParameterFormScreen));

/** `/admin/lists`: all lists, or the one of `?list=`, with its forms. */
export function ListsScreen() {
  const list = useSubView('list', listKey);
  useFreshOptions();
  return list.id === null ? <ListsIndexScreen linkTo={list.linkTo} /> : <OneList key={list.id} list={list.id} onClose={list.close} />;
}

function OneList({ list, onClose }: { list: ListKey; onClose(): void }) {
  const navigate = useNavigate();
  const master = useOpenForm(groupMaster);
  const subA = useOpenForm(groupSubA);
  const subB = useOpenForm(groupSubB);
  const dept = useOpenForm(department);
  const date = useOpenForm(facultyDate);
  const option = useOpenForm(parameter);
  /** Another list, showing what belongs to one record of this one. */
  const goTo = (other: ListKey, filter: Record<string, number>) => {
    const asked = Object.entries(filter).map(([name, id]): [string, string] => [name, String(id)]);
    void navigate({ search: `?${new URLSearchParams([['list', other], ...asked])}` });
  };
  switch (list) {
    case 'group_master':
      return master === null ? (
        <GroupMasterListScreen onClose={onClose} onHeadings={(group_master_id) => goTo('group_sub_a', { group_master_id })} />
      ) : (
        <GroupMasterFormScreen key={master} id={master} />
      );
    case 'group_sub_a':
      return subA === null ? (
        <GroupSubAListScreen onClose={onClose} onSubHeadings={(group_sub_a_id) => goTo('group_sub_b', { group_sub_a_id })} />
      ) : (
        <GroupSubAFormScreen key={subA} id={subA} />
      );
    case 'group_sub_b':
      return subB === null ? <GroupSubBListScreen onClose={onClose} /> : <GroupSubBFormScreen key={subB} id={subB} />;
    case 'department':
      return dept === null ? <DepartmentListScreen onClose={onClose} /> : <DepartmentFormScreen key={dept} id={dept} />;
    case 'faculty_date':
      return date === null ? <FacultyDateListScreen onClose={onClose} /> : <FacultyDateFormScreen key={date} id={date} />;
    default:
      return option === null ? (
        <ParameterListScreen list={list} onClose={onClose} />
      ) : (
        <ParameterFormScreen key={option} id={option} list={list} />
      );
  }
}

/** Invalidates the options of forms and filters on every navigation here: something may have changed. */
function useFreshOptions(): void {
  const client = useQueryClient();
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each step
  useEffect(
    () => () => {
      void client.invalidateQueries({ queryKey: ['parameters'] });
      void client.invalidateQueries({ queryKey: ['combo'] });
    },
    [client, key],
  );
}
