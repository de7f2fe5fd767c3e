import { type AnyEntity, hasPublicFiles } from '@faculty/contracts/kit/entity';
import { ActionIcon, Button, Group, Text, Tooltip } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { IconListCheck, IconPencil, IconTrash, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { idOf, useEntityChanges } from '../../api/entity-calls.ts';
import { lazyPart } from '../../notifications/lazy-part.tsx';
import { useRight } from '../../session/session.tsx';
import { focusRow } from '../state/scroll-restoration.ts';
import type { Remover } from '../state/use-remove.tsx';
import classes from './bulk.module.css';
import { bulkPhrases } from './bulk.phrases.ts';
import { type BulkAction, useActiveActions } from './use-bulk-actions.ts';
import type { Selection } from './use-selection.ts';

/** Whether a key pressed there is typed: a field or an editor, but no box to tick. */
function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !['checkbox', 'radio', 'button', 'submit'].includes(target.type);
  return target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}

const ChangeField = lazyPart(() => import('./change/change-field.lazy.tsx').then((m) => m.ChangeField));
const BulkDialog = lazyPart(() => import('./bulk-dialog.lazy.tsx').then((m) => m.BulkDialog));

interface BulkBarProps<Item> {
  entity: AnyEntity;
  selection: Selection<Item>;
  rowName(item: Item): string;
  remove: Remover<Item> | undefined;
  /** Whether the rows are a table: the bar is in the place of its head then, else at the foot of the window. */
  isTable: boolean;
}

/** How many rows are chosen, and what can be done with them. B moves the focus here from the rows, Esc back. */
export function BulkBar<Item>({ entity, selection, rowName, remove, isTable }: BulkBarProps<Item>) {
  const t = usePhrases(bulkPhrases);
  const actions = useBulkActions(entity, remove);
  const [asked, setAsked] = useState<BulkAction<Item> | null>(null);
  const [isChanging, setChanging] = useState(false);
  const mayEdit = useRight(entity.page).edit;
  const bar = useRef<HTMLElement>(null);
  const { chosen } = selection;
  const isShown = actions.length > 0 && (chosen.size > 0 || (selection.isOn && !isTable));
  useWindowEvent('keydown', (event) => {
    const { code, ctrlKey, metaKey, altKey, target } = event;
    if (code !== 'KeyB' || ctrlKey || metaKey || altKey || isTyping(target) || document.querySelector('[aria-modal="true"]')) return;
    bar.current?.querySelector<HTMLElement>('button:enabled')?.focus();
  });
  if (!isShown) return null;
  const buttons = actions.map((action) => ({ label: action.label, icon: action.icon, act: () => setAsked(action) }));
  // deleting stays last
  const place = actions.length - (actions.at(-1)?.color === 'red' ? 1 : 0);
  if (mayEdit) buttons.splice(place, 0, { label: t.changeField, icon: IconPencil, act: () => setChanging(true) });

  function end(): void {
    const { last } = selection;
    selection.turn(false);
    focusRow(last);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || asked !== null || isChanging) return;
    event.stopPropagation();
    focusRow(selection.last);
  }

  return (
    <section ref={bar} className={classes.bar} aria-label={t.bar} data-bulk-bar data-in-table={isTable || undefined} onKeyDown={onKeyDown}>
      <Text span fw={600} role="status" className={classes.count ?? ''}>
        {chosen.size === 0 ? t.none : t.chosen(chosen.size)}
      </Text>
      {selection.isFull && (
        <Text span size="sm" c="dimmed">
          {t.full(chosen.size)}
        </Text>
      )}
      <Group gap="xs" className={classes.actions ?? ''}>
        {buttons.map(({ label, icon: Icon, act }) => (
          <Button
            key={label}
            size="compact-md"
            variant="default"
            disabled={chosen.size === 0}
            leftSection={<Icon size={18} aria-hidden />}
            onClick={act}
          >
            {label}
          </Button>
        ))}
      </Group>
      <Tooltip label={t.end}>
        <ActionIcon variant="subtle" size={30} aria-label={t.end} onClick={end} className={classes.end ?? ''}>
          <IconX size={20} aria-hidden />
        </ActionIcon>
      </Tooltip>
      {isChanging && (
        <ChangeField
          entity={entity}
          items={[...chosen.values()]}
          rowName={rowName as (item: unknown) => string} // of these items
          onClose={() => setChanging(false)}
          onChange={(action) => {
            setChanging(false);
            setAsked(action);
          }}
        />
      )}
      {asked && <BulkDialog entity={entity} action={asked} selection={selection} rowName={rowName} onClose={() => setAsked(null)} />}
    </section>
  );
}

interface SelectSwitchProps {
  selection: Pick<Selection<unknown>, 'isOn' | 'turn'>;
}

/** Lets a person choose cards; they give their width to words until then. A table has boxes, and needs no such button. */
export function SelectSwitch({ selection }: SelectSwitchProps) {
  const t = usePhrases(bulkPhrases);
  const label = selection.isOn ? t.end : t.begin;
  return (
    <Tooltip label={label}>
      <ActionIcon
        variant={selection.isOn ? 'light' : 'default'}
        size={36}
        aria-label={label}
        aria-pressed={selection.isOn}
        className={classes.switch ?? ''}
        onClick={() => selection.turn(!selection.isOn)}
      >
        <IconListCheck size={20} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}

/** What can be done with many rows of a list: what its entity has calls for, and the person the right to. */
function useBulkActions<Item>(entity: AnyEntity, remove: Remover<Item> | undefined): BulkAction<Item>[] {
  const t = usePhrases(bulkPhrases);
  const right = useRight(entity.page);
  const changes = useEntityChanges(entity);
  const actions = useActiveActions<Item>(entity);
  if (!right.delete || !remove || !entity.routes.remove) return actions;
  const { takeBack } = changes;
  const removing: BulkAction<Item> = {
    label: t.remove,
    icon: IconTrash,
    color: 'red',
    warning: takeBack ? t.toBin : t.forGood,
    takesFiles: hasPublicFiles(entity),
    whyNot: (item) => (remove.allows?.(item) === false ? t.notRemovable : null),
    act: (item) => changes.remove(idOf(entity, item)),
    done: t.didRemove,
    ...(takeBack && { undo: (item) => takeBack(idOf(entity, item)) }),
  };
  return [...actions, removing];
}
