import type { AnyEntity } from '@faculty/contracts/kit/entity';
import { Button, Group, Progress, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { idOf } from '../../api/entity-queries.ts';
import { refusedFields, wordsOf } from '../../notifications/error-texts.ts';
import { FileUses } from '../../notifications/file-uses.ts';
import { useReturnFocus } from '../../notifications/use-return-focus.ts';
import { LazyModal } from '../../overlays/lazy-windows.tsx';
import classes from './bulk.module.css';
import { bulkPhrases } from './bulk.phrases.ts';
import type { BulkAction } from './use-bulk-actions.ts';
import type { Selection } from './use-selection.ts';

/** Concurrent calls. */
const atOnce = 4;

/** How it went with one row: null, or what was thrown. */
type Outcome = { error: unknown } | { error: null };

/** File uses are fetched for up to so many records. */
const askedAtOnce = 200;

interface BulkDialogProps<Item> {
  entity: AnyEntity;
  action: BulkAction<Item>;
  selection: Selection<Item>;
  rowName(item: Item): string;
  onClose(): void;
}

interface Result<Item> {
  item: Item;
  /** What went wrong, in words; null when nothing. */
  problem: string | null;
}

/** Confirms once for all selected rows, naming those left out; shows the progress and the result of each row. */
export function BulkDialog<Item>({ entity, action, selection, rowName, onClose }: BulkDialogProps<Item>) {
  useReturnFocus();
  const t = usePhrases(bulkPhrases);
  const { language } = useLanguage();
  const client = useQueryClient();
  // a snapshot: rows are deselected one by one while it runs
  const [chosen] = useState(() => [...selection.chosen.values()]);
  const [results, setResults] = useState<Result<Item>[]>([]);
  const [state, setState] = useState<'asking' | 'running' | 'over'>('asking');
  const stop = useRef(new AbortController());
  const leftOut = chosen.flatMap((item) => action.whyNot(item) ?? []).length;
  const rows = chosen.filter((item) => action.whyNot(item) === null);
  const failed = results.filter(({ problem }) => problem !== null);

  async function run(): Promise<void> {
    setState('running');
    const tell = (item: Item, { error }: { error: unknown }) => {
      const [why] = Object.values(refusedFields(error));
      setResults((before) => [...before, { item, problem: error === null ? null : (why ?? wordsOf(error, language)) }]);
      // what failed stays chosen, to be tried again
      if (error === null) selection.choose([[String(idOf(entity, item)), item]], false);
    };
    await runBulk(rows, action.act, tell, stop.current.signal);
    setState('over');
    void client.invalidateQueries({ queryKey: [entity.name] });
  }

  function close(): void {
    if (state === 'running') return;
    if (state === 'over' && failed.length === 0) selection.turn(false);
    onClose();
  }

  return (
    <LazyModal opened onClose={close} withCloseButton={false} title={<Text fw={700}>{t.ask(action.label, rows.length)}</Text>}>
      <Stack>
        {state === 'asking' && (
          <>
            {rows.length === 0 ? <Text>{t.nothing}</Text> : action.warning !== undefined && <Text>{action.warning}</Text>}
            {action.takesFiles && rows.length > 0 && (
              <FileUses entity={entity.name} ids={rows.slice(0, askedAtOnce).map((item) => String(idOf(entity, item)))} />
            )}
            {leftOut > 0 && (
              <>
                <Text>{t.cannot(leftOut)}</Text>
                <ul className={classes.results}>
                  {chosen.flatMap((item) => {
                    const why = action.whyNot(item);
                    return why === null ? [] : [<li key={String(idOf(entity, item))}>{`${rowName(item)}: ${why}`}</li>];
                  })}
                </ul>
              </>
            )}
          </>
        )}
        {state !== 'asking' && (
          <>
            <Text role="status">
              {state === 'running'
                ? t.doing(results.length, rows.length)
                : results.length < rows.length
                  ? t.stopped(rows.length - results.length)
                  : t.results(results.length - failed.length, failed.length)}
            </Text>
            <Progress value={(results.length / rows.length) * 100} aria-label={t.doing(results.length, rows.length)} />
            <ul className={classes.results}>
              {[...failed, ...results.filter(({ problem }) => problem === null)].map(({ item, problem }) => (
                <li key={String(idOf(entity, item))} data-failed={problem !== null || undefined}>
                  {problem === null ? <IconCheck size={16} aria-hidden /> : <IconAlertTriangle size={16} aria-hidden />}
                  {` ${rowName(item)}: ${problem ?? t.done}`}
                </li>
              ))}
            </ul>
          </>
        )}
        <Group justify="flex-end">
          {state === 'asking' && (
            <>
              <Button data-autofocus onClick={close}>
                {t.back}
              </Button>
              {rows.length > 0 && (
                <Button variant="outline" color={action.color ?? 'blue'} onClick={() => void run()}>
                  {action.label}
                </Button>
              )}
            </>
          )}
          {state === 'running' && (
            <Button variant="default" onClick={() => stop.current.abort()}>
              {t.stop}
            </Button>
          )}
          {state === 'over' && <Button onClick={close}>{t.close}</Button>}
        </Group>
      </Stack>
    </LazyModal>
  );
}

/** Runs a call for many rows with limited concurrency; `tell` is called with each result. What has not started when `signal` aborts is skipped. */
export async function runBulk<Row>(
  rows: readonly Row[],
  act: (row: Row) => Promise<unknown>,
  tell: (row: Row, outcome: Outcome) => void,
  signal: AbortSignal,
): Promise<void> {
  const waiting = rows.values();
  const worker = async () => {
    for (const row of waiting) {
      if (signal.aborted) return;
      const outcome = await act(row).then(
        () => ({ error: null }),
        (error: unknown) => ({ error }),
      );
      tell(row, outcome);
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, rows.length) }, worker));
}
