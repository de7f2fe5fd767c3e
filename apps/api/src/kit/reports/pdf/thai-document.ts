import PDFDocument from 'pdfkit';
import { type FontName, openFont } from './fonts.ts';
import { codePointName, isPlain, runsOf, type TextRun, visualOrder } from './text-runs.ts';

/** A PDF text string: UTF-16BE with BOM, in hexadecimal. */
const pdfText = (text: string) => `<feff${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`;

/** pdfkit's font in use; internal to pdfkit, whose version is pinned. */
interface InUse {
  _font: { ascender: number };
  _fontSize: number;
}

/** Whole runs to fontkit: pdfkit would lay out each word by itself, and Arabic words from left to right. */
const wholeRun = { lineBreak: false, features: [] } satisfies PDFKit.Mixins.TextOptions;

/** A PDF document whose Thai lines have an ActualText, so that search and copying return the original text. Scripts that Sarabun lacks get their own fonts. */
export class ThaiDocument extends PDFDocument {
  // not #private: pdfkit's constructor calls addContent before fields are initialized
  private lineText: string | undefined;
  readonly #fonts = new Set<FontName>();
  readonly #missingGlyphs = new Set<string>();

  /** Code points of the characters that no font has, such as `U+1F393`. */
  get missingGlyphs(): readonly string[] {
    return [...this.#missingGlyphs];
  }

  addFont(name: FontName): void {
    if (this.#fonts.has(name)) return;
    this.#fonts.add(name);
    // open fonts are accepted since 0.20; the types lack that
    this.registerFont(name, openFont(name) as never);
  }

  /** Draws one line. `written` is the text for copying, which includes the space at a line break. */
  line(text: string, x: number, y: number, written = text): void {
    if (isPlain(text)) {
      this.lineText = /[\u0E00-\u0E7F]/.test(text) || written !== text ? written : undefined;
      this.text(text, x, y, { lineBreak: false });
      this.lineText = undefined;
      return;
    }
    const runs = this.#runsOf(text);
    const left = new Map<TextRun, number>();
    let end = x;
    for (const run of visualOrder(runs)) {
      left.set(run, end);
      end += this.#widthOf(run);
    }
    const { _font, _fontSize } = this as unknown as InUse;
    const baseline = (-_font.ascender / 1000) * _fontSize;
    // in the order of reading, for screen readers
    for (const [at, run] of runs.entries()) {
      const ownText = at === runs.length - 1 ? run.text + written.slice(text.length) : run.text;
      // readers turn the glyphs of a right-to-left run round themselves, and poppler also an ActualText
      this.lineText = run.level % 2 === 1 ? undefined : ownText;
      this.#in(run, () => this.text(run.drawn, left.get(run), y, run.font === null ? { lineBreak: false } : { ...wholeRun, baseline }));
    }
    this.lineText = undefined;
  }

  override widthOfString(text: string, options?: PDFKit.Mixins.TextOptions): number {
    // `features`: a call by pdfkit itself for a run
    if (options?.features || isPlain(text)) return super.widthOfString(text, options);
    return this.#runsOf(text).reduce((sum, run) => sum + this.#widthOf(run), 0);
  }

  #runsOf(text: string): TextRun[] {
    return runsOf(text, (character) => this.#missingGlyphs.add(codePointName(character)));
  }

  #widthOf(run: TextRun): number {
    return this.#in(run, () => super.widthOfString(run.drawn, run.font === null ? {} : wholeRun));
  }

  /** Calls `work` with the font of a run. */
  #in<Result>({ font }: TextRun, work: () => Result): Result {
    if (font === null) return work();
    const before = (this as unknown as InUse)._font;
    this.addFont(font);
    this.font(font);
    try {
      return work();
    } finally {
      (this as unknown as InUse)._font = before;
    }
  }

  /** Puts the ActualText span inside the text object: outside of it PDF readers misplace it, because pdfkit flips the vertical axis. */
  override addContent(data: unknown): this {
    let content = data;
    if (this.lineText !== undefined && data === 'BT') content = `BT\n/Span <</ActualText ${pdfText(this.lineText)}>> BDC`;
    if (this.lineText !== undefined && data === 'ET') content = 'EMC\nET';
    super.addContent(content);
    return this;
  }

  /** A structure element with its content; a `TH` gets the column scope. */
  element(tag: string, draw: () => void): PDFKit.PDFStructureElement {
    // the types lack `scope` and elements without options
    const options = tag === 'TH' ? { scope: 'Column' } : {};
    return this.struct(tag, options as PDFKit.Mixins.StructureElementOptions, draw);
  }

  /** Draws decoration, which screen readers skip. */
  artifact(type: 'Layout' | 'Pagination', draw: () => void): void {
    this.markContent('Artifact', { type });
    draw();
    this.endMarkedContent();
  }
}

const graphemes = new Intl.Segmenter('th', { granularity: 'grapheme' });

/** Truncates a text with an ellipsis to a width in the current font. */
export function fitted(document: ThaiDocument, text: string, width: number): string {
  if (document.widthOfString(text) <= width) return text;
  const letters = [...graphemes.segment(text)].map(({ segment }) => segment);
  while (letters.length > 1 && document.widthOfString(`${letters.join('')}…`) > width) letters.pop();
  return `${letters.join('')}…`;
}
