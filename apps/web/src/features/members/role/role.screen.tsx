import { inLanguage } from '@faculty/contracts/kit/bilingual';
import { type RoleRow, role } from '@faculty/contracts/members/role';
import { groups, rightNames } from '@faculty/contracts/pages';
import { Badge, Button, Group, Text } from '@mantine/core';
import {
  IconCrown,
  IconEye,
  IconLock,
  IconPencil,
  IconPlus,
  IconTrash,
  IconUserCog,
  IconWorldUpload,
  type TablerIcon,
} from '@tabler/icons-react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { z } from 'zod';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { useCombo } from '../../../kit/fields/choice/use-combo.ts';
import { activeColumn } from '../../../kit/list/cells/active-chip.tsx';
import { ActiveFilter, SelectFilter } from '../../../kit/list/filters/list-filters.tsx';
import { lazyForm } from '../../../kit/list/lazy-form.tsx';
import { ListTablePage } from '../../../kit/list/list-table-page.tsx';
import { useListPage } from '../../../kit/list/state/use-list.ts';
import { useRemove } from '../../../kit/list/state/use-remove.tsx';
import { toolLook } from '../../../kit/list/tool-button.tsx';
import { useOpenForm } from '../../../kit/url-state/screen-state.ts';
import { useSubView } from '../../../kit/url-state/sub-view.ts';
import { roleMatrixPhrases } from './matrix/role-matrix.phrases.ts';
import { rolePhrases } from './role.phrases.ts';
import { type RoleFlag, type RoleFlags, tellingFlags } from './role-flags.ts';
import { isGroup, pageCombo, personCombo } from './role-options.ts';

const icons: Record<RoleFlag, TablerIcon> = {
  super_admin: IconCrown,
  view: IconEye,
  add: IconPlus,
  edit: IconPencil,
  delete: IconTrash,
  publish: IconWorldUpload,
  own_only: IconLock,
};

const RoleFormScreen = lazyForm(() => import('./role-form.screen.tsx').then((m) => m.RoleFormScreen));

const RoleMatrixScreen = lazyForm(() => import('./matrix/role-matrix.screen.tsx').then((m) => m.RoleMatrixScreen));

/** A user name, or nobody yet. */
const personName = z.string().max(25);

/** `/member/role`: the list, the form, or all rights of one person. */
export function RoleScreen() {
  const id = useOpenForm(role);
  const matrix = useSubView('person', personName);
  const choose = useReplacedPerson();
  if (matrix.id !== null) return <RoleMatrixScreen userName={matrix.id} onChoose={choose} onClose={matrix.close} />;
  return id === null ? <RoleListScreen onPerson={matrix.open} /> : <RoleFormScreen key={id} id={id} />;
}

/** Puts another person into the address, so that going back leads to the list. */
function useReplacedPerson(): (userName: string) => void {
  const [params] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  return (person) =>
    void navigate({ search: `?${new URLSearchParams({ ...Object.fromEntries(params), person })}` }, { replace: true, state });
}

/** `onPerson` opens all rights of one person; of nobody yet, when the name is empty. */
function RoleListScreen({ onPerson }: { onPerson(userName: string): void }) {
  const t = usePhrases(rolePhrases);
  const matrixWords = usePhrases(roleMatrixPhrases);
  const { language } = useLanguage();
  // without a chosen order the server sorts as documented: by group, order, member
  const list = useListPage(role);
  const titleOf = (row: RoleRow) => inLanguage(language, row.role_title, row.role_title_en);
  const personOf = (row: RoleRow) => inLanguage(language, `${row.fname_th} ${row.lname_th}`, `${row.fname_en} ${row.lname_en}`.trim());
  const nameOf = (row: RoleRow) => t.which(titleOf(row), personOf(row));
  const remove = useRemove(role, { name: nameOf });
  return (
    <ListTablePage
      list={list}
      title={t.title}
      add={t.add}
      tools={<Button {...toolLook(IconUserCog, matrixWords.open)} onClick={() => onPerson(list.query.user_name ?? '')} />}
      filters={
        <>
          <SelectFilter list={list} name="role_master_full" options={useCombo(pageCombo)} isSearchable />
          <SelectFilter list={list} name="user_name" options={useCombo(personCombo)} isSearchable />
          <ActiveFilter list={list} />
        </>
      }
      rowName={nameOf}
      remove={remove}
      emptyHint={t.emptyHint}
      actions={(row) => [{ label: matrixWords.openOf, icon: IconUserCog, onClick: () => onPerson(row.user_name) }]}
      columns={[
        { field: 'role_master_full', cell: (row) => <Twofold strong={titleOf(row)} faint={groupTitle(row)} />, sort: 'role_page' },
        {
          field: 'user_name',
          cell: (row) => <Twofold strong={personOf(row)} faint={row.user_name} />,
          sort: 'user_name',
          width: 210,
        },
        { header: t.rights, cell: (row) => <FlagChips flags={row} />, width: 452 },
        activeColumn(),
      ]}
    />
  );

  function groupTitle({ role_group }: RoleRow): string {
    return isGroup(role_group) ? groups[role_group][language] : role_group;
  }
}

function Twofold({ strong, faint }: { strong: string; faint: string }) {
  return (
    <span>
      <span>{strong}</span>
      <Text span display="block" size="sm" c="dimmed" fw={400}>
        {faint}
      </Text>
    </span>
  );
}

/** The rights of an assignment, as icons and text; a limit differs from a right. */
function FlagChips({ flags }: { flags: RoleFlags }) {
  const t = usePhrases(rolePhrases);
  const words = usePhrases(rightNames);
  const shown = tellingFlags(flags);
  if (shown.length === 0) return <Text c="dimmed">{t.noRight}</Text>;
  return (
    <Group gap={4}>
      {shown.map((flag) => {
        const Icon = icons[flag];
        const look =
          flag === 'own_only'
            ? { variant: 'outline', color: 'gray' }
            : { variant: 'light', color: flag === 'super_admin' ? 'gold' : 'blue' };
        return (
          <Badge key={flag} {...look} fw={500} px={8} leftSection={<Icon size={14} aria-hidden />}>
            {flag === 'super_admin' ? t.everything : words[flag]}
          </Badge>
        );
      })}
    </Group>
  );
}
