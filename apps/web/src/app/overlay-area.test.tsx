import { render, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { LanguageProvider } from '../i18n/phrases.tsx';
import { OverlayArea } from './overlay-area.tsx';

beforeEach(() => {
  render(
    <LanguageProvider>
      <OverlayArea />
    </LanguageProvider>,
  );
});

/** A button that has worked: it was disabled, and the browser took the focus from it. */
function workedWith(elsewhere?: HTMLElement): HTMLButtonElement {
  const button = document.body.appendChild(document.createElement('button'));
  button.focus();
  // the test's browser takes the focus from nothing by itself, and not from what is disabled
  button.blur();
  expect(document.activeElement).toBe(document.body);
  button.disabled = true;
  elsewhere?.focus();
  button.disabled = false;
  return button;
}

test('a button disabled while it works gets the focus back', async () => {
  const button = workedWith();
  await waitFor(() => expect(document.activeElement).toBe(button));
});

test('the focus is not taken from another element', async () => {
  const field = document.body.appendChild(document.createElement('input'));
  workedWith(field);
  await new Promise((passed) => setTimeout(passed, 20));
  expect(document.activeElement).toBe(field);
});
