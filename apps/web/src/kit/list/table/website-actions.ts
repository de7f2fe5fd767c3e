import { todayInBangkok } from '@faculty/contracts/kit/dates/today';
import type { AnyEntity } from '@faculty/contracts/kit/entity';
import { isShownNow, sitePath } from '@faculty/contracts/kit/public';
import { IconLink, IconWorld } from '@tabler/icons-react';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { copyPhrases } from '../../notifications/copy.phrases.ts';
import { copyLink } from '../../notifications/copy-link.ts';
import { useWebsite } from '../../session/use-website.ts';

/** Opens a record's page on the website, where it is shown there today, and copies its address. */
export function useWebsiteActions(entity: Pick<AnyEntity, 'public' | 'idKey'>) {
  const t = usePhrases(copyPhrases);
  const website = useWebsite(entity.public?.site !== undefined);
  return (item: object) => {
    const path = sitePath(entity, item);
    if (path === null || website === null) return [];
    const address = website(path);
    const open = { label: t.open, icon: IconWorld, onClick: () => void window.open(address, '_blank', 'noopener') };
    const copy = { label: t.copy, icon: IconLink, onClick: () => void copyLink(address) };
    return isShownNow(item, todayInBangkok()) ? [open, copy] : [copy];
  };
}
