#!/usr/bin/env node
// Part of `npm run check`: finds invisible typing errors in Thai text, phrases in the wrong language, and words that docs/terms.md replaces.
import './lib/check-node.mjs';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readTerms, wrongWords } from './checks/terms.mjs';
import { at, root } from './lib/paths.mjs';

/** Wrong character sequences that look right on the screen but do not match in a search. */
const mistypings = [
  [/\u0e40\u0e40/g, 'two ‘เ’ where ‘แ’ is meant'],
  [/\u0e4d[\u0e48-\u0e4b]?\u0e32/g, 'nikhahit and ‘า’ where ‘ำ’ is meant'],
  [/[\u0e48-\u0e4b][\u0e31\u0e34-\u0e3a\u0e47]/g, 'a tone mark typed before its vowel'],
  [/([\u0e31\u0e34-\u0e3a\u0e47-\u0e4e])\1/g, 'the same mark twice'],
  [/[\u200b\ufeff]/g, 'an invisible character'],
];
const thaiPhrase = /\bth: (['"`])((?:(?!\1).)*)\1/g;
const englishPhrase = /\ben: (['"`])((?:(?!\1).)*)\1/g;
const thaiLetter = /[\u0e00-\u0e7f]/;
const englishWord = /[a-z]{2,} [a-z]{2,}/i;

const terms = readTerms(readFileSync(at('docs/terms.md'), 'utf8'));
/** Files with sample content instead of phrases of the product. */
const content = ['prisma/', 'apps/web/harness/', 'apps/web/src/kit/fields/rich-text/paste/testing/samples.ts'];

const problems = ['apps', 'packages', 'prisma'].flatMap((folder) => sourcesIn(at(folder))).flatMap(check);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);

function check(file) {
  const text = readFileSync(file, 'utf8');
  const name = path.relative(root, file);
  const found = [
    ...mistypings.flatMap(([pattern, name]) => [...text.matchAll(pattern)].map(({ index }) => [index, name])),
    ...phrases(text, thaiPhrase).flatMap(([index, words]) =>
      englishWord.test(words) && !thaiLetter.test(words) ? [[index, 'an English phrase under `th`']] : [],
    ),
    ...phrases(text, englishPhrase).flatMap(([index, words]) =>
      thaiLetter.test(words) && !englishWord.test(words) ? [[index, 'Thai under `en`']] : [],
    ),
    ...(content.some((each) => name.startsWith(each)) ? [] : wrongWords(text, terms)),
  ];
  return found.map(([index, problem]) => `${name}:${text.slice(0, index).split('\n').length} ${problem}`);
}

/** Index and text of every phrase, without interpolated values. */
function phrases(text, pattern) {
  return [...text.matchAll(pattern)].map((match) => [match.index, match[2].replace(/\$\{[^}]*\}/g, '')]);
}

function sourcesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return ['node_modules', 'dist', 'generated'].includes(entry.name) ? [] : sourcesIn(file);
    return /\.tsx?$/.test(entry.name) && !/\.test\./.test(entry.name) ? [file] : [];
  });
}
