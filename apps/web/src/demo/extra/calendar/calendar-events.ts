import { dayOf, minuteOf, minutesOfDay, momentAt, shiftDay, snapMinutes, snapped } from './calendar-time.ts';

export const colors = ['blue', 'green', 'gold', 'red', 'gray'] as const;
export type EventColor = (typeof colors)[number];

/** Documented: name, start, end, color, timed. What is not timed lasts whole days, the last included. */
export interface CalendarEvent {
  id: number;
  name: string;
  start: string;
  end: string;
  color: EventColor;
  timed: boolean;
}

/** What was dragged over a day, whichever way; a press without moving is an hour. */
export function draggedSpan(day: string, from: number, to: number): Pick<CalendarEvent, 'start' | 'end'> {
  const [early, late] = [snapped(Math.min(from, to)), snapped(Math.max(from, to))];
  if (late - early >= snapMinutes) return { start: momentAt(day, early), end: momentAt(day, late) };
  const start = Math.min(early, minutesOfDay - 60);
  return { start: momentAt(day, start), end: momentAt(day, start + 60) };
}

/** What happens on a day: whole days first, then by the clock. */
export function eventsOn(events: readonly CalendarEvent[], day: string): CalendarEvent[] {
  return events
    .filter(({ start, end, timed }) => dayOf(start) <= day && (timed ? end > `${day}T00:00` : dayOf(end) >= day))
    .toSorted((a, b) => Number(a.timed) - Number(b.timed) || a.start.localeCompare(b.start));
}

export interface PlacedEvent {
  event: CalendarEvent;
  /** Minutes of this day. */
  from: number;
  to: number;
  /** Which of so many columns beside each other. */
  column: number;
  columns: number;
}

/** Where the timed events of a day stand: what overlaps stands side by side. */
export function placedOn(events: readonly CalendarEvent[], day: string): PlacedEvent[] {
  const placed: PlacedEvent[] = [];
  let group: PlacedEvent[] = [];
  for (const event of eventsOn(events, day).filter(({ timed }) => timed)) {
    const from = dayOf(event.start) < day ? 0 : minuteOf(event.start);
    const to = dayOf(event.end) > day ? minutesOfDay : minuteOf(event.end);
    if (group.length > 0 && group.every((other) => other.to <= from)) group = [];
    const taken = group.filter((other) => other.to > from).map(({ column }) => column);
    const column = Array.from({ length: taken.length + 1 }, (_, at) => at).find((at) => !taken.includes(at)) ?? 0;
    const one = { event, from, to, column, columns: 1 };
    group.push(one);
    placed.push(one);
    const columns = Math.max(...group.map((other) => other.column)) + 1;
    for (const other of group) other.columns = columns;
  }
  return placed;
}

export type EventProblem = 'name' | 'order';

/** What is wrong with an event as it was typed. */
export function problemOf({ name, start, end, timed }: Omit<CalendarEvent, 'id'>): EventProblem | null {
  if (name.trim() === '') return 'name';
  return (timed ? end <= start : dayOf(end) < dayOf(start)) ? 'order' : null;
}

/** Invented: two weeks of the faculty from a Monday. */
export function sampleEvents(monday: string, names: readonly string[]): CalendarEvent[] {
  const at = (offset: number, minute: number) => momentAt(shiftDay(monday, offset), minute);
  const [meeting = '', exam = '', conference = '', course = '', adviser = '', open = ''] = names;
  return [
    { id: 1, name: meeting, start: at(0, 9 * 60), end: at(0, 11 * 60 + 30), color: 'blue', timed: true },
    { id: 2, name: exam, start: at(1, 0), end: at(3, 0), color: 'red', timed: false },
    { id: 3, name: conference, start: at(2, 8 * 60 + 30), end: at(2, 16 * 60 + 30), color: 'gold', timed: true },
    { id: 4, name: course, start: at(2, 13 * 60), end: at(2, 14 * 60 + 45), color: 'green', timed: true },
    { id: 5, name: adviser, start: at(3, 10 * 60 + 15), end: at(3, 12 * 60), color: 'gray', timed: true },
    { id: 6, name: open, start: at(5, 0), end: at(5, 0), color: 'green', timed: false },
    { id: 7, name: meeting, start: at(7, 9 * 60), end: at(7, 11 * 60 + 30), color: 'blue', timed: true },
    { id: 8, name: course, start: at(8, 13 * 60), end: at(8, 14 * 60 + 45), color: 'green', timed: true },
    { id: 9, name: adviser, start: at(9, 10 * 60 + 15), end: at(9, 12 * 60), color: 'gray', timed: true },
  ];
}
