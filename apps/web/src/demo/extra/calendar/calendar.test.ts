import { expect, test } from 'vitest';
import { type CalendarEvent, draggedSpan, eventsOn, placedOn, problemOf } from './calendar-events.ts';
import { daysOf, momentAt, shiftMonth, snapped, stepped } from './calendar-time.ts';

const event = (id: number, start: string, end: string, timed = true): CalendarEvent => ({
  id,
  name: 'x',
  start,
  end,
  color: 'blue',
  timed,
});

test('minutes stop at every quarter of an hour, and at midnight', () => {
  expect([7, 8, 22, 23, -40, 5000].map(snapped)).toEqual([0, 15, 15, 30, 0, 1440]);
});

test('dragging up is the same as dragging down, in quarters', () => {
  const span = { start: '2026-11-23T09:15', end: '2026-11-23T10:45' };
  expect(draggedSpan('2026-11-23', 557, 649)).toEqual(span);
  expect(draggedSpan('2026-11-23', 649, 557)).toEqual(span);
});

test('a press without dragging makes an hour, also at the end of the day', () => {
  expect(draggedSpan('2026-11-23', 600, 603)).toEqual({ start: '2026-11-23T10:00', end: '2026-11-23T11:00' });
  expect(draggedSpan('2026-11-23', 1439, 1440)).toEqual({ start: '2026-11-23T23:00', end: '2026-11-24T00:00' });
});

test('weeks begin on Monday, and a month is shown in whole ones', () => {
  expect(daysOf('week', '2026-11-22')).toEqual(expect.arrayContaining(['2026-11-16', '2026-11-22']));
  expect(daysOf('week', '2026-11-22')[0]).toBe('2026-11-16');
  expect(daysOf('month', '2026-11-20')).toHaveLength(42); // 1 November 2026 is a Sunday
  expect(daysOf('month', '2027-02-20')).toHaveLength(28); // four weeks exactly
});

test('four days and one begin with the day itself', () => {
  expect(daysOf('4day', '2026-12-30')).toEqual(['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02']);
  expect(daysOf('day', '2026-12-30')).toEqual(['2026-12-30']);
});

test('the arrows go by what is shown', () => {
  expect(stepped('4day', '2026-11-20', 1)).toBe('2026-11-24');
  expect(stepped('week', '2026-11-20', -1)).toBe('2026-11-13');
  expect(stepped('month', '2026-01-31', 1)).toBe('2026-02-28');
  expect(shiftMonth('2026-03-31', -1)).toBe('2026-02-28');
  expect(shiftMonth('2026-12-15', 1)).toBe('2027-01-15');
});

test('midnight belongs to the next day, and what ends then is not of it', () => {
  expect(momentAt('2026-12-31', 1440)).toBe('2027-01-01T00:00');
  const late = event(1, '2026-11-23T22:00', '2026-11-24T00:00');
  expect(eventsOn([late], '2026-11-23')).toEqual([late]);
  expect(eventsOn([late], '2026-11-24')).toEqual([]);
});

test('whole days stand before what has an hour, and last their last day', () => {
  const exam = event(1, '2026-11-23T00:00', '2026-11-25T00:00', false);
  const meeting = event(2, '2026-11-25T08:00', '2026-11-25T09:00');
  expect(eventsOn([meeting, exam], '2026-11-25').map(({ id }) => id)).toEqual([1, 2]);
  expect(eventsOn([meeting, exam], '2026-11-26')).toEqual([]);
});

test('what overlaps stands side by side; what comes after has the whole width again', () => {
  const events = [
    event(1, '2026-11-23T09:00', '2026-11-23T12:00'),
    event(2, '2026-11-23T10:00', '2026-11-23T11:00'),
    event(3, '2026-11-23T11:00', '2026-11-23T11:30'),
    event(4, '2026-11-23T12:00', '2026-11-23T13:00'),
  ];
  expect(placedOn(events, '2026-11-23').map(({ event: { id }, column, columns }) => [id, column, columns])).toEqual([
    [1, 0, 2],
    [2, 1, 2],
    [3, 1, 2],
    [4, 0, 1],
  ]);
});

test('an event needs a name, and ends after it began', () => {
  expect(problemOf(event(1, '2026-11-23T09:00', '2026-11-23T09:15'))).toBeNull();
  expect(problemOf({ ...event(1, '2026-11-23T09:00', '2026-11-23T09:15'), name: ' ' })).toBe('name');
  expect(problemOf(event(1, '2026-11-23T09:00', '2026-11-23T09:00'))).toBe('order');
  expect(problemOf(event(1, '2026-11-23T00:00', '2026-11-23T00:00', false))).toBeNull();
  expect(problemOf(event(1, '2026-11-24T00:00', '2026-11-23T00:00', false))).toBe('order');
});
