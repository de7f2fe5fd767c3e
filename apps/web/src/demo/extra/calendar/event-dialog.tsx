import { Button, Group, Modal, Select, Stack, Switch, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { DayInput } from '../../../kit/fields/day/day-field.tsx';
import { isDay } from '../../../kit/fields/day/parse-day.ts';
import { ConfirmDialog } from '../../../kit/notifications/confirm-dialog.tsx';
import { useReturnFocus } from '../../../kit/notifications/use-return-focus.ts';
import classes from './calendar.module.css';
import { calendarPhrases } from './calendar.phrases.ts';
import { type CalendarEvent, colors, type EventColor, problemOf } from './calendar-events.ts';
import { dayOf, snapMinutes } from './calendar-time.ts';

export type EventDraft = Omit<CalendarEvent, 'id'>;

interface EventDialogProps {
  event: EventDraft;
  onSave(event: EventDraft): void;
  /** Of an event that is there already. */
  onDelete?: () => void;
  onClose(): void;
}

/** An event to be made, changed or deleted. */
export function EventDialog({ event, onSave, onDelete, onClose }: EventDialogProps) {
  useReturnFocus();
  const t = usePhrases(calendarPhrases);
  const [typed, setTyped] = useState(event);
  const [days, setDays] = useState<{ start: string | null; end: string | null }>({ start: dayOf(event.start), end: dayOf(event.end) });
  const [problem, setProblem] = useState<'name' | 'when' | 'order' | null>(null);
  const [isAsked, setAsked] = useState(false);
  const change = (part: Partial<EventDraft>) => setTyped({ ...typed, ...part });
  const timeOf = (moment: string) => moment.slice(11);

  function save(submit: FormEvent): void {
    submit.preventDefault();
    const isWhole =
      [days.start, days.end].every(isDay) && (!typed.timed || [typed.start, typed.end].every((moment) => timeOf(moment) !== ''));
    const made = {
      ...typed,
      name: typed.name.trim(),
      start: `${days.start}T${timeOf(typed.start)}`,
      end: `${days.end}T${timeOf(typed.end)}`,
    };
    const found = isWhole ? problemOf(made) : 'when';
    setProblem(found);
    if (found === null) onSave(made);
  }

  const time = (part: 'start' | 'end', label: string) => (
    <TextInput
      type="time"
      step={snapMinutes * 60}
      label={label}
      value={timeOf(typed[part])}
      onChange={({ currentTarget }) => change({ [part]: `${dayOf(typed[part])}T${currentTarget.value}` })}
    />
  );
  return (
    <Modal opened onClose={onClose} withCloseButton={false} title={<Text fw={700}>{onDelete ? t.editTitle : t.newTitle}</Text>}>
      <form noValidate onSubmit={save}>
        <Stack>
          <TextInput
            label={t.name}
            data-autofocus
            required
            maxLength={100}
            value={typed.name}
            onChange={({ currentTarget }) => change({ name: currentTarget.value })}
            error={problem === 'name' && t.needsName}
          />
          <Switch label={t.timed} checked={typed.timed} onChange={({ currentTarget }) => change({ timed: currentTarget.checked })} />
          <div className={classes.when}>
            <DayInput
              id="event-start"
              label={t.startDay}
              value={days.start}
              onChange={(start) => setDays({ ...days, start })}
              error={problem === 'when' && t.needsWhen}
            />
            {typed.timed && time('start', t.startTime)}
            <DayInput
              id="event-end"
              label={t.endDay}
              value={days.end}
              onChange={(end) => setDays({ ...days, end })}
              error={problem === 'order' && t.needsOrder}
            />
            {typed.timed && time('end', t.endTime)}
          </div>
          <Select
            label={t.color}
            allowDeselect={false}
            value={typed.color}
            data={colors.map((value) => ({ value, label: t[value] }))}
            onChange={(color) => color && change({ color: color as EventColor })} // one of the colours offered
          />
          <Group justify="space-between">
            {onDelete ? (
              <Button color="red" variant="outline" onClick={() => setAsked(true)}>
                {t.delete}
              </Button>
            ) : (
              <span />
            )}
            <Group gap="sm">
              <Button variant="default" onClick={onClose}>
                {t.cancel}
              </Button>
              <Button type="submit">{t.save}</Button>
            </Group>
          </Group>
        </Stack>
      </form>
      {isAsked && onDelete && (
        <ConfirmDialog
          title={t.deleteTitle}
          text={event.name}
          confirm={t.delete}
          cancel={t.cancel}
          onConfirm={onDelete}
          onCancel={() => setAsked(false)}
        />
      )}
    </Modal>
  );
}
