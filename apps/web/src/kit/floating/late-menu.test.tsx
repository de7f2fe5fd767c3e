import { Button, MantineProvider } from '@mantine/core';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { OpenedMenuProps } from './opened-menu.late.tsx';

/** Lets the code of the menu come, or fail to. */
let answer: { come(): void; fail(): void };
const missing = vi.fn();
let LateMenu: ComponentType<OpenedMenuProps>;

beforeEach(async () => {
  missing.mockReset();
  edit.mockReset();
  vi.resetModules();
  vi.doMock('./late-opening.ts', async () => {
    const { late } = await import('../look/late.ts');
    const arriving = () =>
      new Promise<void>((come, fail) => {
        answer = { come, fail };
      });
    return { lateOpening: (load: () => Promise<ComponentType>) => late(() => arriving().then(load), missing) };
  });
  ({ LateMenu } = await import('./late-menu.tsx'));
  render(
    <MantineProvider env="test">
      <LateMenu button={<Button>เพิ่มเติม</Button>} actions={[{ label: 'แก้ไข', onClick: edit }]} />
      <button type="button">ต่อไป</button>
    </MantineProvider>,
  );
});

const edit = vi.fn();
const button = () => screen.getByRole('button', { name: 'เพิ่มเติม' });
const entry = () => screen.queryByRole('menuitem', { name: 'แก้ไข', hidden: true });

test('a button of a menu is one for those who listen before its menu is made', () => {
  expect([button().getAttribute('aria-haspopup'), button().getAttribute('aria-expanded')]).toEqual(['menu', 'false']);
});

test('a press opens the menu when it comes, and the focus is back at the button after', async () => {
  button().focus();
  fireEvent.click(button());
  expect([button().getAttribute('aria-busy'), document.activeElement]).toEqual(['true', button()]);
  await act(async () => answer.come());
  await waitFor(() => expect(entry()).not.toBeNull());
  fireEvent.click(entry() as HTMLElement); // it was just found
  expect(edit).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(document.activeElement).toBe(button()));
});

test('a menu does not open for whoever has gone on, or pressed Esc', async () => {
  for (const leave of [() => screen.getByText('ต่อไป').focus(), () => fireEvent.keyDown(button(), { key: 'Escape' })]) {
    button().focus();
    fireEvent.click(button());
    act(() => void leave());
    expect(button().getAttribute('aria-busy')).toBeNull();
  }
  await act(async () => answer.come());
  await new Promise((later) => setTimeout(later, 50));
  expect(entry()).toBeNull();
});

test('who waits for a menu is told that it cannot be had', async () => {
  fireEvent.click(button());
  await act(async () => answer.fail());
  expect(missing).toHaveBeenCalledTimes(1);
  expect(button().getAttribute('aria-busy')).toBe('true');
});
