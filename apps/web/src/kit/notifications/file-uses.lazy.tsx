import { type FileUses, fileUses, fileUsesRoutes, maxCountedUses } from '@faculty/contracts/kit/file-uses';
import { Alert, Anchor, Text } from '@mantine/core';
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { useLanguage, usePhrases } from '../../i18n/phrases.tsx';
import { call } from '../api/http.ts';
import { entityLabel } from '../history/entity-labels.ts';
import classes from './file-uses.module.css';
import { fileUsesPhrases } from './file-uses.phrases.ts';

interface FileUsesProps {
  entity: string;
  /** The records whose files are about to go, or to be replaced. */
  ids: readonly string[];
  /** One file of theirs; all of them when absent. */
  field?: string;
  /** The address stays, and shows another file. */
  isReplaced?: boolean;
}

/** Links to the other records that show a file, as far as the person may see them. Nothing where there are none. */
export function ShownFileUses({ entity, ids, field, isReplaced = false }: FileUsesProps) {
  const t = usePhrases(fileUsesPhrases);
  const { data, isPending, isError } = useQuery({
    queryKey: ['file_uses', entity, ids, field],
    queryFn: async ({ signal }) =>
      z.parse(fileUses, await call(fileUsesRoutes.find, { query: { entity, ids: ids.join(','), field }, signal })),
    // texts change elsewhere
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  if (isPending || isError) {
    // replacing a file breaks nothing: do not wait for the answer
    if (isReplaced) return null;
    return (
      <Text size="sm" c="dimmed" mt="sm" role="status">
        {isPending ? t.asking : t.unknown}
      </Text>
    );
  }
  if (data.count === 0) return null;
  const Icon = isReplaced ? IconInfoCircle : IconAlertTriangle;
  return (
    <Alert mt="sm" color={isReplaced ? 'blue' : 'gold'} icon={<Icon aria-hidden />} role="status">
      {isReplaced ? t.replaced(data.count, maxCountedUses) : t.lost(data.count, maxCountedUses)}
      {!isReplaced && <Uses {...data} />}
    </Alert>
  );
}

function Uses({ count, rows }: FileUses) {
  const t = usePhrases(fileUsesPhrases);
  const { language } = useLanguage();
  if (rows.length === 0) return <p className={classes.rest}>{t.unseen}</p>;
  return (
    <>
      <ul className={classes.uses}>
        {rows.map(({ entity, id, title, page }) => {
          const kind = entityLabel(entity, language);
          return (
            <li key={`${entity} ${id}`}>
              <Anchor href={`${page}?edit=${encodeURIComponent(id)}`} target="_blank" rel="noopener" title={t.opens}>
                {title === '' ? t.untitled(kind, id) : `${kind}: ${title}`}
              </Anchor>
            </li>
          );
        })}
      </ul>
      {count > rows.length && <p className={classes.rest}>{t.more(count - rows.length, maxCountedUses - rows.length)}</p>}
    </>
  );
}
