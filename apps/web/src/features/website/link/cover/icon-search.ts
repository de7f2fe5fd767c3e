import { foldForSearch } from '@faculty/contracts/kit/search-text';
import { type IconStyle, iconCodes } from '@faculty/contracts/website/link-icons';
import { iconTerms } from './icon-terms.ts';
import { thaiTerms } from './thai-terms.ts';

/** What Font Awesome says an icon is about, by its name. */
const terms = new Map(
  iconTerms
    .trim()
    .split('\n')
    .map((line): [string, string] => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
);

const all = iconCodes.map((code) => {
  const name = code.slice('fas fa-'.length);
  return { code, name, words: `${code} ${name.replaceAll('-', ' ')} ${terms.get(name) ?? ''}` };
});

/** The codes of the icons every word tells of, in Thai or English; those whose name begins with the text first. */
export function findIcons(text: string, style?: IconStyle): string[] {
  const words = foldForSearch(text)
    .split(/\s+/)
    .filter((word) => word !== '')
    .map(spellingsOf);
  const first = words[0]?.[0] ?? '';
  const fitting = all.filter(
    ({ code, words: about }) =>
      (style === undefined || code.startsWith(style)) && words.every((spellings) => spellings.some((word) => about.includes(word))),
  );
  const begins = ({ name }: { name: string }) => (first !== '' && name.startsWith(first) ? 0 : 1);
  return fitting.sort((one, other) => begins(one) - begins(other)).map(({ code }) => code);
}

/** A Thai word means what it is called in English. */
function spellingsOf(word: string): string[] {
  if (!/\p{Script=Thai}/u.test(word)) return [word];
  return Object.entries(thaiTerms)
    .filter(([thai]) => thai.includes(word) || word.includes(thai))
    .flatMap(([, english]) => english.split(' '));
}
