import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderInApp } from '../testing/render-in-app.tsx';
import { ErrorSummary } from './error-summary.tsx';
import type { RecordForm } from './record-form.ts';

const isPhone = vi.hoisted(() => ({ value: true }));
vi.mock('@mantine/hooks', async (original) => ({
  ...(await original<typeof import('@mantine/hooks')>()),
  useMediaQuery: () => isPhone.value,
}));
afterEach(() => {
  isPhone.value = true;
});

function refusedIn(fields: string[]) {
  const form = {
    wasRefused: true,
    fields: { errors: Object.fromEntries(fields.map((name) => [name, 'จำเป็นต้องระบุ'])) },
    labels: new Map(fields.map((name) => [name, `ช่อง ${name}`])),
    fieldId: (name: string) => `field-${name}`,
  };
  // no more of a form is read
  renderInApp(<ErrorSummary form={form as unknown as RecordForm<object, object, never>} />);
}

const links = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

test('on a phone the first three are named, and the others one press further', () => {
  refusedIn(['1', '2', '3', '4', '5']);
  expect(links()).toEqual(['ช่อง 1', 'ช่อง 2', 'ช่อง 3']);
  const more = screen.getByRole('button', { name: 'และอีก 2 ช่อง' });
  more.focus();
  fireEvent.click(more);
  expect(links()).toHaveLength(5);
  expect(document.activeElement?.textContent).toBe('แสดงน้อยลง');
});

test('three are named without more ado, and on a wide screen all of them', () => {
  refusedIn(['1', '2', '3']);
  expect(screen.queryByRole('button')).toBeNull();
  isPhone.value = false;
  refusedIn(['a', 'b', 'c', 'd', 'e']);
  expect(links()).toHaveLength(8);
});
