import {
  type Import,
  type ImportCheck,
  type ImportRead,
  type ImportRow,
  type ImportSources,
  importCheck,
  importRead,
  maxValueMatches,
  nameParts,
  type WholeName,
} from '@faculty/contracts/centre/list-import';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { call } from '../../../../kit/api/http.ts';
import { randomUuid } from '../../../../kit/api/random-uuid.ts';
import { refusedFields } from '../../../../kit/notifications/error-texts.ts';
import { showRetryableError } from '../../../../kit/notifications/messages.ts';
import { makeReport } from '../../../../kit/reports/make-report.ts';

/** The result of a dry run, and which of its rows differ from the previous one. */
export interface Told {
  check: ImportCheck;
  differing: ReadonlySet<number>;
}

/** What the list calls a value of a field, and which value is meant. */
export interface MatchedValue {
  field: string;
  text: string;
  value: string;
}

/** An import from choosing the file to saving. The file stays in the browser and is sent with each call: the server stores nothing. */
export function useImport(definition: Import, onSaved: (check: ImportCheck) => void) {
  const client = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const [read, setRead] = useState<ImportRead | null>(null);
  const [sources, setSources] = useState<ImportSources>({});
  const [told, setTold] = useState<Told | null>(null);
  /** Rows ticked against the dry run's proposal: unsure ones that are saved, others that are not. */
  const [turned, setTurned] = useState<ReadonlySet<number>>(new Set());
  /** What was saved, while there are rows left to look at. */
  const [saved, setSaved] = useState<ImportCheck | null>(null);
  /** By field; those of the file itself under `file`. */
  const [wrong, setWrong] = useState<Partial<Record<string, string>>>({});

  function refused(error: unknown, retry: () => void): void {
    const fields = refusedFields(error);
    setWrong(fields);
    if (Object.keys(fields).length === 0) showRetryableError(error, retry);
  }

  /** Idempotency key of the save; it belongs to one dry run. */
  const [idempotencyKey, setKey] = useState(randomUuid);

  const send = async (route: 'read' | 'check' | 'save', given: File, parts: Record<string, string> = {}) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(parts)) body.set(name, value);
    body.set('file', given);
    setWrong({});
    return call(definition.routes[route], { body, ...(route === 'save' && { idempotencyKey }) });
  };
  const parts = (from = sources) => {
    const rows = told?.check.rows.filter(({ row }) => turned.has(row)) ?? [];
    const numbers = (isUnsure: boolean) => rows.filter(({ outcome }) => (outcome === 'unsure') === isUnsure).map(({ row }) => row);
    return {
      sources: JSON.stringify(from),
      head_row: String(read?.head_row ?? 1),
      chosen: JSON.stringify({ accepted: numbers(true), left_out: numbers(false) }),
    };
  };
  const tell = (next: Told | null) => {
    setTold(next);
    setTurned(new Set());
    setKey(randomUuid());
  };

  const choosing = useMutation({
    mutationFn: async (chosen: File) => {
      setFile(chosen);
      setRead(null);
      setSaved(null);
      tell(null);
      return z.parse(importRead, await send('read', chosen));
    },
    onSuccess: (found) => {
      setRead(found);
      setSources(found.suggested);
    },
    onError: (error, chosen) => refused(error, () => choosing.mutate(chosen)),
  });
  const checking = useMutation({
    mutationFn: async (from: ImportSources) => z.parse(importCheck, await send('check', file as File, parts(from))),
    onSuccess: (check) => tell({ check, differing: new Set() }),
    onError: (error, from) => refused(error, () => checking.mutate(from)),
  });
  const saving = useMutation({
    mutationFn: async ({ plan }: ImportCheck) => z.parse(importCheck, await send('save', file as File, { ...parts(), plan })),
    onSuccess: async (check) => {
      if (!check.is_saved) return tell({ check, differing: differingRows(told?.check, check) });
      await client.invalidateQueries({ queryKey: [definition.entity.name] });
      if (check.done && check.done.left > 0) setSaved(check);
      onSaved(check);
    },
    onError: (error, check) => refused(error, () => saving.mutate(check)),
  });

  function take(next: ImportSources): void {
    setSources(next);
    // it was made for other columns
    tell(null);
  }

  return {
    file,
    read,
    saved,
    sources,
    told,
    wrong,
    isBusy: choosing.isPending || checking.isPending || saving.isPending,
    isChecking: checking.isPending,
    isSaving: saving.isPending,
    choose: (chosen: File) => choosing.mutate(chosen),
    map(field: string, source: ImportSources[string] | undefined) {
      const { [field]: _, ...others } = sources;
      take(source ? { ...others, [field]: source } : others);
    },
    /** Takes a column apart into the title, first name and surname. */
    split(name: WholeName, column: string) {
      take({ ...sources, ...Object.fromEntries(nameParts.map((part) => [name[part], { column, part }])) });
    },
    /** Maps values to choices, and checks again. */
    match(values: readonly MatchedValue[]) {
      const next = { ...sources };
      for (const { field, text, value } of values) {
        const others = next[field]?.matched?.filter((one) => one.text !== text) ?? [];
        next[field] = { ...next[field], matched: [...others, { text, value }].slice(-maxValueMatches) };
      }
      setSources(next);
      checking.mutate(next);
    },
    check: () => checking.mutate(sources),
    /** Whether a row is saved. */
    isTicked: ({ row, outcome }: ImportRow) => isSaved(outcome) !== turned.has(row),
    /** Saves a row, or leaves it out; of rows with one code one is saved. */
    tick({ row, outcome, key }: ImportRow, isTicked: boolean) {
      const next = new Set(turned);
      if (isSaved(outcome) === isTicked) next.delete(row);
      else next.add(row);
      setKey(randomUuid());
      const others = told?.check.rows.filter((one) => one.outcome === 'unsure' && one.key === key && one.row !== row) ?? [];
      if (outcome === 'unsure' && isTicked) for (const other of others) next.delete(other.row);
      setTurned(next);
    },
    save: () => told && saving.mutate(told.check),
    /** The rows that are left, as a file. */
    downloadLeft() {
      const body = new FormData();
      for (const [name, value] of Object.entries(parts())) body.set(name, value);
      body.set('file', file as File);
      return makeReport(definition.routes.left, { body });
    },
  };
}

/** What the dry run would save by itself. */
const isSaved = (outcome: ImportRow['outcome']) => outcome === 'add' || outcome === 'change';

export type ImportState = ReturnType<typeof useImport>;

function differingRows(before: ImportCheck | undefined, now: ImportCheck): ReadonlySet<number> {
  const textOf = ({ outcome, changes, errors }: ImportCheck['rows'][number]) => JSON.stringify([outcome, changes, errors]);
  const earlier = new Map(before?.rows.map((row) => [row.row, textOf(row)]));
  return new Set(now.rows.filter((row) => earlier.get(row.row) !== textOf(row)).map(({ row }) => row));
}
