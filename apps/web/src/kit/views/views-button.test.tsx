import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInApp } from '../testing/render-in-app.tsx';
import { ViewsButton } from './views-button.tsx';

test('the button says that it opens a menu, and gives the menu its name', async () => {
  renderInApp(<ViewsButton />, { path: '/member/prefix' });
  const button = await screen.findByRole('button', { name: 'มุมมอง' });
  expect(button.getAttribute('aria-haspopup')).toBe('menu');
  fireEvent.click(button);
  const menu = await screen.findByRole('menu');
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(menu.getAttribute('aria-labelledby')).toBe(button.id);
});
