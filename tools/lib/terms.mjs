const englishPhrase = /\ben: (?:\([^)]*\) => )?(['"`])((?:(?!\1).)*)\1/g;
const thaiLetter = /[\u0e00-\u0e7f]/;

/** What `docs/terms.md` says: words not to use with the term to use instead, and documented sentences that stay as they are. */
export function readTerms(markdown) {
  const [table, kept = ''] = markdown.split(/^## /m);
  const rows = table.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| ---'));
  const [, ...terms] = rows.map((row) => row.split('|').map((cell) => cell.trim()));
  const wrong = terms.flatMap(([, thai, english, , not]) =>
    not
      .split('·')
      .map((word) => word.trim())
      .filter((word) => word !== '')
      .map((word) => (thaiLetter.test(word) ? { word, instead: thai } : { word, instead: english })),
  );
  return { wrong, documented: [...kept.matchAll(/^- `([^`]+)`$/gm)].map(([, sentence]) => sentence) };
}

/** Place and name of each word in a source that has another in the terms: Thai anywhere, English in English phrases. */
export function wrongWords(source, { wrong, documented }) {
  // blanked out, not cut out: places stay what they are
  const text = documented.reduce((left, sentence) => left.replaceAll(sentence, ' '.repeat(sentence.length)), source);
  const english = [...text.matchAll(englishPhrase)];
  return wrong.flatMap(({ word, instead }) => {
    const name = `“${word}” where the terms say “${instead}”`;
    if (thaiLetter.test(word)) return [...text.matchAll(new RegExp(literal(word), 'g'))].map(({ index }) => [index, name]);
    const whole = new RegExp(`\\b${literal(word)}\\b`, 'i');
    return english.flatMap((phrase) => (whole.test(phrase[2].replace(/\$\{[^}]*\}/g, '')) ? [[phrase.index, name]] : []));
  });
}

const literal = (word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
