const englishPhrase = /\ben: (?:\([^)]*\) => )?(['"`])((?:(?!\1).)*)\1/g;
const thaiLetter = /[\u0e00-\u0e7f]/;

/** Parses `docs/terms.md`: wrong words with the term to use instead, and documented sentences that are exempt. */
export function readTerms(markdown) {
  const [table, exceptions = ''] = markdown.split(/^## /m);
  const rows = table.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| ---'));
  const [, ...terms] = rows.map((row) => row.split('|').map((cell) => cell.trim()));
  const wrong = terms.flatMap(([, thai, english, , not]) =>
    not
      .split('·')
      .map((word) => word.trim())
      .filter((word) => word !== '')
      .map((word) => (thaiLetter.test(word) ? { word, instead: thai } : { word, instead: english })),
  );
  return { wrong, documented: [...exceptions.matchAll(/^- `([^`]+)`$/gm)].map(([, sentence]) => sentence) };
}

/** Index and message of each wrong word in a source: Thai words anywhere, English words in English phrases. */
export function wrongWords(source, { wrong, documented }) {
  // replaced by spaces instead of removed, so that indexes do not change
  const text = documented.reduce((result, sentence) => result.replaceAll(sentence, ' '.repeat(sentence.length)), source);
  const english = [...text.matchAll(englishPhrase)];
  return wrong.flatMap(({ word, instead }) => {
    const message = `“${word}” where the terms say “${instead}”`;
    if (thaiLetter.test(word)) return [...text.matchAll(new RegExp(escapeRegExp(word), 'g'))].map(({ index }) => [index, message]);
    const whole = new RegExp(`\\b${escapeRegExp(word)}\\b`, 'i');
    return english.flatMap((phrase) => (whole.test(phrase[2].replace(/\$\{[^}]*\}/g, '')) ? [[phrase.index, message]] : []));
  });
}

const escapeRegExp = (word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
