import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInApp } from '../../../kit/testing/render-in-app.tsx';
import { CalendarPage } from './calendar.page.tsx';
import { calendarPhrases } from './calendar.phrases.ts';

const th = (key: 'add' | 'save' | 'name' | 'needsName' | 'needsOrder' | 'endTime' | 'startTime' | 'month') => calendarPhrases[key].th;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } });

test('an event is made without a pointer; a name and the right order are asked for, and nothing typed is lost', async () => {
  renderInApp(<CalendarPage />);
  press(th('add'));
  const dialog = await screen.findByRole('dialog');
  type(th('startTime'), '10:00');
  type(th('endTime'), '09:00');
  fireEvent.click(within(dialog).getByRole('button', { name: th('save') }));
  expect(screen.getByText(th('needsName'))).toBeDefined();
  type(th('name'), 'พบนักศึกษา');
  fireEvent.click(within(dialog).getByRole('button', { name: th('save') }));
  expect(screen.getByText(th('needsOrder'))).toBeDefined();
  type(th('endTime'), '10:45');
  fireEvent.click(within(dialog).getByRole('button', { name: th('save') }));
  expect(await screen.findByRole('button', { name: /พบนักศึกษา .* 10:00–10:45/ })).toBeDefined();
});

test('a month has seven columns from Monday', () => {
  renderInApp(<CalendarPage />);
  fireEvent.click(screen.getByRole('radio', { name: th('month') }));
  const heads = screen.getAllByRole('columnheader');
  expect([heads.length, heads[0]?.getAttribute('abbr')]).toEqual([7, 'วันจันทร์']);
});
