import { type Import, type ImportCheck, type ImportRead, type ImportSources, importCheck, importRead } from '@faculty/contracts/kit/import';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { call } from '../data/http.ts';
import { refusedFields } from '../messages/error-words.ts';
import { showRetryableError } from '../messages/messages.ts';

/** What a dry run told, and which of its rows are no longer what an earlier one told. */
export interface Told {
  check: ImportCheck;
  differing: ReadonlySet<number>;
}

/** An import from its file to its saving. The file stays in the browser and goes with each call: the server keeps nothing of it. */
export function useImport(definition: Import, onSaved: (check: ImportCheck) => void) {
  const client = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const [read, setRead] = useState<ImportRead | null>(null);
  const [sources, setSources] = useState<ImportSources>({});
  const [told, setTold] = useState<Told | null>(null);
  /** By field; those of the file itself under `file`. */
  const [wrong, setWrong] = useState<Partial<Record<string, string>>>({});

  function refused(error: unknown, retry: () => void): void {
    const fields = refusedFields(error);
    setWrong(fields);
    if (Object.keys(fields).length === 0) showRetryableError(error, retry);
  }

  const send = async (route: 'read' | 'check' | 'save', given: File, parts: Record<string, string> = {}) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(parts)) body.set(name, value);
    body.set('file', given);
    setWrong({});
    return call(definition.routes[route], { body });
  };
  const parts = () => ({ sources: JSON.stringify(sources), head_row: String(read?.head_row ?? 1) });

  const choosing = useMutation({
    mutationFn: async (chosen: File) => {
      setFile(chosen);
      setRead(null);
      setTold(null);
      return z.parse(importRead, await send('read', chosen));
    },
    onSuccess: (found) => {
      setRead(found);
      setSources(found.suggested);
    },
    onError: (error, chosen) => refused(error, () => choosing.mutate(chosen)),
  });
  const checking = useMutation({
    mutationFn: async () => z.parse(importCheck, await send('check', file as File, parts())),
    onSuccess: (check) => setTold({ check, differing: new Set() }),
    onError: (error) => refused(error, () => checking.mutate()),
  });
  const saving = useMutation({
    mutationFn: async ({ plan }: ImportCheck) => z.parse(importCheck, await send('save', file as File, { ...parts(), plan })),
    onSuccess: async (check) => {
      if (!check.is_saved) return setTold({ check, differing: differingRows(told?.check, check) });
      await client.invalidateQueries({ queryKey: [definition.entity.name] });
      onSaved(check);
    },
    onError: (error, check) => refused(error, () => saving.mutate(check)),
  });

  return {
    file,
    read,
    sources,
    told,
    wrong,
    isBusy: choosing.isPending || checking.isPending || saving.isPending,
    isChecking: checking.isPending,
    isSaving: saving.isPending,
    choose: (chosen: File) => choosing.mutate(chosen),
    map(field: string, source: ImportSources[string] | undefined) {
      const { [field]: _, ...others } = sources;
      setSources(source ? { ...others, [field]: source } : others);
      // it told of other columns
      setTold(null);
    },
    check: () => checking.mutate(),
    save: () => told && saving.mutate(told.check),
  };
}

export type ImportState = ReturnType<typeof useImport>;

function differingRows(before: ImportCheck | undefined, now: ImportCheck): ReadonlySet<number> {
  const textOf = ({ outcome, changes, errors }: ImportCheck['rows'][number]) => JSON.stringify([outcome, changes, errors]);
  const earlier = new Map(before?.rows.map((row) => [row.row, textOf(row)]));
  return new Set(now.rows.filter((row) => earlier.get(row.row) !== textOf(row)).map(({ row }) => row));
}
