import { Button, Group, Modal, Select, Stack, Switch, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { usePhrases } from '../../i18n/phrases.tsx';
import { useReturnFocus } from '../../kit/notifications/use-return-focus.ts';
import { eventPhrases } from './calendar.phrases.ts';

/** Documented: name, start, end, color, timed. What is not timed lasts whole days, the last included. */
export interface CalendarEvent {
  id: number;
  name: string;
  /** `2026-11-23 09:00:00`. */
  start: string;
  end: string;
  color: string;
  timed: boolean;
}

interface EventDialogProps {
  event: CalendarEvent;
  onSave(event: CalendarEvent): void;
  /** Of an event that is there already. */
  onDelete?: () => void;
  onClose(): void;
}

/** An event to be made, changed or deleted. */
export function EventDialog({ event, onSave, onDelete, onClose }: EventDialogProps) {
  useReturnFocus();
  const t = usePhrases(eventPhrases);
  const [typed, setTyped] = useState(event);
  const [isTried, setTried] = useState(false);
  const change = (part: Partial<CalendarEvent>) => setTyped({ ...typed, ...part });
  const { name, start, end, timed } = typed;
  const length = timed ? 16 : 10;
  const isNamed = name.trim() !== '';
  const isOrdered = start !== '' && (timed ? start < end : start.slice(0, 10) <= end.slice(0, 10));

  function save(submit: FormEvent): void {
    submit.preventDefault();
    setTried(true);
    if (isNamed && isOrdered) onSave({ ...typed, name: name.trim() });
  }
  const moment = (part: 'start' | 'end') => ({
    label: t[part],
    type: timed ? 'datetime-local' : 'date',
    step: timed ? 900 : 1,
    value: typed[part].replace(' ', 'T').slice(0, length),
    onChange: ({ currentTarget: { value } }: React.ChangeEvent<HTMLInputElement>) =>
      change({ [part]: value && (timed ? `${value.replace('T', ' ')}:00` : `${value} 00:00:00`) }),
  });
  return (
    <Modal
      opened
      onClose={onClose}
      withCloseButton={false}
      title={
        <Text component="span" fw={600}>
          {onDelete ? t.editTitle : t.newTitle}
        </Text>
      }
    >
      <form noValidate onSubmit={save}>
        <Stack>
          <TextInput
            label={t.name}
            data-autofocus
            required
            maxLength={100}
            value={name}
            onChange={({ currentTarget }) => change({ name: currentTarget.value })}
            error={isTried && !isNamed && t.needsName}
          />
          <Switch label={t.timed} checked={timed} onChange={({ currentTarget }) => change({ timed: currentTarget.checked })} />
          <TextInput {...moment('start')} />
          <TextInput {...moment('end')} error={isTried && !isOrdered && t.needsOrder} />
          <Select
            label={t.color}
            allowDeselect={false}
            value={typed.color}
            data={(['blue', 'green', 'gold', 'red'] as const).map((value) => ({ value, label: t[value] }))}
            onChange={(color) => color && change({ color })}
          />
          <Group justify="flex-end">
            {onDelete && (
              <Button color="red" variant="outline" mr="auto" onClick={onDelete}>
                {t.delete}
              </Button>
            )}
            <Button variant="default" onClick={onClose}>
              {t.cancel}
            </Button>
            <Button type="submit">{t.save}</Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
