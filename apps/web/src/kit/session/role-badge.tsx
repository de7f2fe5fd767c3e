import { accountRole } from '@faculty/contracts/kit/flags';
import type { Me } from '@faculty/contracts/shell/me';
import { Badge } from '@mantine/core';
import { IconShieldCheck, IconUser } from '@tabler/icons-react';
import { usePhrases } from '../../i18n/phrases.tsx';

/** The role of an account; administrators are highlighted. */
export function RoleBadge({ role }: Pick<Me, 'role'>) {
  const t = usePhrases(accountRole.words);
  const Icon = role === 'admin' ? IconShieldCheck : IconUser;
  return (
    <Badge miw="max-content" color={role === 'admin' ? 'gold' : 'gray'} leftSection={<Icon size={15} aria-hidden />}>
      {t[role]}
    </Badge>
  );
}
