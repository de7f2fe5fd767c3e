import { Button } from '@mantine/core';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInApp } from '../testing/render-in-app.tsx';
import { Hint } from './hint.tsx';

const hint = () => screen.queryByRole('tooltip');
const draw = () => {
  renderInApp(
    <Hint label="แก้ไข">
      <Button>x</Button>
    </Hint>,
  );
  return screen.findByRole('button', { name: 'x' });
};

test('a hint opens on hover, not on passing or touch, and closes with Esc', async () => {
  const button = await draw();
  fireEvent.pointerEnter(button, { pointerType: 'touch' });
  fireEvent.pointerEnter(button, { pointerType: 'mouse' });
  fireEvent.pointerLeave(button);
  await new Promise((later) => setTimeout(later, 400));
  expect(hint()).toBeNull();
  fireEvent.pointerEnter(button, { pointerType: 'mouse' });
  await waitFor(() => expect(hint()?.textContent).toBe('แก้ไข'));
  fireEvent.keyDown(button, { key: 'Escape' });
  await waitFor(() => expect(hint()).toBeNull());
});

test('a hint opens on keyboard focus', async () => {
  const button = await draw();
  // jsdom does not tell one from the other
  vi.spyOn(button, 'matches').mockReturnValue(true);
  button.focus();
  await waitFor(() => expect(hint()?.textContent).toBe('แก้ไข'));
  button.blur();
  await waitFor(() => expect(hint()).toBeNull());
});
