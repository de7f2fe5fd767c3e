import { ActionIcon, Tooltip } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { IconBaselineDensityMedium, IconBaselineDensitySmall } from '@tabler/icons-react';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { listPhrases } from '../list.phrases.ts';

type Density = 'compact' | 'comfortable';

/** The row density of every list; stored in the browser. */
export function useDensity(): [Density, (density: Density) => void] {
  const [kept, keep] = useLocalStorage<string>({ key: 'list_density', defaultValue: 'compact', getInitialValueInEffect: false });
  return [kept === 'comfortable' ? kept : 'compact', keep];
}

/** Compact or comfortable rows; a phone, which has no room for the button, shows compact cards. */
export function DensitySwitch() {
  const t = usePhrases(listPhrases);
  const [density, setDensity] = useDensity();
  const isCompact = density === 'compact';
  const Icon = isCompact ? IconBaselineDensityMedium : IconBaselineDensitySmall;
  const label = isCompact ? t.comfortable : t.compact;
  return (
    <Tooltip label={label}>
      <ActionIcon
        visibleFrom="sm"
        variant="default"
        size={36}
        aria-label={label}
        onClick={() => setDensity(isCompact ? 'comfortable' : 'compact')}
      >
        <Icon size={20} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
