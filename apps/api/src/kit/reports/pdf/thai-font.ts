import * as fontkit from 'fontkit';

const variantStep = 0x10000; // glyph ids are 16 bit, so the number of a variant sits above them
const wordJoiner = 0x2060; // unseen: readers skip it, but for an empty entry pdf.js invents a letter

/** The parts of fontkit that are replaced here; its published types leave them out. */
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

/**
 * fontkit and pdfkit both remember one text for each glyph: the first they meet. Sarabun draws ำ as two glyphs, of which
 * the second has no text of its own; where ำ is met first, every later า is lost to search, copying and screen readers.
 * Here a glyph that is met with another text becomes a variant: the same outline with a slot and a text of its own.
 */
export function openThaiFont(path: string): fontkit.Font {
  const font = fontkit.openSync(path) as unknown as FontParts & fontkit.Font; // see FontParts
  const textsOf = new Map<number, string[]>();
  const variants = new Map<number, Glyph>();

  const variantOf = (glyph: Glyph, codePoints: number[]): Glyph => {
    const id = glyph.id % variantStep;
    // the box for letters the font lacks stays one, whatever people type
    if (id === 0) return glyph;
    const text = String.fromCodePoint(...codePoints);
    const texts = textsOf.get(id) ?? [];
    textsOf.set(id, texts);
    if (!texts.includes(text)) texts.push(text);
    const variantId = id + texts.indexOf(text) * variantStep;
    const known = variants.get(variantId);
    if (known) return known;
    // the width is looked up by the real id
    const made = Object.create(glyph, {
      id: { value: variantId },
      codePoints: { value: codePoints },
      advanceWidth: { value: glyph.advanceWidth },
    }) as Glyph;
    variants.set(variantId, made);
    return made;
  };

  const getGlyph = font.getGlyph.bind(font);
  font.getGlyph = (id: number, codePoints?: number[]) => {
    const glyph = getGlyph(id) as Glyph | null;
    return (glyph && codePoints ? variantOf(glyph, codePoints) : glyph) as never;
  };

  // a glyph without text takes the last letter of the one before it: of ํ and า[] the wide one carries ำ
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
