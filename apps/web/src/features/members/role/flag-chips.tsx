import { Badge, Group, Text } from '@mantine/core';
import { IconCrown, IconEye, IconLock, IconPencil, IconPlus, IconTrash, type TablerIcon } from '@tabler/icons-react';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { roleFlagPhrases, rolePhrases } from './role.phrases.ts';
import { type RoleFlag, type RoleFlags, tellingFlags } from './role-flags.ts';

const icons: Record<RoleFlag, TablerIcon> = {
  super_admin: IconCrown,
  view: IconEye,
  add: IconPlus,
  edit: IconPencil,
  delete: IconTrash,
  own_only: IconLock,
};

/** What somebody may do, as icons and words; a limit looks other than a right. */
export function FlagChips({ flags }: { flags: RoleFlags }) {
  const t = usePhrases(rolePhrases);
  const words = usePhrases(roleFlagPhrases);
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
          <Badge key={flag} {...look} size="lg" fw={500} px={8} leftSection={<Icon size={14} aria-hidden />}>
            {flag === 'super_admin' ? t.everything : words[flag]}
          </Badge>
        );
      })}
    </Group>
  );
}
