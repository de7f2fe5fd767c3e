import { foldForSearch } from '@faculty/contracts/kit/text/search-text';
import { type IconStyle, iconCodes } from '@faculty/contracts/website/link-icons';
import { foundOrMeant } from '../../../../kit/fields/choice/choice-search.ts';
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
  // every word behind a space, so that its beginning can be told from its middle
  return { code, name, about: ` ${code} ${name} ${name.replaceAll('-', ' ')} ${terms.get(name) ?? ''}` };
});
type Icon = (typeof all)[number];

/** How well a word tells of an icon: 3 its name begins so, 2 a word of it does, 1 it holds the word, 0 not at all. */
type Fit = (icon: Icon) => number;

/** The codes of the icons every word tells of, in Thai or English; the best ones first. */
export const findIcons = (text: string, style?: IconStyle): string[] => foundOrMeant(text, (words) => iconsOf(words, style));

function iconsOf(text: string, style?: IconStyle): string[] {
  const words = foldForSearch(text)
    .split(/\s+/)
    .filter((word) => word !== '')
    .map(fitOf);
  return all
    .filter(({ code }) => style === undefined || code.startsWith(style))
    .map((icon) => ({ icon, score: Math.min(3, ...words.map((scoreOf) => scoreOf(icon))) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ icon }) => icon.code);
}

/** An English word may stand within another (`tube`); a Thai one means what it is called in English, as a word. */
function fitOf(word: string): Fit {
  const english = /\p{Script=Thai}/u.test(word) ? inEnglish(word) : [word];
  const isMeant = english.includes(word);
  return ({ name, about }) => {
    if (english.some((one) => name.startsWith(one))) return 3;
    if (english.some((one) => about.includes(` ${one}`))) return 2;
    return isMeant && about.includes(word) ? 1 : 0;
  };
}

function inEnglish(word: string): string[] {
  return Object.entries(thaiTerms)
    .filter(([thai]) => thai.includes(word) || word.includes(thai))
    .flatMap(([, english]) => english.split(' '));
}
