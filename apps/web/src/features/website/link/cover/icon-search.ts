import { foldForSearch } from '@faculty/contracts/kit/text/search-text';
import { type IconStyle, iconCodes } from '@faculty/contracts/website/link-icons';
import { foundOrMeant } from '../../../../kit/fields/choice/choice-search.ts';
import iconTerms from './icon-terms.txt?raw';
import { thaiTerms } from './thai-terms.ts';

/** Font Awesome's search terms, by icon name; the file is made by tools/link-icons.mjs. */
const terms = new Map(
  iconTerms
    .trim()
    .split('\n')
    .map((line): [string, string] => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
);

const all = iconCodes.map((code) => {
  const name = code.slice('fas fa-'.length);
  // a space precedes every word, so that ` ${query}` matches only at the beginning of a word
  return { code, name, about: ` ${code} ${name} ${name.replaceAll('-', ' ')} ${terms.get(name) ?? ''}` };
});
type Icon = (typeof all)[number];

/** Match score of a query word: 3 the icon name starts with it, 2 a term starts with it, 1 a term contains it, 0 no match. */
type Score = (icon: Icon) => number;

/** Codes of the icons that match every word of a Thai or English query, best matches first. */
export const findIcons = (text: string, style?: IconStyle): string[] => foundOrMeant(text, (words) => iconsOf(words, style));

function iconsOf(text: string, style?: IconStyle): string[] {
  const words = foldForSearch(text)
    .split(/\s+/)
    .filter((word) => word !== '')
    .map(scorerOf);
  return all
    .filter(({ code }) => style === undefined || code.startsWith(style))
    .map((icon) => ({ icon, score: Math.min(3, ...words.map((scoreOf) => scoreOf(icon))) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ icon }) => icon.code);
}

/** Scores an English word also inside another word (`tube`); a Thai word only through its English translations, at the beginning of a word. */
function scorerOf(word: string): Score {
  const english = /\p{Script=Thai}/u.test(word) ? englishOf(word) : [word];
  const isEnglish = english.includes(word);
  return ({ name, about }) => {
    if (english.some((one) => name.startsWith(one))) return 3;
    if (english.some((one) => about.includes(` ${one}`))) return 2;
    return isEnglish && about.includes(word) ? 1 : 0;
  };
}

function englishOf(word: string): string[] {
  return Object.entries(thaiTerms)
    .filter(([thai]) => thai.includes(word) || word.includes(thai))
    .flatMap(([, english]) => english.split(' '));
}
