import { MantineProvider } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LazyModal } from './lazy-windows.tsx';

function Page() {
  const [opened, { open, close }] = useDisclosure();
  return (
    <>
      <button type="button" onClick={open}>
        เปิด
      </button>
      <LazyModal opened={opened} onClose={close} title="คีย์ลัด" closeButtonProps={{ 'aria-label': 'ปิด' }} />
    </>
  );
}

test('a dialog is mounted on first opening and returns the focus every time', async () => {
  render(
    <MantineProvider env="test">
      <Page />
    </MantineProvider>,
  );
  expect(document.querySelector('.mantine-Modal-root')).toBeNull();
  const opener = screen.getByRole('button', { name: 'เปิด' });
  for (const _time of ['first', 'second']) {
    opener.focus();
    fireEvent.click(opener);
    await screen.findByRole('dialog', { name: 'คีย์ลัด' });
    await waitFor(() => expect(document.activeElement).not.toBe(opener));
    fireEvent.click(screen.getByRole('button', { name: 'ปิด' }));
    await waitFor(() => expect(document.activeElement).toBe(opener));
  }
});
