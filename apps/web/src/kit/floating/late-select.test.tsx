import { MantineProvider } from '@mantine/core';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { LateSelectProps } from './opened-select.late.tsx';

/** Lets the code of what opens come, or fail to. */
let answer: { come(): void; fail(): void };
const missing = vi.fn();
let LateSelect: ComponentType<LateSelectProps>;

beforeEach(async () => {
  missing.mockReset();
  chosen.mockReset();
  vi.resetModules();
  vi.doMock('./late-opening.ts', async () => {
    const { late } = await import('../look/late.ts');
    const arriving = () =>
      new Promise<void>((come, fail) => {
        answer = { come, fail };
      });
    return { lateOpening: (load: () => Promise<ComponentType>) => late(() => arriving().then(load), missing) };
  });
  ({ LateSelect } = await import('./late-select.tsx'));
});

const units = ['ภาษาไทย', 'ภาษาอังกฤษ', 'ปรัชญา'].map((label, index) => ({ value: `${index}`, label }));
const chosen = vi.fn();

function Page(props: Partial<LateSelectProps>) {
  const [value, setValue] = useState<string | null>(props.value ?? null);
  const choose = (choice: string | null) => {
    chosen(choice);
    setValue(choice);
  };
  return (
    <MantineProvider env="test">
      <LateSelect label="สาขาวิชา" placeholder="ทั้งหมด" data={units} {...props} value={value} onChange={choose} />
      <button type="button">ต่อไป</button>
    </MantineProvider>
  );
}

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'สาขาวิชา' });
const looks = () => document.querySelector('.mantine-InputWrapper-root')?.cloneNode(true);
/** The other one stands in its place once a new element has. */
async function exchanged(before: HTMLElement) {
  await act(async () => answer.come());
  await waitFor(() => expect(box()).not.toBe(before));
}
const isOpen = () => box().getAttribute('aria-expanded') === 'true';

for (const [what, props] of Object.entries<Partial<LateSelectProps>>({
  'without a choice': {},
  'with one that can be cleared': { value: '1', clearable: true },
  'that is searched': { searchable: true, value: '2' },
  'of a footer': { size: 'sm', w: 110, value: '0', allowDeselect: false },
})) {
  test(`the closed one ${what} is the other one to every attribute`, async () => {
    render(<Page {...props} />);
    const before = looks();
    const first = box();
    fireEvent.pointerEnter(first);
    fireEvent.click(first);
    await exchanged(first);
    fireEvent.keyDown(box(), { key: 'Escape' });
    await waitFor(() => expect(isOpen()).toBe(false));
    act(() => box().blur());
    expect(looks()).toEqual(before);
  });
}

test('the focus stays where it is, and nothing opens', async () => {
  render(<Page />);
  const first = box();
  act(() => first.focus());
  await exchanged(first);
  expect(document.activeElement).toBe(box());
  expect(isOpen()).toBe(false);
});

test('whoever was elsewhere stays there', async () => {
  render(<Page />);
  const first = box();
  fireEvent.pointerEnter(first);
  act(() => screen.getByText('ต่อไป').focus());
  await act(async () => answer.come());
  await new Promise((later) => setTimeout(later, 1600));
  await waitFor(() => expect(box()).not.toBe(first));
  expect(document.activeElement?.textContent).toBe('ต่อไป');
  expect(isOpen()).toBe(false);
});

test('a press opens it when it comes', async () => {
  render(<Page />);
  const first = box();
  fireEvent.mouseDown(first);
  expect(first.getAttribute('aria-busy')).toBe('true');
  await exchanged(first);
  await waitFor(() => expect(isOpen()).toBe(true));
  fireEvent.click(await screen.findByRole('option', { name: 'ปรัชญา', hidden: true }));
  expect(chosen).toHaveBeenLastCalledWith('2');
});

test('a press is forgotten by Esc, and by whoever goes on', async () => {
  for (const leave of [() => fireEvent.keyDown(box(), { key: 'Escape' }), () => screen.getByText('ต่อไป').focus()]) {
    const { unmount } = render(<Page />);
    const first = box();
    act(() => first.focus());
    fireEvent.click(first);
    act(() => void leave());
    expect(first.getAttribute('aria-busy')).toBeNull();
    unmount();
  }
});

