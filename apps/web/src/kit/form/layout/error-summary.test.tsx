import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderInApp } from '../../testing/render-in-app.tsx';
import type { RecordForm } from '../core/record-form.ts';
import { ErrorSummary } from './error-summary.tsx';

function formRefusedIn(fields: readonly string[]) {
  const form = {
    wasRefused: true,
    fields: {
      getValues: () => ({ a: '', b: '', c: '', d: 'ผิด' }),
      errors: Object.fromEntries(fields.map((name) => [name, `ผิดที่ ${name}`])),
    },
    labelOf: (name: string) => `ช่อง ${name}`,
    fieldId: (name: string) => `field-${name}`,
  };
  // no more of a form is read
  return form as unknown as RecordForm<object, object, never>;
}

const all = ['a', 'b', 'c', 'd'];

/** A form of four fields, refused in some of them; "correct X" takes the error of a field away. */
function Refused({ start }: { start: readonly string[] }) {
  const [wrong, setWrong] = useState(start);
  return (
    <>
      {all.map((name) => (
        <div key={name}>
          <input id={`field-${name}`} aria-label={name} />
          <button type="button" onClick={() => setWrong(wrong.filter((other) => other !== name))}>
            {`correct ${name}`}
          </button>
        </div>
      ))}
      <ErrorSummary form={formRefusedIn(wrong)} />
    </>
  );
}

const focused = () => document.activeElement?.getAttribute('aria-label');
const next = () => fireEvent.click(screen.getByRole('button', { name: 'ช่องถัดไป' }));
const correct = (name: string) => fireEvent.click(screen.getByRole('button', { name: `correct ${name}` }));

test('one line shows how many fields are invalid and the current one, in page order', () => {
  renderInApp(<Refused start={['d', 'b']} />);
  const line = screen.getByRole('alert');
  expect(line.textContent).toBe('ยังขาดหรือไม่ถูกต้อง 2 ช่อง:ช่อง bช่องถัดไป');
  fireEvent.click(screen.getByRole('link', { name: 'ช่อง b' }));
  expect(focused()).toBe('b');
});

test('fields that are all empty are missing, and nothing is said to be wrong', () => {
  renderInApp(<Refused start={['c', 'b']} />);
  expect(screen.getByRole('alert').textContent).toContain('ยังขาด 2 ช่อง:');
});

test('the button moves from field to field, skips corrected ones, and wraps around', () => {
  renderInApp(<Refused start={['a', 'b', 'd']} />);
  next();
  expect([focused(), screen.getByRole('link').textContent]).toEqual(['b', 'ช่อง b']);
  correct('b');
  expect(screen.getByRole('alert').textContent).toContain('2 ช่อง');
  next();
  expect(focused()).toBe('d');
  next();
  expect(focused()).toBe('a');
});

test('the last invalid field has no next one, and the line disappears with its error', () => {
  renderInApp(<Refused start={['c']} />);
  expect(screen.queryByRole('button', { name: 'ช่องถัดไป' })).toBeNull();
  correct('c');
  expect(screen.queryByRole('alert')).toBeNull();
});
