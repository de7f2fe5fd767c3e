import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { systemName } from '../kit/theme/page-title.tsx';
import { cssVariables, theme } from './theme.ts';

// What is seen before any code has come stands in files that cannot ask the code: here they are compared.
const read = (file: string) => readFileSync(path.resolve(import.meta.dirname, file), 'utf8');
const page = new DOMParser().parseFromString(read('../../index.html'), 'text/html');
const fontsOf = (list: string | undefined) => list?.split(',').map((name) => name.trim().replace(/^["']|["']$/g, ''));

test('the document names the system as its screens do', () => {
  expect(page.title).toBe(systemName.th);
  for (const language of ['th', 'en'] as const)
    expect(page.querySelector(`.opening strong[lang="${language}"]`)?.textContent).toBe(systemName[language]);
});

test('its first letters are those of the theme, but for the one that comes with the code', () => {
  const opening = /\.opening \{[^}]*?font-family:([^;]*);/.exec(read('global.css'))?.[1];
  const [comesLater, ...others] = fontsOf(theme.fontFamily) ?? [];
  expect(comesLater).toBe('Sarabun');
  expect(fontsOf(opening)).toEqual(others);
});

test('the browser’s own bar has the colours of the surface', () => {
  const variables = cssVariables({} as Parameters<typeof cssVariables>[0]); // asks the theme for nothing
  for (const scheme of ['light', 'dark'] as const) {
    const meta = page.querySelector(`meta[name="theme-color"][media*="${scheme}"]`);
    expect(meta?.getAttribute('content')).toBe(variables[scheme]['--surface']);
  }
});
