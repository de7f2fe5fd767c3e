import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { at } from '../lib/paths.mjs';

const namesIn = (text, pattern) => [...text.matchAll(pattern)].map((match) => match[1]).sort();

test('.env.example documents exactly the variables that the server reads', () => {
  const [schema] = readFileSync(at('apps/api/src/config-environment.ts'), 'utf8').match(/const environment = [\s\S]*?\n\}\);/) ?? [''];
  const read = namesIn(schema, /^ {2}([A-Z_]+):/gm);
  const explained = new Set(namesIn(readFileSync(at('.env.example'), 'utf8'), /^(?:# )?([A-Z_]+)=/gm));
  expect(read.length).toBeGreaterThan(10);
  expect([...explained]).toEqual(read);
});
