/// <reference path="./bidi-js.d.ts" />
import bidiFactory from 'bidi-js';
import { type FontName, openFont } from './fonts.ts';

/** Part of a line with one font and direction. */
export interface TextRun {
  /** As it is written, for copying and search. */
  text: string;
  /** What the font draws: `text`, or a code for a character that no font has. */
  drawn: string;
  /** Null: the font in use, Sarabun. */
  font: FontName | null;
  /** Embedding level of the Unicode bidirectional algorithm; odd ones read from right to left. */
  level: number;
}

const graphemes = new Intl.Segmenter('th', { granularity: 'grapheme' });

/** Fonts of scripts that Sarabun does not have, or not completely. */
const fontsOfScripts: readonly [characters: RegExp, font: FontName][] = [
  [/\p{Script_Extensions=Arabic}/u, 'arabic'],
  [/\p{Script_Extensions=Devanagari}/u, 'devanagari'],
  [/\p{Script_Extensions=Lao}/u, 'lao'],
  [/\p{Script_Extensions=Khmer}/u, 'khmer'],
  [/\p{Script_Extensions=Myanmar}/u, 'burmese'],
  [/[\p{Script=Greek}\p{Script=Cyrillic}]/u, 'latin'],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'japanese'],
  [/\p{Script=Hangul}/u, 'korean'],
];
/** With the punctuation that East Asian scripts share. */
const han = /[\p{Script_Extensions=Han}\p{Script_Extensions=Hiragana}]/u;
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\u200f\u202b\u202e\u2067]/u;
/** Controls of direction and joining, and variation selectors, which have no shape of their own. */
const ignorable = /\p{Default_Ignorable_Code_Point}/gu;
/** All of these but the joiners, by which fontkit shapes. */
const invisibleControls = /(?![\u200c\u200d])\p{Default_Ignorable_Code_Point}/gu;

const codePointsOf = (text: string): number[] => Array.from(text, (character) => character.codePointAt(0) as number);

const hasAll = (name: FontName, codePoints: readonly number[]): boolean => {
  const font = openFont(name);
  return codePoints.every((codePoint) => font.hasGlyphForCodePoint(codePoint));
};

/** Whether Sarabun draws a text completely, as it does nearly every one. */
export function isPlain(text: string): boolean {
  sarabun ??= new Set(openFont('regular').characterSet);
  for (const character of text) if (!sarabun.has(character.codePointAt(0) as number)) return false;
  return true;
}
let sarabun: Set<number> | undefined;

/** Han characters have other shapes in Japanese and Korean: the rest of the text tells which. */
function hanFonts(text: string): readonly FontName[] {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return ['japanese', 'chinese', 'korean'];
  return /\p{Script=Hangul}/u.test(text) ? ['korean', 'chinese', 'japanese'] : ['chinese', 'japanese', 'korean'];
}

/** The font of a grapheme without ignorable characters; undefined when none has it. */
function fontOf(grapheme: string, eastAsian: readonly FontName[], before: FontName | null): FontName | null | undefined {
  const codePoints = codePointsOf(grapheme);
  const own = fontsOfScripts.find(([characters]) => characters.test(grapheme))?.[1];
  if (own) return hasAll(own, codePoints) ? own : undefined;
  // a blank within a run does not part it: the words of an Arabic run are in its order
  if (before !== null && /^\s$/u.test(grapheme) && hasAll(before, codePoints)) return before;
  if (isPlain(grapheme)) return null;
  if (han.test(grapheme)) return eastAsian.find((name) => hasAll(name, codePoints));
  return (['latin', ...eastAsian] as const).find((name) => hasAll(name, codePoints));
}

/** Level of each UTF-16 unit, and mirrored brackets by their place. */
function directionsOf(text: string): { levels: Uint8Array; mirrored: ReadonlyMap<number, string> } | undefined {
  if (!rightToLeft.test(text)) return undefined;
  bidi ??= bidiFactory();
  const embedding = bidi.getEmbeddingLevels(text);
  return { levels: embedding.levels, mirrored: bidi.getMirroredCharactersMap(text, embedding.levels) };
}
let bidi: ReturnType<typeof bidiFactory> | undefined;

/**
 * Divides a line by font and direction, in the order it is read.
 * @param onMissingGlyph called with each character that no font has
 */
export function runsOf(line: string, onMissingGlyph: (character: string) => void): TextRun[] {
  const directions = directionsOf(line);
  const eastAsian = hanFonts(line);
  const runs: TextRun[] = [];
  for (const { segment, index } of graphemes.segment(line)) {
    const last = runs.at(-1);
    const visible = segment.replace(ignorable, '');
    if (last && visible === '') {
      last.text += segment;
      continue;
    }
    const level = directions?.levels[index] ?? 0;
    const found = fontOf(visible, eastAsian, last?.font ?? null);
    const font = found ?? null;
    const isReversed = level % 2 === 1 && font !== 'arabic';
    const drawn = printableText(found, segment, isReversed ? directions?.mirrored.get(index) : undefined);
    if (found === undefined) for (const character of visible) if (!isPlain(character)) onMissingGlyph(character);
    if (last && last.font === font && last.level === level) {
      last.text += segment;
      // fontkit orders the glyphs of Arabic itself
      last.drawn = isReversed ? drawn + last.drawn : last.drawn + drawn;
    } else runs.push({ text: segment, drawn, font, level });
  }
  return runs;
}

function printableText(font: FontName | null | undefined, grapheme: string, mirrored: string | undefined): string {
  if (font !== undefined) return (mirrored ?? grapheme).replace(font === null ? ignorable : invisibleControls, '');
  // a reader can look a code up; an empty box says nothing
  return Array.from(grapheme.replace(ignorable, ''), (character) =>
    isPlain(character) ? character : `[${codePointName(character)}]`,
  ).join('');
}

/** `U+1F393` of the first code point. */
export const codePointName = (text: string): string => `U+${(text.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** The runs from left to right: rule L2 of the Unicode bidirectional algorithm. */
export function visualOrder(runs: readonly TextRun[]): TextRun[] {
  const ordered = [...runs];
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1) {
    for (let start = 0; start < ordered.length; start += 1) {
      let end = start;
      while (end < ordered.length && (ordered[end] as TextRun).level >= level) end += 1;
      if (end > start) ordered.splice(start, end - start, ...ordered.slice(start, end).reverse());
      start = Math.max(start, end);
    }
  }
  return ordered;
}
