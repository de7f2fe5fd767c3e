import { work } from '@faculty/contracts/works/work';
import { lackedBy } from '@faculty/contracts/works/work-arrival';
import { Alert } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { idOf } from '../../../kit/api/entity-calls.ts';
import { arrivalsQuery, sourceWords, useDecide } from '../../../kit/arrivals/arrivals.ts';
import { FailedState } from '../../../kit/notifications/states.tsx';
import type { Fill, FilledFrom } from './citation/filled-from.tsx';
import type { WorkForm } from './work-values.ts';

const phrases = {
  filled: (source: string, count: number) => ({
    th: `กรอกให้แล้ว ${count} ช่องจาก ${source} ตรวจสอบ แล้วแนบหลักฐานก่อนบันทึก`,
    en: `${count} fields were filled from ${source}. Check them, add the evidence, and save.`,
  }),
  completed: (source: string, count: number) => ({
    th: `เติมช่องที่ว่างให้แล้ว ${count} ช่องจาก ${source} ตรวจสอบแล้วบันทึก`,
    en: `${count} empty fields were filled from ${source}. Check them, and save.`,
  }),
};

/** Which arrival the form was opened for: `?form=add&arrival=12`. */
export function useArrivalSaved(): (saved: { id: unknown }, isNew: boolean) => void {
  const [params] = useSearchParams();
  const arrival_id = params.get('arrival');
  const decide = useDecide();
  return (saved, isNew) => {
    if (arrival_id === null) return;
    decide.mutate({ arrival_id, state: isNew ? 'taken' : 'joined', work_id: idOf(work, { work_id: saved.id }) });
  };
}

/** Fills a new work from the arrival of the address, and one that is there with what it lacks; says so. */
export function FilledFromArrival({ form, fill }: { form: WorkForm; fill: FilledFrom['fill'] }) {
  const t = usePhrases(phrases);
  const [params] = useSearchParams();
  const arrival_id = params.get('arrival');
  const { data: all, error, refetch } = useQuery({ ...arrivalsQuery, enabled: arrival_id !== null });
  const data = all?.rows.find((each) => String(each.arrival_id) === arrival_id);
  const [done, setDone] = useState<Fill | null>(null);
  const { row, isNew } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when both are there; what was typed in an earlier visit stays
  useEffect(() => {
    if (data === undefined || form.isLoading || form.isRestored || done !== null) return;
    setDone(fill(sourceWords(data), isNew || row === undefined ? data.fields : lackedBy(row, data.fields)));
  }, [data, form.isLoading]);
  if (error) return <FailedState error={error} onRetry={() => void refetch()} />;
  if (data === undefined || done === null || !form.isDirty) return null;
  return (
    <Alert color="green" icon={<IconSparkles aria-hidden />} role="status">
      {isNew ? t.filled(sourceWords(data), done.count) : t.completed(sourceWords(data), done.count)}
    </Alert>
  );
}
