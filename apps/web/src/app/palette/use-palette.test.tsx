import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInApp } from '../../kit/testing/render-in-app.tsx';

vi.mock('./palette.tsx', () => {
  throw new TypeError('Failed to fetch');
});

test('a palette whose code cannot be had leaves the page standing, and the letters to its fields', async () => {
  // only here: a test file has what comes late before it begins
  const { usePalette } = await import('./use-palette.tsx');
  function Page() {
    const { element } = usePalette();
    return (
      <>
        <input aria-label="ชื่อ" />
        {element}
      </>
    );
  }
  renderInApp(<Page />);
  const field = await screen.findByRole('textbox', { name: 'ชื่อ' });
  fireEvent.keyDown(field, { key: 'k', code: 'KeyK', ctrlKey: true });
  await screen.findByRole('alert');
  expect(field.isConnected).toBe(true);
  // prevented, it would be the palette's
  await waitFor(() => expect(fireEvent.keyDown(field, { key: 'ก', code: 'KeyD' })).toBe(true));
});
