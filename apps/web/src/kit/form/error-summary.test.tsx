import { fireEvent, screen } from '@testing-library/react';
import { useReducer } from 'react';
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

function formRefusedIn(fields: string[]) {
  const form = {
    wasRefused: true,
    fields: { errors: Object.fromEntries(fields.map((name) => [name, 'จำเป็นต้องระบุ'])) },
    labels: new Map(fields.map((name) => [name, `ช่อง ${name}`])),
    fieldId: (name: string) => `field-${name}`,
  };
  // no more of a form is read
  return form as unknown as RecordForm<object, object, never>;
}

const refusedIn = (fields: string[]) => renderInApp(<ErrorSummary form={formRefusedIn(fields)} />);

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

test('the bar leaves room for what is told, so that no field stays under it, and keeps it when the fields are right', () => {
  const height = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(140);
  function Bar() {
    const [wrong, correct] = useReducer(([, ...left]: string[]) => left, ['1', '2']);
    return (
      <section aria-label="bar">
        <ErrorSummary form={formRefusedIn(wrong)} />
        <button type="button" onClick={correct}>
          correct
        </button>
      </section>
    );
  }
  renderInApp(<Bar />);
  const room = () => screen.getByRole('region', { name: 'bar' }).style.marginBlockStart;
  const correct = () => fireEvent.click(screen.getByRole('button', { name: 'correct' }));
  expect(room()).toBe('140px');
  height.mockReturnValue(90);
  correct();
  expect(links()).toHaveLength(1);
  expect(room()).toBe('140px');
  correct();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(room()).toBe('140px');
  height.mockRestore();
});
