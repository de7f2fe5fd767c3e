import { lcVisit } from '@faculty/contracts/centre/lc-visit';
import { Button } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { entityQueries } from '../../../kit/api/entity-queries.ts';
import { toolLook } from '../../../kit/list/tool-button.tsx';
import { lcVisitPhrases } from './lc-visit.phrases.ts';

/** How many are in now; shows who. */
export function InsideNow({ isShown, onShow }: { isShown: boolean; onShow(): void }) {
  const t = usePhrases(lcVisitPhrases);
  const { data } = useQuery(entityQueries(lcVisit).list({ page: 0, limit: 1, inside: 'Y' }));
  const count = data?.count ?? 0;
  return (
    <Button
      {...toolLook(IconUsers, t.insideNow(count), String(count))}
      {...(isShown && { variant: 'light' })}
      aria-pressed={isShown}
      onClick={onShow}
    />
  );
}
