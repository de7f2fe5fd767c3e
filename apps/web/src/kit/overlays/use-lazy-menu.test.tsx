import { Button, MantineProvider, Menu, Popover } from '@mantine/core';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { useLazyMenu } from './use-lazy-menu.ts';

function Late({ children }: { children: React.ReactNode }) {
  const [isMade, setMade] = useState(false);
  return isMade ? children : <Button onClick={() => setMade(true)}>เปิด</Button>;
}

function LazyMenu() {
  const { opener, menu, dropdown } = useLazyMenu();
  return (
    <Menu {...menu} transitionProps={{ duration: 50 }}>
      <Menu.Target>
        <Button ref={opener}>เปิด</Button>
      </Menu.Target>
      <Menu.Dropdown {...dropdown}>
        <Menu.Item>แก้ไข</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

function LatePopover() {
  const { opener, menu, dropdown } = useLazyMenu();
  return (
    <Popover {...menu} trapFocus transitionProps={{ duration: 50 }}>
      <Popover.Target>
        <PopoverButton ref={opener} />
      </Popover.Target>
      <Popover.Dropdown {...dropdown}>
        <button type="button" data-autofocus>
          แก้ไข
        </button>
      </Popover.Dropdown>
    </Popover>
  );
}

const PopoverButton = (button: React.ComponentProps<typeof Button<'button'>>) => <Button {...button}>เปิด</Button>;

/** Longer than the library takes to move the focus into what it opened, and to take away what closed. */
const after = () => new Promise((done) => setTimeout(done, 150));

for (const [name, Opened] of [
  ['menu', LazyMenu],
  ['popover', LatePopover],
] as const) {
  test(`the focus is back at the button when Esc is faster than the ${name}, the first time and the next`, async () => {
    render(
      <MantineProvider>
        <Late>
          <Opened />
        </Late>
      </MantineProvider>,
    );
    for (const time of ['first', 'next']) {
      fireEvent.click(screen.getByText('เปิด'));
      fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
      await after();
      await waitFor(() => expect(screen.queryByText('แก้ไข'), time).toBeNull());
      expect(document.activeElement?.textContent, time).toBe('เปิด');
    }
  });

  test(`the ${name} takes the focus when it is left open, and gives it back`, async () => {
    render(
      <MantineProvider>
        <Late>
          <Opened />
        </Late>
      </MantineProvider>,
    );
    fireEvent.click(screen.getByText('เปิด'));
    const inside = () => document.activeElement?.closest('[data-position]') ?? null;
    await waitFor(() => expect(inside()).not.toBeNull());
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    await after();
    expect(document.activeElement?.textContent).toBe('เปิด');
  });
}
