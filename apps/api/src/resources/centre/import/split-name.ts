import type { NamePart } from '@faculty/contracts/centre/list-import';

/** The parts of a whole name. */
export type NameParts = Record<NamePart, string>;

/** Usual titles, in addition to those stored in the database. */
const usualTitles = [
  ...[
    'นาย',
    'นาง',
    'นางสาว',
    'น.ส.',
    'นส.',
    'ด.ช.',
    'ด.ญ.',
    'เด็กชาย',
    'เด็กหญิง',
    'ดร.',
    'อ.',
    'ผศ.',
    'รศ.',
    'ศ.',
    'ว่าที่ ร.ต.',
    'ว่าที่ ร.ต.หญิง',
  ],
  ...['Mr.', 'Mr', 'Mrs.', 'Mrs', 'Ms.', 'Ms', 'Miss', 'Dr.', 'Dr', 'Prof.', 'Asst. Prof.', 'Assoc. Prof.'],
];
/** Maximum number of consecutive titles, such as “Asst. Prof. Dr.”. */
const maxTitles = 4;

/** Thai vowels and marks that combine with the preceding letter: no word starts with one. */
const dependent = /^[\u0e30-\u0e3a\u0e45\u0e47-\u0e4e]/;
const isLatin = (text: string) => /[a-z]/i.test(text);

/** Returns a function that splits a whole name into the longest known title, with or without a space after it, the first word, and the rest. */
export function nameSplitter(titles: readonly string[]): (text: string) => NameParts {
  const known = [...new Set([...titles, ...usualTitles].map((title) => title.trim()))]
    .filter((title) => title !== '')
    .toSorted((one, other) => other.length - one.length)
    .map((title) => new RegExp(`^${[...title.replace(/\s+/g, '')].map(escaped).join('\\s*')}\\s*`, 'i'));

  function titleOf(text: string): string {
    for (const pattern of known) {
      const [title = ''] = pattern.exec(text) ?? [];
      if (title !== '' && isWhole(title, text.slice(title.length))) return title;
    }
    return '';
  }

  return (text) => {
    let prefix = titleOf(text);
    for (let more = 1; more < maxTitles && prefix !== ''; more += 1) {
      const next = titleOf(text.slice(prefix.length));
      if (!next.trimEnd().endsWith('.')) break;
      prefix += next;
    }
    const name = text.slice(prefix.length);
    const space = name.indexOf(' ');
    const [first, last] = space === -1 ? [name, ''] : [name.slice(0, space), name.slice(space + 1)];
    return { prefix: prefix.trim(), first, last: last.trim() };
  };
}

const escaped = (letter: string) => letter.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether a found title ends at a word boundary: “Mr” is not a title in “Mrinal”, nor “นาย” in “นายิกา”. */
function isWhole(found: string, rest: string): boolean {
  if (rest === '') return false;
  if (/[.\s]$/.test(found)) return true;
  if (!isLatin(found)) return !dependent.test(rest);
  return !isLatin(rest.charAt(0)) || (/[a-z]$/.test(found) && /^[A-Z]/.test(rest));
}
