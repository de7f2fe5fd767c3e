import type { AdminUser } from '@faculty/contracts/admin/user';
import { userEntity } from '@faculty/contracts/admin/user';
import { Avatar, Badge, Button, Text, Tooltip } from '@mantine/core';
import { IconApi, IconUser } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { ActiveChip } from '../../../kit/list/cells/active-chip.tsx';
import { TitleCell } from '../../../kit/list/cells/title-cell.tsx';
import { ListTablePage } from '../../../kit/list/list-table-page.tsx';
import { useListPage } from '../../../kit/list/state/use-list.ts';
import { useRemove } from '../../../kit/list/state/use-remove.tsx';
import { authOptionsQuery } from '../../../kit/session/auth-options.ts';
import { RoleBadge } from '../../../kit/session/role-badge.tsx';
import { FilterBuilder } from './filter-builder.tsx';
import { userPhrases } from './user.phrases.ts';
import { toUserForm } from './user-address.ts';
import type { FilterField } from './user-filters.ts';

const nameOf = ({ fname_th, lname_th, email }: AdminUser) => `${fname_th} ${lname_th}`.trim() || email;

/** `/admin/users`: all accounts. */
export function UserListScreen() {
  const t = usePhrases(userPhrases);
  const [added, setAdded] = useState<FilterField[]>([]);
  const users = useListPage(userEntity, { pageSizes: [10, 20, 50, 100] });
  const list = {
    ...users,
    linkTo: toUserForm,
    clearFilters() {
      setAdded([]);
      users.clearFilters();
    },
  };
  const remove = useRemove(userEntity, {
    name: nameOf,
    words: { removeTitle: t.confirmTitle, removeText: t.confirmText, removed: () => t.deleted, removeRefused: t.deleteRefused },
  });
  return (
    <ListTablePage
      list={list}
      title={t.title}
      add={t.add}
      tools={<ApiDocumentation />}
      filters={
        <FilterBuilder
          list={list}
          added={added}
          onAdd={(field) => setAdded((fields) => [...fields, field])}
          onRemove={(field) => setAdded((fields) => fields.filter((other) => other !== field))}
        />
      }
      rowName={nameOf}
      remove={remove}
      columns={[
        { header: t.name, cell: (row) => <Person row={row} />, sort: 'fname_th' },
        { header: t.contact, cell: (row) => <Contact row={row} />, sort: 'email' },
        { field: 'role', cell: (row) => <RoleBadge role={row.role} />, sort: 'role', width: 150 },
        { field: 'disabled', cell: (row) => <ActiveChip value={row.disabled ? 'N' : 'Y'} />, sort: 'disabled', width: 146 },
        { field: 'id', sort: 'id', align: 'end', width: 80 },
      ]}
    />
  );
}

function Person({ row }: { row: AdminUser }) {
  const english = `${row.fname_en} ${row.lname_en}`.trim();
  const picture = (
    <Avatar src={row.avatarFile} alt="" size={36}>
      <IconUser size={20} aria-hidden />
    </Avatar>
  );
  return <TitleCell th={nameOf(row)} en={english} detail={english === '' && row.user_name} picture={picture} />;
}

function Contact({ row: { email, user_platform_reg, unverified } }: { row: AdminUser }) {
  const t = usePhrases(userPhrases);
  return (
    <>
      {email}
      {unverified && (
        <Tooltip label={t.unverifiedHint} multiline maw={320}>
          <Badge color="gold" ml="xs">
            {t.unverified}
          </Badge>
        </Tooltip>
      )}
      {user_platform_reg !== '' && (
        <Text size="sm" c="dimmed">
          {user_platform_reg}
        </Text>
      )}
    </>
  );
}

/** Documented: the description of these calls, for programmers. */
function ApiDocumentation() {
  const t = usePhrases(userPhrases);
  const { data } = useQuery(authOptionsQuery);
  if (!data?.apiDocs) return null;
  return (
    <Button
      component="a"
      href={`${location.origin}/api-docs/#/Users`}
      target="_blank"
      rel="noreferrer"
      variant="default"
      leftSection={<IconApi size={20} aria-hidden />}
      title={t.docsHint}
      visibleFrom="sm"
    >
      {t.docs}
    </Button>
  );
}
