import { MantineProvider } from '@mantine/core';
import { render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { LanguageProvider } from '../../../i18n/phrases.tsx';
import { TitleCell } from './title-cell.tsx';

afterEach(() => localStorage.removeItem('language'));

/** The lines of the cell with their languages. */
function linesIn(language: 'th' | 'en', cell: Parameters<typeof TitleCell>[0]): (string | null)[][] {
  localStorage.setItem('language', language);
  const { container } = render(
    <MantineProvider>
      <LanguageProvider>
        <TitleCell {...cell} />
      </LanguageProvider>
    </MantineProvider>,
  );
  return [...container.querySelectorAll('[lang]')].map((line) => [line.getAttribute('lang'), line.textContent]);
}

test('the title in the chosen language is first, the other one is below', () => {
  expect(linesIn('th', { th: 'ภาษา', en: 'Language' })).toEqual([
    ['th', 'ภาษา'],
    ['en', 'Language'],
  ]);
  expect(linesIn('en', { th: 'ภาษา', en: 'Language' })).toEqual([
    ['en', 'Language'],
    ['th', 'ภาษา'],
  ]);
});

test('without an English title the Thai one is first in English too', () => {
  expect(linesIn('en', { th: 'ภาษา', en: '' })).toEqual([['th', 'ภาษา']]);
});

test('a detail follows the title of the other language in the same line', () => {
  expect(linesIn('en', { th: 'ภาษา', en: 'Language', detail: '3 people' })[1]).toEqual(['th', 'ภาษา · 3 people']);
});
