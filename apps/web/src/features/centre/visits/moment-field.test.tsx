import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderInApp } from '../../../kit/testing/render-in-app.tsx';
import { MomentInput } from './moment-field.tsx';

const changed = vi.fn<(moment: Date | null) => void>();

function Field({ required = false }: { required?: boolean }) {
  const [value, setValue] = useState<Date | null>(new Date('2026-11-20T07:29:00Z'));
  const take = (moment: Date | null) => {
    changed(moment);
    setValue(moment);
  };
  return <MomentInput label="เวลาเข้า" value={value} onChange={take} required={required} />;
}
const clock = () => screen.getByLabelText<HTMLInputElement>(/\(น\.\)/);
const type = (text: string) => fireEvent.change(clock(), { target: { value: text } });

test('a time is read and told by 24 hours in Bangkok; what is no time is no moment, and stays to be mended', () => {
  renderInApp(<Field />, { at: '/books', page: '/centre/lc_checkin_members' });
  // a browser's own field would follow its language: 02:29 PM
  expect([clock().type, clock().value]).toEqual(['text', '14:29']);
  type('1605');
  expect(changed).toHaveBeenLastCalledWith(new Date('2026-11-20T09:05:00Z'));
  type('4:05 PM');
  expect(changed.mock.lastCall?.[0]?.getTime()).toBeNaN();
  expect(clock().value).toBe('4:05 PM');
  type('9.30');
  fireEvent.blur(clock());
  expect(clock().value).toBe('09:30');
  expect(changed).toHaveBeenLastCalledWith(new Date('2026-11-20T02:30:00Z'));
});

test('one that is required is missing, not wrong, while its time or its day is empty', () => {
  renderInApp(<Field required />, { at: '/books', page: '/centre/lc_checkin_members' });
  type('');
  expect(changed).toHaveBeenLastCalledWith(null);
  type('09:30');
  expect(changed).toHaveBeenLastCalledWith(new Date('2026-11-20T02:30:00Z'));
});

test('it is empty only when day and time are', () => {
  renderInApp(<Field />, { at: '/books', page: '/centre/lc_checkin_members' });
  type('');
  expect(changed.mock.lastCall?.[0]?.getTime()).toBeNaN();
  fireEvent.change(screen.getByLabelText(/^เวลาเข้า .วันที่./), { target: { value: '' } });
  expect(changed).toHaveBeenLastCalledWith(null);
});
