import type { Flag } from '@faculty/contracts/kit/fields';
import { Badge } from '@mantine/core';
import { IconBan, IconCheck } from '@tabler/icons-react';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { listPhrases } from '../list.phrases.ts';

/** The documented chip of `active`: in use or cancelled, as icon and word. */
export function ActiveChip({ value }: { value: Flag }) {
  const t = usePhrases(listPhrases);
  const Icon = value === 'Y' ? IconCheck : IconBan;
  return (
    <Badge
      variant="light"
      color={value === 'Y' ? 'green' : 'gray'}
      size="lg"
      fw={600}
      miw="max-content"
      leftSection={<Icon size={15} aria-hidden />}
    >
      {value === 'Y' ? t.inUse : t.cancelled}
    </Badge>
  );
}
