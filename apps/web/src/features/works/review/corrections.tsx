import { type AuditLine, auditLine, auditRoutes } from '@faculty/contracts/admin/audit';
import { pageOf } from '@faculty/contracts/kit/entity';
import { isSentBack, type ReviewState, reviewStates } from '@faculty/contracts/works/review-state';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { call } from '../../../kit/api/http.ts';
import { ChangeTable } from '../../../kit/history/change-table.tsx';
import type { useFieldReaders } from '../../../kit/history/use-field-readers.ts';
import { reviewScreenPhrases } from './review.phrases.ts';

const answer = pageOf(auditLine);

interface CorrectionsProps {
  entity: string;
  record_id: string;
  labelOf(field: string): string;
  readers: ReturnType<typeof useFieldReaders>;
}

/** What the owner has changed since the record was sent back, field by field. */
export function Corrections({ entity, record_id, labelOf, readers }: CorrectionsProps) {
  const t = usePhrases(reviewScreenPhrases);
  const { data } = useQuery({
    queryKey: ['history', entity, record_id],
    queryFn: async ({ signal }) => z.parse(answer, await call(auditRoutes.history, { params: { entity, record_id }, signal })),
    staleTime: 0,
  });
  const line = data && changedSinceReturn(data.rows);
  if (!line) return null;
  if (Object.keys(line.changes).length === 0) return <Text size="sm">{t.nothingCorrected}</Text>;
  return <ChangeTable line={line} labelOf={labelOf} words={readers} />;
}

/** The changes since a record was last sent back, merged: what each field was then, and what it is now. The lines are latest first. */
export function changedSinceReturn(lines: readonly AuditLine[]): AuditLine | undefined {
  const back = lines.findIndex(({ changes }) => isReturn(changes.status_check?.[1]));
  const since = lines.slice(0, Math.max(back, 0));
  const [latest] = since;
  if (latest === undefined) return undefined;
  const changes: AuditLine['changes'] = {};
  for (const line of since.toReversed()) {
    for (const [field, [was, now]] of Object.entries(line.changes)) {
      if (!field.startsWith('status_check')) changes[field] = [changes[field] === undefined ? was : changes[field][0], now];
    }
  }
  const changed = Object.entries(changes).filter(([, [was, now]]) => JSON.stringify(was) !== JSON.stringify(now));
  return { ...latest, action: 'edit', changes: Object.fromEntries(changed) };
}

const isReturn = (state: unknown) => isState(state) && isSentBack(state);
const isState = (value: unknown): value is ReviewState => reviewStates.some((state) => state === value);