for (const key of ['ArrowDown', 'Enter', ' ']) {
  test(`the key “${key}” opens it when it comes; down begins at the first choice`, async () => {
    render(<Page />);
    const first = box();
    act(() => first.focus());
    fireEvent.keyDown(first, { key, code: key === ' ' ? 'Space' : key });
    await exchanged(first);
    await waitFor(() => expect(isOpen()).toBe(true));
    if (key !== 'ArrowDown') return;
    fireEvent.keyDown(box(), { key: 'Enter', code: 'Enter' });
    await waitFor(() => expect(chosen).toHaveBeenLastCalledWith('0'));
  });
}

test('what is typed into one that is searched is searched when it comes', async () => {
  render(<Page searchable />);
  const first = box();
  act(() => first.focus());
  fireEvent.change(first, { target: { value: 'อังก' } });
  expect(first.value).toBe('อังก');
  await exchanged(first);
  await waitFor(() => expect(screen.getAllByRole('option', { hidden: true }).map(({ textContent }) => textContent)).toEqual(['ภาษาอังกฤษ']));
  expect(box().value).toBe('อังก');
});

test('letters, and the keys and the press after them, are all done again, in their order', async () => {
  render(<Page searchable />);
  const first = box();
  act(() => first.focus());
  fireEvent.change(first, { target: { value: 'ภาษา' } });
  fireEvent.mouseDown(first);
  fireEvent.click(first);
  for (const code of ['ArrowDown', 'ArrowDown', 'Enter']) fireEvent.keyDown(first, { key: code, code });
  expect(first.value).toBe('ภาษา');
  await exchanged(first);
  await waitFor(() => expect(chosen).toHaveBeenLastCalledWith('1'));
  expect(isOpen()).toBe(false);
});

/** A busy machine hands on what was done meanwhile before it comes to anything that waits for a timer. */
async function exchangedUnder(before: HTMLElement, doThen: () => void) {
  const watching = new MutationObserver(() => {
    if (box() === before) return;
    watching.disconnect();
    doThen();
  });
  watching.observe(document.body, { childList: true, subtree: true });
  await exchanged(before);
  await longAfter();
}
const longAfter = () => new Promise((later) => setTimeout(later, 100));

test('a letter typed in the moment of the exchange comes after those before', async () => {
  render(<Page searchable />);
  const first = box();
  act(() => first.focus());
  fireEvent.change(first, { target: { value: 'ปร' } });
  await exchangedUnder(first, () => fireEvent.change(box(), { target: { value: `${box().value}ั` } }));
  expect(box().value).toBe('ปรั');
});

/** What was chosen after these keys, pressed before it was there. */
async function chosenBy(...codes: string[]) {
  const first = box();
  act(() => first.focus());
  for (const code of codes) fireEvent.keyDown(first, { key: code, code });
  await exchanged(first);
  await longAfter();
  return chosen.mock.calls;
}

test('two keys go two choices on', async () => {
  render(<Page />);
  expect(await chosenBy('ArrowDown', 'ArrowDown', 'Enter')).toEqual([['1']]);
});

test('what opens does so once, however often somebody presses it who sees nothing open', async () => {
  render(<Page value="0" />);
  expect(await chosenBy('Enter', 'Enter', 'Enter')).toEqual([]);
  expect(isOpen()).toBe(true);
});

test('nothing is done again under the hands of somebody who has gone on by then', async () => {
  render(<Page />);
  const first = box();
  act(() => first.focus());
  fireEvent.keyDown(first, { key: 'ArrowDown', code: 'ArrowDown' });
  await exchangedUnder(first, () => screen.getByText('ต่อไป').focus());
  expect(isOpen()).toBe(false);
});

test('a choice is cleared without it', () => {
  render(<Page value="1" clearable />);
  const clear = document.querySelector('button[aria-hidden]');
  if (!clear) throw new Error('no way to clear it');
  fireEvent.click(clear);
  expect([chosen.mock.lastCall, box().value]).toEqual([[null], '']);
});

test('who waits for it is told that it cannot be had; it comes when it can', async () => {
  vi.useFakeTimers();
  render(<Page />);
  const first = box();
  fireEvent.click(first);
  await act(async () => answer.fail());
  expect(missing).toHaveBeenCalledTimes(1);
  await act(() => vi.advanceTimersByTimeAsync(3000));
  vi.useRealTimers();
  await exchanged(first);
  await waitFor(() => expect(isOpen()).toBe(true));
});
