import type { AnyEntity } from '@faculty/contracts/kit/entity';
import { Button, Group, List, Modal, Progress, Stack, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { idOf } from '../../api/entity-calls.ts';
import { HttpError } from '../../api/http.ts';
import { refusedFields, wordsOf } from '../../notifications/error-texts.ts';
import { FileUses } from '../../notifications/file-uses.ts';
import { showSuccess } from '../../notifications/messages.ts';
import { useReturnFocus } from '../../notifications/use-return-focus.ts';
import { focusRow } from '../state/scroll-restoration.ts';
import { showUndoable } from '../state/undo.ts';
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
  /** It waits for approval. */
  isAsked: boolean;
}

/** Names that are shown before "and 12 more": in the question, and in the message with its undo. */
const namedAtMost = { question: 5, message: 3 };
/** What takes longer shows its progress, with a button to stop. */
const slowMilliseconds = 500;

/**
 * Does something with all selected rows. Deleting asks before, once, with the names; what undo takes back does not. Shows the progress of
 * what takes long, and afterwards only what failed. When all went well a message says so, with undo.
 */
export function BulkDialog<Item>({ entity, action, selection, rowName, onClose }: BulkDialogProps<Item>) {
  useReturnFocus();
  const t = usePhrases(bulkPhrases);
  const { language } = useLanguage();
  const client = useQueryClient();
  // a snapshot: rows are deselected one by one while it runs
  const [chosen] = useState(() => [...selection.chosen.values()]);
  const [returnTo] = useState(selection.last);
  const [results, setResults] = useState<Result<Item>[]>([]);
  const [state, setState] = useState<'asking' | 'running' | 'over'>('asking');
  const stop = useRef(new AbortController());
  const leftOut = chosen.flatMap((item) => {
    const why = action.whyNot(item);
    return why === null ? [] : [`${rowName(item)}: ${why}`];
  });
  const rows = chosen.filter((item) => action.whyNot(item) === null);
  const failed = results.filter(({ problem }) => problem !== null);
  const refresh = () => client.invalidateQueries({ queryKey: [entity.name] });
  const asks = action.warning !== undefined || rows.length === 0;
  const [isShown, setShown] = useState(asks);
  const hasBegun = useRef(false);
  const begin = useEffectEvent(() => {
    // effects run twice in development
    if (asks || hasBegun.current) return;
    hasBegun.current = true;
    void run();
  });
  useEffect(() => begin(), []);
  useEffect(() => {
    const showing = setTimeout(() => setShown(true), slowMilliseconds);
    return () => clearTimeout(showing);
  }, []);

  async function run(): Promise<void> {
    setState('running');
    const all: Result<Item>[] = [];
    const tell = (item: Item, { error }: { error: unknown }) => {
      const [why] = Object.values(refusedFields(error));
      const isAsked = error instanceof HttpError && error.answer?.code === 'approval_asked';
      all.push({ item, isAsked, problem: error === null || isAsked ? null : (why ?? wordsOf(error, language)) });
      setResults([...all]);
      // what failed stays chosen, to be tried again
      if (error === null || isAsked) selection.choose([[String(idOf(entity, item)), item]], false);
    };
    await runBulk(rows, action.act, tell, stop.current.signal);
    void refresh();
    setState('over');
    setShown(true);
    if (all.length === rows.length && all.every(({ problem }) => problem === null)) finish(all);
  }

  function finish(all: readonly Result<Item>[]): void {
    const good = all.filter(({ problem }) => problem === null);
    const done = good.flatMap(({ item, isAsked }) => (isAsked ? [] : [item]));
    const asked = good.length - done.length;
    const { undo, undoAll = undo && (() => takeBack(done, undo)) } = action;
    onClose();
    if (good.length > 0) {
      const about = namesOf(
        good.map(({ item }) => rowName(item)),
        t.others,
        namedAtMost.message,
      ).join(', ');
      const words = [done.length > 0 && action.done(done.length), asked > 0 && t.asked(asked)].filter(Boolean).join(' · ');
      if (undoAll && done.length > 0) showUndoable(words, about, () => undoAll().finally(refresh));
      else showSuccess(words, about);
    }
    if (good.length === rows.length && (leftOut.length === 0 || !asks)) selection.turn(false);
    // once the dialog has given the focus back
    setTimeout(() => focusRow(returnTo), 20);
  }

  function close(): void {
    if (state === 'over') finish(results);
    else if (state === 'asking') onClose();
  }

  const title = state === 'asking' ? t.ask(action.label, rows.length) : t.does(action.label, rows.length);
  return (
    <Modal opened={isShown} onClose={close} withCloseButton={false} title={<Text fw={600}>{title}</Text>}>
      <Stack>
        {state === 'asking' && (
          <>
            {rows.length === 0 && <Text>{t.nothing}</Text>}
            <Names names={namesOf(rows.map(rowName), t.others)} />
            {rows.length > 0 && action.warning !== undefined && <Text>{action.warning}</Text>}
            {action.takesFiles && rows.length > 0 && (
              <FileUses entity={entity.name} ids={rows.slice(0, askedAtOnce).map((item) => String(idOf(entity, item)))} />
            )}
            {leftOut.length > 0 && (
              <>
                <Text>{t.cannot(leftOut.length)}</Text>
                <Names names={namesOf(leftOut, t.others)} />
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
                  : t.failed(results.length - failed.length, failed.length)}
            </Text>
            <Progress value={(results.length / rows.length) * 100} aria-label={t.doing(results.length, rows.length)} />
            <List listStyleType="none" style={{ overflowWrap: 'anywhere', color: 'var(--mantine-color-error)' }}>
              {failed.map(({ item, problem }) => (
                <List.Item key={String(idOf(entity, item))} icon={<IconAlertTriangle size={16} aria-hidden />}>
                  {`${rowName(item)}: ${problem}`}
                </List.Item>
              ))}
            </List>
          </>
        )}
        <Group justify="flex-end">
          {state === 'asking' && (
            <>
              <Button variant="default" data-autofocus onClick={close}>
                {t.back}
              </Button>
              {rows.length > 0 && (
                <Button variant="light" color={action.color ?? 'blue'} onClick={() => void run()}>
                  {action.label}
                </Button>
              )}
            </>
          )}
          {state === 'running' && (
            <Button variant="default" data-autofocus onClick={() => stop.current.abort()}>
              {t.stop}
            </Button>
          )}
          {state === 'over' && <Button onClick={close}>{t.close}</Button>}
        </Group>
      </Stack>
    </Modal>
  );
}

/** The first names, and how many there are besides. */
function namesOf(names: readonly string[], others: (count: number) => string, atMost = namedAtMost.question): string[] {
  const rest = names.length - atMost;
  // a single further name takes no more room than "and 1 more"
  return rest <= 1 ? [...names] : [...names.slice(0, atMost), others(rest)];
}

function Names({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <List style={{ overflowWrap: 'anywhere' }}>
      {names.map((name, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two rows may have one name, and none changes its place
        <List.Item key={place}>{name}</List.Item>
      ))}
    </List>
  );
}

/** Takes back what was done with some rows. @throws the first refusal, once all have been tried */
async function takeBack<Item>(items: readonly Item[], undo: (item: Item) => Promise<unknown>): Promise<void> {
  const refusals: unknown[] = [];
  const tell = (_item: Item, { error }: Outcome) => {
    if (error !== null) refusals.push(error);
  };
  await runBulk(items, undo, tell, new AbortController().signal);
  if (refusals.length > 0) throw refusals[0];
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
