import type { ListQuery } from '@faculty/contracts/kit/list-query';
import { Button } from '@mantine/core';
import { IconTool } from '@tabler/icons-react';
import { usePhrases } from '../../i18n/phrases.tsx';
import { useMe } from '../session/session.tsx';
import { listPhrases } from './list.phrases.ts';
import type { ListPageState } from './state/use-list.ts';
import { toolLook } from './tool-button.tsx';

/** Shows only the records that came from the legacy system with marks; nothing where no such record is left. */
export function ToMendFilter<Item, Query extends ListQuery>({ list }: { list: ListPageState<Item, Query> }) {
  const t = usePhrases(listPhrases);
  const isOn = list.query.to_mend === 'Y';
  const isKnown = useMe().to_mend?.includes(list.entity.name) ?? false;
  if (!isKnown && !isOn) return null;
  // every list has this filter besides those of its entity
  const filter = list.filter as (patch: Pick<ListQuery, 'to_mend'>) => void;
  return (
    <Button
      {...toolLook(IconTool, t.toMend)}
      {...(isOn && { variant: 'light' })}
      aria-pressed={isOn}
      onClick={() => filter({ to_mend: isOn ? undefined : 'Y' })}
    />
  );
}
