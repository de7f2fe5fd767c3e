import { ActionIcon, Tooltip } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { IconBaselineDensityMedium, IconBaselineDensitySmall } from '@tabler/icons-react';
import { useSearchParams } from 'react-router-dom';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { listPhrases } from '../list.phrases.ts';

type Density = 'compact' | 'comfortable';

/** The row density of every list: what the address asks for, as that of a saved view does, else what this browser has stored. */
export function useDensity(): [Density, (density: Density) => void] {
  const [params, setParams] = useSearchParams();
  const [kept, keep] = useLocalStorage<string>({ key: 'list_density', defaultValue: 'compact', getInitialValueInEffect: false });
  const asked = params.get('density');
  function choose(density: Density): void {
    keep(density);
    if (asked === null) return;
    const next = new URLSearchParams(params);
    next.set('density', density);
    setParams(next, { replace: true, preventScrollReset: true });
  }
  return [(asked ?? kept) === 'comfortable' ? 'comfortable' : 'compact', choose];
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
