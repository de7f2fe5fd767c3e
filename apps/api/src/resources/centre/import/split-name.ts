/** The parts of a whole name. */
interface NameParts {
  prefix: string;
  first: string;
  last: string;
}

/** Usual titles, in addition to those stored in the database. */
const usualTitles = [
  ...'นาย|นาง|นางสาว|น.ส.|นส.|ด.ช.|ด.ญ.|เด็กชาย|เด็กหญิง|ดร.|อ.|ผศ.|รศ.|ศ.|ว่าที่ ร.ต.|ว่าที่ ร.ต.หญิง'.split('|'),
  ...'Mr.|Mr|Mrs.|Mrs|Ms.|Ms|Miss|Dr.|Dr|Prof.|Asst. Prof.|Assoc. Prof.'.split('|'),
];

/** Returns a function that splits a whole name into its titles, with or without spaces after them, the first word, and the rest. */
export function nameSplitter(titles: readonly string[]): (text: string) => NameParts {
  const known = [...new Set([...titles, ...usualTitles].map((title) => title.replace(/\s+/g, '')))]
    .filter((title) => title !== '')
    .toSorted((one, other) => other.length - one.length)
    .map((title) => new RegExp(`^${[...title].map((letter) => letter.replace(/[.*+?^${}()|[\]\\]/, '\\$&')).join('\\s*')}\\s*`, 'i'));
  const titleOf = (text: string) => {
    const found = known.map((pattern) => pattern.exec(text)?.[0] ?? '');
    return found.find((title) => title !== '' && isWhole(title, text.slice(title.length))) ?? '';
  };
  return (text) => {
    let prefix = titleOf(text);
    // more titles, such as those of “Asst. Prof. Dr.”, end with a dot
    for (let next = prefix; next !== ''; prefix += next) {
      next = titleOf(text.slice(prefix.length));
      if (!next.trimEnd().endsWith('.')) next = '';
    }
    const [first = '', ...rest] = text.slice(prefix.length).split(' ');
    return { prefix: prefix.trim(), first, last: rest.join(' ') };
  };
}

const isLatin = (text: string) => /[a-z]/i.test(text);

/** Whether a found title ends at a word boundary: “Mr” is no title in “Mrinal”, nor “นาย” in “นายิกา”, where a vowel of the word follows. */
function isWhole(found: string, rest: string): boolean {
  if (rest === '') return false;
  if (/[.\s]$/.test(found)) return true;
  if (!isLatin(found)) return !/^[\u0e30-\u0e3a\u0e45\u0e47-\u0e4e]/.test(rest);
  return !isLatin(rest.charAt(0)) || (/[a-z]$/.test(found) && /^[A-Z]/.test(rest));
}
