import { accountRole } from '@faculty/contracts/kit/flags';
import type { Me } from '@faculty/contracts/shell/me';
import { Badge } from '@mantine/core';
import { IconShieldCheck } from '@tabler/icons-react';
import { usePhrases } from '../../i18n/phrases.tsx';

/** The role of an account: a word, for administrators a chip. */
export function RoleBadge({ role }: Pick<Me, 'role'>) {
  const t = usePhrases(accountRole.words);
  if (role !== 'admin') return <span>{t[role]}</span>;
  return (
    <Badge miw="max-content" color="gold" leftSection={<IconShieldCheck size={15} aria-hidden />}>
      {t.admin}
    </Badge>
  );
}
