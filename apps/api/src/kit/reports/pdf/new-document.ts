import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';
import type { ReportHead } from '../messages.ts';
import { margin } from './page.ts';
import { ThaiDocument } from './thai-document.ts';

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
  getGlyph(id: number, codePoints?: number[]): Glyph | null;
  layout(text: string, ...more: unknown[]): Run;
  createSubset(): Subset;
}

const require = createRequire(import.meta.url);
const regularFile = require.resolve('@expo-google-fonts/sarabun/400Regular/Sarabun_400Regular.ttf');
const boldFile = require.resolve('@expo-google-fonts/sarabun/700Bold/Sarabun_700Bold.ttf');

/** Opened once per thread, because reading the font tables takes a second. */
let opened: { regular: unknown; bold: unknown } | undefined;

/** Creates a tagged document without pages, with the fonts `regular` and `bold`. `size` is a paper size or points. */
export function newDocument(
  { title, faculty }: Pick<ReportHead, 'title' | 'faculty'>,
  size: 'A4' | [number, number],
  layout: 'landscape' | 'portrait',
): ThaiDocument {
  opened ??= { regular: openThaiFont(regularFile), bold: openThaiFont(boldFile) };
  const document = new ThaiDocument({
    size,
    layout,
    margins: { top: margin, left: margin, right: margin, bottom: 0 },
    autoFirstPage: false,
    pdfVersion: '1.7',
    subset: 'PDF/UA',
    lang: 'th-TH',
    tagged: true,
    displayTitle: true,
    font: null, // the default Helvetica has no Thai
    info: { Title: plain(title), Author: plain(faculty), Subject: plain(title), Creator: 'Faculty back-office', CreationDate: new Date() },
  } as unknown as PDFKit.PDFDocumentOptions); // the types lack this subset and a null font
  // open fonts are accepted since 0.20; the types lack that
  document.registerFont('regular', opened.regular as never).registerFont('bold', opened.bold as never);
  return document;
}

/** pdfkit writes titles into XML without escaping them. */
const plain = (text: string) => text.replaceAll('&', 'และ').replace(/[<>]/g, ' ');

/**
 * fontkit and pdfkit both cache one text per glyph: the first one. Sarabun draws ำ as two glyphs, the second of which has no text; if ำ
 * occurs first, every later า is missing in search, copied text and screen readers.
 * Here a glyph with another text becomes a variant: the same outline with its own glyph id and text.
 */
function openThaiFont(path: string): fontkit.Font {
  const font = fontkit.openSync(path) as unknown as FontParts & fontkit.Font; // see FontParts
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

  const getGlyph = font.getGlyph.bind(font);
  font.getGlyph = (id: number, codePoints?: number[]) => {
    const glyph = getGlyph(id) as Glyph | null;
    return (glyph && codePoints ? variantOf(glyph, codePoints) : glyph) as never;
  };

  // a glyph without text gets the last character of the previous one: of ํ and า, the second gets ำ
  const layout = font.layout.bind(font);
  font.layout = (...given: [string]) => {
    const run = layout(...given) as Run;
    for (let at = 1; at < run.glyphs.length; at += 1) {
      const before = run.glyphs[at - 1] as Glyph;
      const glyph = run.glyphs[at] as Glyph;
      if (glyph.codePoints.length > 0 || before.codePoints.length === 0) continue;
      const rest = before.codePoints.slice(0, -1);
      run.glyphs[at - 1] = variantOf(before, rest.length > 0 ? rest : [wordJoiner]);
      run.glyphs[at] = variantOf(glyph, before.codePoints.slice(-1));
    }
    return run as never;
  };

  const createSubset = font.createSubset.bind(font);
  font.createSubset = () => {
    const subset = createSubset() as Subset;
    subset.includeGlyph = (glyph) => {
      const id = typeof glyph === 'object' ? glyph.id : glyph;
      subset.mapping[id] ??= subset.glyphs.push(id % variantStep) - 1;
      return subset.mapping[id];
    };
    return subset as never;
  };
  return font;
}
