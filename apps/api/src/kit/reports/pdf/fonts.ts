import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as fontkit from 'fontkit';
import * as harfbuzz from 'harfbuzzjs';
import files from './font-files.json' with { type: 'json' };

/** Sarabun in two weights, and a font for each script that it lacks. */
export type FontName = keyof typeof files;

const variantStep = 0x10000;

const wordJoiner = 0x2060;

/** The parts of fontkit that are replaced here; its published types lack them. */
interface Glyph {
  id: number;
  codePoints: number[];
  advanceWidth: number;
}

interface Run {
  glyphs: Glyph[];
  positions: Record<string, number>[];
}

interface Subset {
  mapping: Record<number, number>;
  glyphs: number[];
  includeGlyph(glyph: number | Glyph): number;
}

interface FontParts {
  /** The glyph as it stands for this text. */
  variantOf(glyph: Glyph, codePoints: number[]): Glyph;
  getGlyph(id: number, codePoints?: number[]): Glyph | null;
  layout(text: string, ...more: unknown[]): Run;
  createSubset(): Subset;
}

type OpenFont = FontParts & Omit<fontkit.Font, keyof FontParts>;

const require = createRequire(import.meta.url);

/** Scripts that fontkit joins, stacks or orders wrongly. */
const shapedByHarfBuzz: readonly FontName[] = ['lao', 'khmer', 'burmese', 'arabic', 'devanagari'];

/** Opened when a text first needs it, once per thread: reading the tables of Sarabun takes a second, the Chinese font has 10 MB. */
const opened = new Map<FontName, OpenFont>();

export function openFont(name: FontName): OpenFont {
  const known = opened.get(name);
  if (known) return known;
  // the build copies the fonts beside the bundle, because the packages hold all weights
  const built = fileURLToPath(new URL(`./fonts/${path.basename(files[name])}`, import.meta.url));
  const file = existsSync(built) ? built : require.resolve(files[name]);
  const font = openVariantFont(file);
  if (shapedByHarfBuzz.includes(name)) shapeByHarfBuzz(font, file);
  opened.set(name, font);
  return font;
}

/**
 * fontkit and pdfkit both cache one text per glyph: the first one. Sarabun draws ำ as two glyphs, the second of which has no text; if ำ
 * occurs first, every later า is missing in search, copied text and screen readers.
 * Here a glyph with another text becomes a variant: the same outline with its own glyph id and text.
 */
function openVariantFont(path: string): OpenFont {
  const font = fontkit.openSync(path) as unknown as OpenFont; // see FontParts
  const textsOf = new Map<number, string[]>();
  const variants = new Map<number, Glyph>();

  const variantOf = (glyph: Glyph, codePoints: number[]): Glyph => {
    const id = glyph.id % variantStep;
    // glyph 0, for missing characters, has no variants
    if (id === 0) return glyph;
    const text = String.fromCodePoint(...codePoints);
    const texts = textsOf.get(id) ?? [];
    textsOf.set(id, texts);
    if (!texts.includes(text)) texts.push(text);
    const variantId = id + texts.indexOf(text) * variantStep;
    const known = variants.get(variantId);
    if (known) return known;
    const variant = Object.create(glyph, {
      id: { value: variantId },
      codePoints: { value: codePoints },
      advanceWidth: { value: glyph.advanceWidth }, // fontkit looks it up by the original id
    }) as Glyph;
    variants.set(variantId, variant);
    return variant;
  };

  font.variantOf = variantOf;
  const getGlyph = font.getGlyph.bind(font);
  font.getGlyph = (id, codePoints) => {
    const glyph = getGlyph(id);
    return glyph && codePoints ? variantOf(glyph, codePoints) : glyph;
  };

  // a glyph without text gets the last character of the previous one: of ํ and า, the second gets ำ
  const layout = font.layout.bind(font);
  font.layout = (...given) => {
    const run = layout(...given);
    for (let at = 1; at < run.glyphs.length; at += 1) {
      const before = run.glyphs[at - 1] as Glyph;
      const glyph = run.glyphs[at] as Glyph;
      if (glyph.codePoints.length > 0 || before.codePoints.length === 0) continue;
      const rest = before.codePoints.slice(0, -1);
      run.glyphs[at - 1] = variantOf(before, rest.length > 0 ? rest : [wordJoiner]);
      run.glyphs[at] = variantOf(glyph, before.codePoints.slice(-1));
    }
    return run;
  };

  const createSubset = font.createSubset.bind(font);
  font.createSubset = () => {
    const subset = createSubset();
    subset.includeGlyph = (glyph) => {
      const id = typeof glyph === 'object' ? glyph.id : glyph;
      subset.mapping[id] ??= subset.glyphs.push(id % variantStep) - 1;
      return subset.mapping[id];
    };
    return subset;
  };
  return font;
}

/** Replaces fontkit's layout by that of HarfBuzz, which browsers use. The first glyph of a cluster carries its text. */
function shapeByHarfBuzz(font: OpenFont, path: string): void {
  const shaper = new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(readFileSync(path))));
  font.layout = (text) => {
    const buffer = new harfbuzz.Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    harfbuzz.shape(shaper, buffer);
    const infos = buffer.getGlyphInfos();
    const textOf = clusterTexts(
      text,
      infos.map(({ cluster }) => cluster),
    );
    const glyphs = infos.map(({ codepoint: id, cluster }, at) =>
      font.variantOf(font.getGlyph(id) as Glyph, infos[at - 1]?.cluster === cluster ? [wordJoiner] : textOf(cluster)),
    );
    const positions = buffer.getGlyphPositions().map((position) => ({ ...position }));
    // computed, because pdfkit scales the positions before it asks for the width
    const advanceWidth = { get: () => positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0) };
    return Object.defineProperty({ glyphs, positions }, 'advanceWidth', advanceWidth);
  };
}

/** Returns the code points of a cluster by its start. Readers turn a right-to-left text round, also within a ligature. */
function clusterTexts(text: string, clusters: readonly number[]): (start: number) => number[] {
  const starts = [...new Set(clusters), text.length].sort((a, b) => a - b);
  const isRightToLeft = /\p{Script=Arabic}/u.test(text);
  return (start) => {
    const end = starts[starts.indexOf(start) + 1];
    const codePoints = Array.from(text.slice(start, end), (character) => character.codePointAt(0) as number);
    return isRightToLeft ? codePoints.reverse() : codePoints;
  };
}
