import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { at } from '../lib/paths.mjs';

/** Sends the raw input of a scanner: contracts/centre/scanned-code.ts converts its digits. */
const exceptions = ['features/centre/kiosk/digits-field.tsx'];

const root = at('apps/web/src');
const sources = readdirSync(root, { recursive: true })
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
  .map((file) => ({ file, text: readFileSync(`${root}/${file}`, 'utf8') }));

/** The opening tags of a source, each with its attributes. */
function tagsOf(text) {
  return [...text.matchAll(/<([A-Z][\w.]*)\b((?:=>|[^<>]|<[^<>]*>)*)>/g)].map(([, name, attributes]) => ({ name, attributes }));
}

test('every searchable choice sets a filter', () => {
  const wrong = sources.flatMap(({ file, text }) =>
    tagsOf(text)
      .filter(({ name, attributes }) => name === 'Autocomplete' || (/^(Multi)?Select$/.test(name) && /\bsearchable\b/.test(attributes)))
      .filter(({ attributes }) => !/\bfilter=/.test(attributes))
      .map(({ name }) => `${file}: <${name}>`),
  );
  expect(wrong).toEqual([]);
});

test('every number field accepts Thai digits', () => {
  const wrong = sources
    .filter(({ file }) => !exceptions.includes(file))
    .filter(({ text }) => {
      // the kit's `<TextField>` converts digits itself
      const others = tagsOf(text).filter(({ name }) => !/^(Text|Order)Field$|^WorkText$/.test(name));
      const asks = others.some(({ attributes }) => /inputMode="(numeric|decimal)"|type="number"/.test(attributes));
      return /<NumberInput\b/.test(text) || ((asks || /inputMode: '(numeric|decimal)'/.test(text)) && !text.includes('arabicDigits('));
    })
    .map(({ file }) => file);
  expect(wrong).toEqual([]);
});
