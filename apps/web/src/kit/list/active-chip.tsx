import type { Flag } from '@faculty/contracts/kit/fields';
import { IconBan, IconCheck } from '@tabler/icons-react';
import { usePhrases } from '../../i18n/phrases.tsx';
import { Chip } from './cell-parts.tsx';
import { listPhrases } from './list.phrases.ts';

/** The documented chip of `active`: in use or cancelled, as icon and word. */
export function ActiveChip({ value }: { value: Flag }) {
  const t = usePhrases(listPhrases);
  const Icon = value === 'Y' ? IconCheck : IconBan;
  return (
    <Chip color={value === 'Y' ? 'green' : 'gray'} weight={600} isWhole icon={<Icon size={15} aria-hidden />}>
      {value === 'Y' ? t.inUse : t.cancelled}
    </Chip>
  );
}
