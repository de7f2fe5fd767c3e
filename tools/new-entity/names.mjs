/** Groups of the menu by the prefix of a page's address; the first match is used. */
const groupOf = [
  ['/web/content_work', 'web1'],
  ['/web/content_activity', 'web1'],
  ['/centre/', 'centre_lc'],
  ['/member/', 'member'],
  ['/web/', 'web'],
  ['/admin/', 'admin'],
];

/** A name in snake_case. */
export const namePattern = /^[a-z]+(_[a-z]+)*$/;

/**
 * The names of an entity in every spelling that the sources use.
 * @throws for an invalid name, page or title
 */
export function namesOf({ area, name, page, th, en, plural = pluralOf(en), group }) {
  if (!namePattern.test(name)) throw new Error(`the name is singular and in snake_case, such as job_position; not "${name}"`);
  if (!/^\/(member|web|centre|admin)\/[a-z_]+$/.test(page))
    throw new Error(`the page is an address such as /member/position; not "${page}"`);
  if (!th || !en) throw new Error('the title is needed in Thai and in English');
  const words = name.split('_');
  const pascal = words.map((word) => word[0].toUpperCase() + word.slice(1)).join('');
  return {
    area,
    page,
    th,
    en,
    plural,
    snake: name,
    kebab: words.join('-'),
    pascal,
    camel: pascal[0].toLowerCase() + pascal.slice(1),
    group: group ?? groupOf.find(([start]) => page.startsWith(start))[1],
  };
}

/** @throws for a title that ends in s */
function pluralOf(en = '') {
  if (/s$/i.test(en)) throw new Error(`--en is the singular; if "${en}" is one, say --plural too`);
  return `${en}s`;
}

/** Replaces the names of the pattern in its source. The order of the replacements matters. */
export function rename(source, names, { word, area: patternArea, page: patternPage, th: patternTitle, plural: patternPlural }) {
  const { area, page, snake, kebab, camel, pascal, th, en, plural } = names;
  const capital = word[0].toUpperCase() + word.slice(1);
  return source
    .replaceAll(patternTitle, th)
    .replaceAll(patternPlural, plural)
    .replace(new RegExp(`'${capital}(s|es)'`, 'g'), `'${plural}'`)
    .replace(new RegExp(`\\b(Add an?|Edit(?: the)?) ${word}\\b`, 'g'), (_, verb) => `${verb.replace('an', 'a')} ${en.toLowerCase()}`)
    .replaceAll(patternPage, page)
    .replaceAll(`${patternArea}/${word}/${word}`, `${area}/${kebab}/${kebab}`)
    .replaceAll(`${patternArea}/${word}`, `${area}/${kebab}`)
    .replaceAll(`./${patternArea}/`, `./${area}/`)
    .replaceAll(`name: '${word}'`, `name: '${snake}'`)
    .replaceAll(`folder: '${word}s'`, `folder: '${kebab}s'`)
    .replace(new RegExp(`\\b${word}(?=[-.](screen|list|form|phrases|resource))`, 'g'), kebab)
    .replace(new RegExp(`(?<![a-z])${word}(?=s?_|s\\b)`, 'g'), snake)
    .replaceAll(capital, pascal)
    .replaceAll(word, camel);
}
