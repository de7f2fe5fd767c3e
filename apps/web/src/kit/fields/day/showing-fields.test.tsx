import { requireShowingOrder, showingFields } from '@faculty/contracts/kit/dates/showing';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { useFormFields } from '../../form/core/use-form-fields.ts';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { ShowingFields } from './showing-fields.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T03:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const shape = { body: z.object(showingFields).superRefine(requireShowingOrder), files: {}, labels: {} };
const checked = vi.fn();

function Period() {
  const empty = { show_start_date: null, show_end_date: null };
  const form = useFormFields(shape, { stored: () => null, empty, scope: '', onChange: () => undefined });
  return (
    <>
      <ShowingFields form={form} />
      <button type="button" onClick={() => checked(form.check())}>
        ตรวจ
      </button>
    </>
  );
}

test('a period is typed in the Buddhist era; an end before the start is refused at the end', async () => {
  renderInApp(<Period />);
  const [start, end] = [await screen.findByLabelText('วันที่เริ่มแสดง'), screen.getByLabelText('วันสุดท้ายที่แสดง')];
  fireEvent.change(start, { target: { value: '22/11/2569' } });
  fireEvent.change(end, { target: { value: '21/11/2569' } });
  fireEvent.click(screen.getByText('ตรวจ'));
  expect(await screen.findByText('วันสุดท้ายต้องไม่มาก่อนวันแรก')).toBeTruthy();
  fireEvent.change(end, { target: { value: '30/11/2569' } });
  fireEvent.click(screen.getByText('ตรวจ'));
  expect(checked.mock.lastCall?.[0].body).toEqual({ show_start_date: '2026-11-22', show_end_date: '2026-11-30' });
});
