import { Button, MantineProvider } from '@mantine/core';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { OpenedMenuProps } from './opened-menu.lazy.tsx';

/** Lets the code of the menu arrive, or be missing. */
let arrive: () => void;
let fail: () => void;
let LazyMenu: ComponentType<OpenedMenuProps>;
const edit = vi.fn();

beforeEach(async () => {
  edit.mockReset();
  vi.resetModules();
  vi.doMock('./lazy-overlay.ts', async () => {
    const { lazyComponent } = await import('./lazy-component.tsx');
    const arriving = new Promise<void>((resolve, reject) => {
      [arrive, fail] = [resolve, reject];
    });
    return { lazyOverlay: (load: () => Promise<ComponentType>) => lazyComponent(() => arriving.then(load)) };
  });
  ({ LazyMenu } = await import('./lazy-menu.tsx'));
  render(
    <MantineProvider env="test">
      <LazyMenu button={<Button>เพิ่มเติม</Button>} actions={[{ label: 'แก้ไข', onClick: edit }]} />
      <button type="button">ต่อไป</button>
    </MantineProvider>,
  );
});

const button = () => screen.getByRole('button', { name: 'เพิ่มเติม' });
const entry = () => screen.queryByRole('menuitem', { name: 'แก้ไข', hidden: true });

test('the closed button has aria-haspopup', () => {
  expect([button().getAttribute('aria-haspopup'), button().getAttribute('aria-expanded')]).toEqual(['menu', 'false']);
});

test('a press opens the menu once its code is loaded, and the focus returns to the button', async () => {
  button().focus();
  fireEvent.click(button());
  expect([button().getAttribute('aria-busy'), document.activeElement]).toEqual(['true', button()]);
  await act(async () => arrive());
  await waitFor(() => expect(entry()).not.toBeNull());
  fireEvent.click(entry() as HTMLElement); // it was just found
  expect(edit).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(document.activeElement).toBe(button()));
});

test('does not open after blur or Esc', async () => {
  for (const leave of [() => screen.getByText('ต่อไป').focus(), () => fireEvent.keyDown(button(), { key: 'Escape' })]) {
    button().focus();
    fireEvent.click(button());
    act(() => void leave());
    expect(button().getAttribute('aria-busy')).toBeNull();
  }
  await act(async () => arrive());
  await new Promise((later) => setTimeout(later, 50));
  expect(entry()).toBeNull();
});

test('a menu whose code cannot be fetched leaves the focus on a button that is not busy', async () => {
  button().focus();
  fireEvent.click(button());
  await act(async () => fail());
  expect([button().getAttribute('aria-busy'), document.activeElement]).toEqual([null, button()]);
});
