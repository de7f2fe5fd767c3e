import { type AuditLine, auditRoutes, lineTexts } from '@faculty/contracts/admin/audit';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { z } from 'zod';
import { usePhrases } from '../../i18n/phrases.tsx';
import { call } from '../api/http.ts';
import classes from './history.module.css';
import { historyPhrases } from './history.phrases.ts';
import { readableText } from './readable.ts';
import { wordChanges } from './text-differences.ts';

/** Shorter ones are read side by side. */
const short = 60;
/** Whether a value is a text of the editor. */
export const isMarkup = (text: unknown): text is string => typeof text === 'string' && /<[a-z!/]/i.test(text);
/** The server writes no more than the beginning of a long text. */
const isCut = (text: string) => text.length > 1000 && text.endsWith('…');

/** Both sides of a changed value, when its words are worth comparing. */
export function asTexts([before, after]: unknown[]): [before: string, after: string] | null {
  const sides = [before ?? '', after ?? ''];
  if (!sides.every((side) => typeof side === 'string')) return null;
  const isLong = sides.some((side) => side.length > short || isMarkup(side));
  return isLong ? (sides as [string, string]) : null; // two of them
}

interface TextChangeProps {
  line: Pick<AuditLine, 'id' | 'entity' | 'record_id'>;
  field: string;
  told: [before: string, after: string];
  /** How the text reads, where that is neither as it is written nor as markup. */
  read?: ((text: string) => string) | undefined;
}

/** What an edit did to a long text: the words that went and came, not two walls of markup. */
export function TextChange({ line, field, told, read }: TextChangeProps) {
  const t = usePhrases(historyPhrases);
  const cut = told.some(isCut);
  const { data, isPending } = useQuery({
    queryKey: ['history', line.entity, line.record_id, line.id],
    queryFn: async ({ signal }) => {
      const params = { entity: line.entity, record_id: line.record_id, line: line.id };
      return z.parse(lineTexts, await call(auditRoutes.texts, { params, signal }));
    },
    // what was written then never changes
    staleTime: Number.POSITIVE_INFINITY,
    enabled: cut,
  });
  const [before = '', after = ''] = data?.texts[field] ?? told;
  const compared = useMemo(() => {
    const sides = [before, after].map((side) => read?.(side) ?? (isMarkup(side) ? readableText(side) : side)) as [string, string]; // two of them
    return { isSame: sides[0] === sides[1], changes: wordChanges(...sides) };
  }, [before, after, read]);
  if (compared.isSame) return <Text size="sm">{t.onlyLook}</Text>;
  return (
    <>
      {compared.changes === null && <Text size="sm">{t.tooDifferent}</Text>}
      <div className={classes.textChange}>
        {compared.changes?.map(({ text, what }, index) => {
          const key = `${index} ${what}`;
          if (what === 'kept') return <span key={key}>{text}</span>;
          return what === 'added' ? <ins key={key}>{text}</ins> : <del key={key}>{text}</del>;
        })}
      </div>
      {cut && !isPending && data?.texts[field] === undefined && (
        <Text size="sm" c="dimmed">
          {t.notKept}
        </Text>
      )}
    </>
  );
}
