import { todayInBangkok } from '@faculty/contracts/kit/dates/today';
import { ActionIcon, Button, Group, SegmentedControl, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { showSuccess } from '../../../kit/notifications/messages.ts';
import { dayWords, monthWords, spanWords } from '../../../kit/theme/day-names.ts';
import { Example } from '../../example.tsx';
import classes from './calendar.module.css';
import { calendarPhrases } from './calendar.phrases.ts';
import { type CalendarEvent, sampleEvents } from './calendar-events.ts';
import { type CalendarView, daysOf, momentAt, mondayOf, stepped } from './calendar-time.ts';
import { EventDialog, type EventDraft } from './event-dialog.tsx';
import { MonthView } from './month-view.tsx';
import { TimeGrid } from './time-grid.tsx';

const views = ['month', 'week', '4day', 'day'] as const;
/** Seven days side by side are too narrow on a phone. */
const firstView = (): CalendarView => (window.matchMedia('(max-width: 48em)').matches ? '4day' : 'week');

/** `/extra/calendar`: a month, a week, four days or one; events made by dragging or typing. */
export function CalendarPage() {
  const t = usePhrases(calendarPhrases);
  const { language } = useLanguage();
  const [view, setView] = useState(firstView);
  const [at, setAt] = useState(() => todayInBangkok());
  const [events, setEvents] = useState(() =>
    sampleEvents(mondayOf(todayInBangkok()), [t.meeting, t.exam, t.conference, t.course, t.adviser, t.open]),
  );
  const [open, setOpen] = useState<{ event: EventDraft; id: number | null } | null>(null);
  const days = daysOf(view, at);
  const create = ({ start, end }: Pick<CalendarEvent, 'start' | 'end'>) =>
    setOpen({ event: { name: '', start, end, color: 'blue', timed: true }, id: null });
  const createOn = (day: string) => create({ start: momentAt(day, 9 * 60), end: momentAt(day, 10 * 60) });
  const openEvent = ({ id, ...event }: CalendarEvent) => setOpen({ event, id });

  function save(event: EventDraft): void {
    const id = open?.id ?? Math.max(0, ...events.map((each) => each.id)) + 1;
    setEvents([...events.filter((each) => each.id !== id), { ...event, id }]);
    setOpen(null);
    showSuccess(t.saved, event.name);
  }
  function remove(id: number): void {
    showSuccess(t.deleted, events.find((each) => each.id === id)?.name);
    setEvents(events.filter((each) => each.id !== id));
    setOpen(null);
  }

  return (
    <Example title={t.title} note={t.note}>
      <div className={classes.bar}>
        <Group gap="xs" wrap="nowrap">
          <Button variant="default" size="sm" onClick={() => setAt(todayInBangkok())}>
            {t.today}
          </Button>
          <ActionIcon variant="default" size={36} aria-label={t.previous} onClick={() => setAt(stepped(view, at, -1))}>
            <IconChevronLeft aria-hidden />
          </ActionIcon>
          <ActionIcon variant="default" size={36} aria-label={t.next} onClick={() => setAt(stepped(view, at, 1))}>
            <IconChevronRight aria-hidden />
          </ActionIcon>
        </Group>
        <Text fw={600} className={classes.title ?? ''} aria-live="polite">
          {titleOf(view, at, days, language)}
        </Text>
        <SegmentedControl
          aria-label={t.shownAs}
          value={view}
          onChange={setView}
          data={views.map((value) => ({ value, label: t[value] }))}
        />
        <Button size="sm" leftSection={<IconPlus size={18} aria-hidden />} onClick={() => createOn(at)}>
          {t.add}
        </Button>
      </div>
      {view === 'month' ? (
        <MonthView
          at={at}
          days={days}
          events={events}
          onCreate={createOn}
          onOpen={openEvent}
          onDay={(day) => {
            setAt(day);
            setView('day');
          }}
        />
      ) : (
        <TimeGrid days={days} events={events} onCreate={create} onOpen={openEvent} />
      )}
      {open && (
        <EventDialog
          event={open.event}
          onSave={save}
          onClose={() => setOpen(null)}
          {...(open.id !== null && { onDelete: () => open.id !== null && remove(open.id) })}
        />
      )}
    </Example>
  );
}

function titleOf(view: CalendarView, at: string, days: readonly string[], language: 'th' | 'en'): string {
  if (view === 'month') return monthWords(at.slice(0, 7), language);
  if (view === 'day') return dayWords(at, language);
  return spanWords({ start_date: days[0] ?? at, end_date: days.at(-1) ?? at }, language);
}
