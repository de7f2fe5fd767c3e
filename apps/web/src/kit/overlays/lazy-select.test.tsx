import { MantineProvider } from '@mantine/core';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { LazySelectProps } from './opened-select.lazy.tsx';

/** Lets the code of the list of choices arrive, or be missing. */
let arrive: () => void;
let fail: () => void;
let LazySelect: ComponentType<LazySelectProps>;
const chosen = vi.fn();

beforeEach(async () => {
  chosen.mockReset();
  vi.resetModules();
  vi.doMock('./lazy-overlay.ts', async () => {
    const { lazyComponent } = await import('./lazy-component.tsx');
    const arriving = new Promise<void>((resolve, reject) => {
      [arrive, fail] = [resolve, reject];
    });
    return { lazyOverlay: (load: () => Promise<ComponentType>) => lazyComponent(() => arriving.then(load)) };
  });
  ({ LazySelect } = await import('./lazy-select.tsx'));
});

const units = ['ภาษาไทย', 'ภาษาอังกฤษ', 'ปรัชญา'].map((label, index) => ({ value: `${index}`, label }));

function Page(props: Partial<LazySelectProps>) {
  const [value, setValue] = useState<string | null>(props.value ?? null);
  const choose = (choice: string | null) => {
    chosen(choice);
    setValue(choice);
  };
  return (
    <MantineProvider env="test">
      <LazySelect label="สาขาวิชา" placeholder="ทั้งหมด" data={units} {...props} value={value} onChange={choose} />
      <button type="button">ต่อไป</button>
    </MantineProvider>
  );
}

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'สาขาวิชา' });
const isOpen = () => box().getAttribute('aria-expanded') === 'true';

test('shows the chosen label while closed', () => {
  render(<Page value="2" />);
  expect([box().value, isOpen()]).toEqual(['ปรัชญา', false]);
});

test('a press opens it once its code is loaded, with the focus inside', async () => {
  render(<Page />);
  fireEvent.mouseDown(box());
  expect([box().getAttribute('aria-busy'), document.activeElement]).toEqual(['true', box()]);
  await act(async () => arrive());
  await waitFor(() => expect(isOpen()).toBe(true));
  expect(document.activeElement).toBe(box());
  fireEvent.click(await screen.findByRole('option', { name: 'ปรัชญา', hidden: true }));
  expect(chosen).toHaveBeenLastCalledWith('2');
});

test('focus alone opens nothing; the keyboard opens and chooses', async () => {
  render(<Page />);
  act(() => box().focus());
  await act(async () => arrive());
  await waitFor(() => expect(box().getAttribute('aria-busy')).toBeNull());
  expect([document.activeElement, isOpen()]).toEqual([box(), false]);
  fireEvent.keyDown(box(), { key: 'ArrowDown', code: 'ArrowDown' });
  await waitFor(() => expect(isOpen()).toBe(true));
});

async function typeInSearchable(text: string): Promise<void> {
  render(<Page searchable />);
  act(() => box().focus());
  await act(async () => arrive());
  await waitFor(() => expect(box().getAttribute('aria-busy')).toBeNull());
  fireEvent.change(box(), { target: { value: text } });
}

test('a searchable one accepts letters', async () => {
  await typeInSearchable('อังก');
  await waitFor(() => expect(screen.getAllByRole('option', { hidden: true }).map(({ textContent }) => textContent)).toEqual(['ภาษาอังกฤษ']));
});

test('Enter takes the first option that fits what is typed', async () => {
  await typeInSearchable('ภาษา');
  await waitFor(() => expect(document.querySelector('[data-combobox-selected]')?.textContent).toBe('ภาษาไทย'));
  fireEvent.keyDown(box(), { key: 'Enter', code: 'Enter' });
  expect(chosen.mock.lastCall).toEqual(['0']);
});

test('a box whose list cannot be fetched keeps the focus and is not busy', async () => {
  render(<Page />);
  act(() => box().focus());
  expect(box().getAttribute('aria-busy')).toBe('true');
  await act(async () => fail());
  expect([box().getAttribute('aria-busy'), document.activeElement]).toEqual([null, box()]);
});

test('clears a choice without opening', () => {
  render(<Page value="1" clearable />);
  const clear = document.querySelector('button[aria-hidden]');
  if (!clear) throw new Error('no way to clear it');
  fireEvent.click(clear);
  expect([chosen.mock.lastCall, box().value]).toEqual([[null], '']);
});
