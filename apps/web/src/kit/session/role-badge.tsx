import type { Me } from '@faculty/contracts/shell/me';
import { Badge } from '@mantine/core';
import { IconShieldCheck, IconUser } from '@tabler/icons-react';
import { usePhrases } from '../../i18n/phrases.tsx';

/** What an account's role is called. */
export const rolePhrases = {
  admin: { th: 'ผู้ดูแลระบบ', en: 'Administrator' },
  user: { th: 'ผู้ใช้งาน', en: 'User' },
};

/** The role of an account; administrators are highlighted. */
export function RoleBadge({ role }: Pick<Me, 'role'>) {
  const t = usePhrases(rolePhrases);
  const Icon = role === 'admin' ? IconShieldCheck : IconUser;
  return (
    <Badge
      size="lg"
      variant="light"
      fw={600}
      miw="max-content"
      color={role === 'admin' ? 'gold' : 'gray'}
      leftSection={<Icon size={15} aria-hidden />}
    >
      {t[role]}
    </Badge>
  );
}
