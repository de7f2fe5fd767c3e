import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { at } from '../lib/paths.mjs';

/** Takes what a scanner sent as it came: contracts/centre/scanned-code.ts reads its digits, whichever layout wrote them. */
const reads = ['features/centre/kiosk/digits-field.tsx'];

const root = at('apps/web/src');
const sources = readdirSync(root, { recursive: true })
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
  .map((file) => ({ file, text: readFileSync(`${root}/${file}`, 'utf8') }));

/** The opening tags of a source, each with its attributes. */
function tagsOf(text) {
  return [...text.matchAll(/<([A-Z][\w.]*)\b((?:=>|[^<>]|<[^<>]*>)*)>/g)].map(([, name, attributes]) => ({ name, attributes }));
}

test('every choice that can be typed into finds as the lists do', () => {
  const wrong = sources.flatMap(({ file, text }) =>
    tagsOf(text)
      .filter(({ name, attributes }) => name === 'Autocomplete' || (/^(Multi)?Select$/.test(name) && /\bsearchable\b/.test(attributes)))
      .filter(({ attributes }) => !/\bfilter=/.test(attributes))
      .map(({ name }) => `${file}: <${name}>`),
  );
  expect(wrong).toEqual([]);
});

test('every field for a number takes Thai digits', () => {
  const wrong = sources
    .filter(({ file }) => !reads.includes(file))
    .filter(({ text }) => {
      // a `<TextField>` of the kit does it by itself
      const others = tagsOf(text).filter(({ name }) => !/^(Text|Order)Field$|^WorkText$/.test(name));
      const asks = others.some(({ attributes }) => /inputMode="(numeric|decimal)"|type="number"/.test(attributes));
      return /<NumberInput\b/.test(text) || ((asks || /inputMode: '(numeric|decimal)'/.test(text)) && !text.includes('arabicDigits('));
    })
    .map(({ file }) => file);
  expect(wrong).toEqual([]);
});
