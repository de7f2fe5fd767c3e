import '@mantine/schedule/styles.css';
import 'dayjs/locale/th';
import { todayInBangkok } from '@faculty/contracts/kit/dates/today';
import { Button, Group, SegmentedControl, Text } from '@mantine/core';
import { type DayOfWeek, DayView, MonthView, type ScheduleEventData, WeekView } from '@mantine/schedule';
import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';
import { useState } from 'react';
import { useLanguage, usePhrases } from '../../i18n/phrases.tsx';
import { showSuccess } from '../../kit/notifications/messages.ts';
import { dayWords, monthWords } from '../../kit/theme/day-names.ts';
import { Example } from '../example.tsx';
import { calendarPhrases } from './calendar.phrases.ts';
import { type CalendarEvent, EventDialog } from './event-dialog.tsx';

dayjs.extend(utc);

const views = ['month', 'week', '4day', 'day'] as const;
type View = (typeof views)[number];

/** How far an arrow moves. */
const steps = { month: [1, 'month'], week: [7, 'day'], '4day': [4, 'day'], day: [1, 'day'] } as const;
const shifted = (day: string, count: number, unit: 'day' | 'month' = 'day') => dayjs.utc(day).add(count, unit).format('YYYY-MM-DD');
/** The Monday of a day's week. */
const mondayOf = (day: string) => shifted(day, -((dayjs.utc(day).day() + 6) % 7));

/** `/extra/calendar`: a month, a week, four days or one; events made by dragging or typing. */
export function CalendarPage() {
  const t = usePhrases(calendarPhrases);
  const { language } = useLanguage();
  // seven days side by side are too narrow on a phone
  const [view, setView] = useState<View>(() => (window.matchMedia('(max-width: 48em)').matches ? '4day' : 'week'));
  const [at, setAt] = useState(() => todayInBangkok());
  const [events, setEvents] = useState(() => sampleEvents([t.meeting, t.exam, t.conference, t.course]));
  const [opened, setOpened] = useState<CalendarEvent | null>(null);
  const create = (start: string, end: string) =>
    setOpened({ id: Math.max(...events.map(({ id }) => id), 0) + 1, name: '', start, end, color: 'blue', timed: true });

  /** Replaces the event by itself as it is now, or by nothing. */
  function change(event: CalendarEvent, kept: readonly CalendarEvent[], words: string): void {
    setEvents([...events.filter(({ id }) => id !== event.id), ...kept]);
    setOpened(null);
    showSuccess(words, event.name);
  }

  const common = {
    date: at,
    events: events.map(asScheduled),
    locale: language,
    withHeader: false,
    labels: { allDay: t.allDay, timeSlot: t.slot, weekday: t.weekday, more: t.more, moreLabel: t.moreLabel },
    onEventClick: ({ id }: ScheduleEventData) => setOpened(events.find((event) => event.id === id) ?? null),
  };
  const hours = {
    ...common,
    // documented: what is dragged stops at every quarter of an hour
    intervalMinutes: 15,
    withSubHourGridLines: false,
    startScrollTime: '07:00:00',
    scrollAreaProps: { mah: '36rem' },
    slotHeight: 56,
    withDragSlotSelect: true,
    onSlotDragEnd: create,
    onTimeSlotClick: ({ slotStart, slotEnd }: { slotStart: string; slotEnd: string }) => create(slotStart, slotEnd),
  };
  const firstDay = dayjs.utc(at).day() as DayOfWeek; // as its documentation says
  const [count, unit] = steps[view];
  return (
    <Example title={t.title} note={t.note}>
      <Group>
        <Button.Group>
          <Button variant="default" onClick={() => setAt(shifted(at, -count, unit))}>
            {t.previous}
          </Button>
          <Button variant="default" onClick={() => setAt(todayInBangkok())}>
            {t.today}
          </Button>
          <Button variant="default" onClick={() => setAt(shifted(at, count, unit))}>
            {t.next}
          </Button>
        </Button.Group>
        <Text fw={600} flex="1 1 11rem" aria-live="polite">
          {titleOf(view, at, language)}
        </Text>
        <SegmentedControl
          aria-label={t.shownAs}
          value={view}
          onChange={setView}
          data={views.map((value) => ({ value, label: t[value] }))}
        />
        <Button onClick={() => create(`${at} 09:00:00`, `${at} 10:00:00`)}>{t.add}</Button>
      </Group>
      {view === 'month' && (
        <MonthView {...common} firstDayOfWeek={1} maxEventsPerDay={3} onDayClick={(day) => create(`${day} 09:00:00`, `${day} 10:00:00`)} />
      )}
      {view === 'week' && <WeekView {...hours} firstDayOfWeek={1} withWeekNumber={false} />}
      {view === '4day' && (
        <WeekView
          {...hours}
          // the week that begins today, without its last three days
          firstDayOfWeek={firstDay}
          weekendDays={[4, 5, 6].map((after) => ((firstDay + after) % 7) as DayOfWeek)} // a rest of seven
          withWeekendDays={false}
          withWeekNumber={false}
        />
      )}
      {view === 'day' && <DayView {...hours} />}
      {opened && (
        <EventDialog
          event={opened}
          onSave={(event) => change(event, [event], t.saved)}
          onClose={() => setOpened(null)}
          {...(events.some(({ id }) => id === opened.id) && { onDelete: () => change(opened, [], t.deleted) })}
        />
      )}
    </Example>
  );
}

/** An event that lasts whole days ends with its last one. */
const asScheduled = ({ id, name, start, end, color, timed }: CalendarEvent): ScheduleEventData => ({
  id,
  title: name,
  color,
  start: timed ? start : `${start.slice(0, 10)} 00:00:00`,
  end: timed ? end : `${shifted(end.slice(0, 10), 1)} 00:00:00`,
});

function titleOf(view: View, at: string, language: 'th' | 'en'): string {
  if (view === 'month') return monthWords(at.slice(0, 7), language);
  if (view === 'day') return dayWords(at, language);
  const start = view === 'week' ? mondayOf(at) : at;
  const end = shifted(start, steps[view][0] - 1);
  const sameMonth = start.slice(0, 7) === end.slice(0, 7);
  return `${sameMonth ? Number(start.slice(8)) : dayWords(start, language)}–${dayWords(end, language)}`;
}

/** Invented: a week of the faculty, and the board of the next. */
function sampleEvents([meeting = '', exam = '', conference = '', course = '']: readonly string[]): CalendarEvent[] {
  const at = (days: number, time: string) => `${shifted(mondayOf(todayInBangkok()), days)} ${time}:00`;
  return [
    { id: 1, name: meeting, start: at(0, '09:00'), end: at(0, '11:30'), color: 'blue', timed: true },
    { id: 2, name: exam, start: at(1, '00:00'), end: at(3, '00:00'), color: 'red', timed: false },
    { id: 3, name: conference, start: at(2, '08:30'), end: at(2, '16:30'), color: 'gold', timed: true },
    { id: 4, name: course, start: at(2, '13:00'), end: at(2, '14:45'), color: 'green', timed: true },
    { id: 5, name: meeting, start: at(7, '09:00'), end: at(7, '11:30'), color: 'blue', timed: true },
  ];
}
