import type { AnyEntity } from '@faculty/contracts/kit/entity';
import { ActionIcon, Button, Group, Text } from '@mantine/core';
import { IconListCheck, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { Hint } from '../../overlays/hint.tsx';
import { lazyOverlay } from '../../overlays/lazy-overlay.ts';
import type { Remover } from '../state/use-remove.tsx';
import classes from './bulk.module.css';
import { bulkPhrases } from './bulk.phrases.ts';
import { type BulkAction, useBulkActions } from './use-bulk-actions.ts';
import { mostChosen, type Selection } from './use-selection.ts';

const BulkDialog = lazyOverlay(() => import('./bulk-dialog.lazy.tsx').then((m) => m.BulkDialog));

interface BulkBarProps<Item> {
  entity: AnyEntity;
  selection: Selection<Item>;
  rowName(item: Item): string;
  remove: Remover<Item> | undefined;
}

/** Starts selecting rows, then shows how many are selected and the actions. Hidden where there are no actions. */
export function BulkBar<Item>({ entity, selection, rowName, remove }: BulkBarProps<Item>) {
  const t = usePhrases(bulkPhrases);
  const actions = useBulkActions(entity, remove);
  const [asked, setAsked] = useState<BulkAction<Item> | null>(null);
  const { chosen } = selection;
  if (actions.length === 0 || !selection.isOn) return null;
  return (
    <section className={classes.bar} aria-label={t.bar} data-bulk-bar>
      <Text span fw={600} role="status">
        {chosen.size === 0 ? t.none : t.chosen(chosen.size)}
      </Text>
      {selection.isFull && (
        <Text span size="sm" c="dimmed">
          {t.full(mostChosen)}
        </Text>
      )}
      <Group gap="xs" className={classes.actions ?? ''}>
        {actions.map((action) => (
          <Button
            key={action.label}
            size="compact-md"
            variant="default"
            disabled={chosen.size === 0}
            leftSection={<action.icon size={18} aria-hidden />}
            onClick={() => setAsked(action)}
          >
            {action.label}
          </Button>
        ))}
      </Group>
      <Hint label={t.end}>
        <ActionIcon variant="subtle" size="lg" aria-label={t.end} onClick={() => selection.turn(false)} className={classes.end ?? ''}>
          <IconX size={20} aria-hidden />
        </ActionIcon>
      </Hint>
      {asked && <BulkDialog entity={entity} action={asked} selection={selection} rowName={rowName} onClose={() => setAsked(null)} />}
    </section>
  );
}

interface SelectSwitchProps {
  selection: Pick<Selection<unknown>, 'isOn' | 'turn'>;
}

/** Lets a person choose rows; a list gives its width to words until then. */
export function SelectSwitch({ selection }: SelectSwitchProps) {
  const t = usePhrases(bulkPhrases);
  const label = selection.isOn ? t.end : t.begin;
  return (
    <Hint label={label}>
      <ActionIcon
        variant={selection.isOn ? 'light' : 'default'}
        size={36}
        aria-label={label}
        aria-pressed={selection.isOn}
        onClick={() => selection.turn(!selection.isOn)}
      >
        <IconListCheck size={20} stroke={1.75} aria-hidden />
      </ActionIcon>
    </Hint>
  );
}
