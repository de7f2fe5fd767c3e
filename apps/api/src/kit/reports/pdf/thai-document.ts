import PDFDocument from 'pdfkit';

/** A PDF text string: UTF-16BE with BOM, in hexadecimal. */
const pdfText = (text: string) => `<feff${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`;

/** A PDF document whose Thai lines have an ActualText, so that search and copying return the original text. */
export class ThaiDocument extends PDFDocument {
  // not #private: pdfkit's constructor calls addContent before fields are initialized
  private lineText: string | undefined;

  /** Draws one line. `written` is the text for copying, which includes the space at a line break. */
  line(text: string, x: number, y: number, written = text): void {
    this.lineText = /[\u0E00-\u0E7F]/.test(text) || written !== text ? written : undefined;
    this.text(text, x, y, { lineBreak: false });
    this.lineText = undefined;
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
