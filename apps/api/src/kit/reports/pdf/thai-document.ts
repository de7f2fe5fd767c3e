import PDFDocument from 'pdfkit';

/** Any text as PDF writes it: UTF-16, in hexadecimal. */
const pdfText = (text: string) => `<feff${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`;

/** A document whose Thai lines carry their own text beside the glyphs, so that searching and copying find what was written. */
export class ThaiDocument extends PDFDocument {
  // not #private: the constructor of pdfkit's class already calls addContent
  private lineText: string | undefined;

  /** Draws one line as it is. Copied, it reads as `written`: the space at which a line was broken belongs to it. */
  line(text: string, x: number, y: number, written = text): void {
    this.lineText = /[\u0E00-\u0E7F]/.test(text) || written !== text ? written : undefined;
    this.text(text, x, y, { lineBreak: false });
    this.lineText = undefined;
  }

  /** The span opens and closes inside the text object: outside it readers misplace it, as pdfkit turns the vertical axis around. */
  override addContent(data: unknown): this {
    let content = data;
    if (this.lineText !== undefined && data === 'BT') content = `BT\n/Span <</ActualText ${pdfText(this.lineText)}>> BDC`;
    if (this.lineText !== undefined && data === 'ET') content = 'EMC\nET';
    super.addContent(content);
    return this;
  }

  /** Something drawn that readers are told the kind of; of a head of a column also what it is the head of. */
  element(tag: string, draw: () => void): PDFKit.PDFStructureElement {
    // the types know neither scopes nor elements without options
    const options = tag === 'TH' ? { scope: 'Column' } : {};
    return this.struct(tag, options as PDFKit.Mixins.StructureElementOptions, draw);
  }

  /** What only decorates: readers that speak leave it out. */
  artifact(type: 'Layout' | 'Pagination', draw: () => void): void {
    this.markContent('Artifact', { type });
    draw();
    this.endMarkedContent();
  }
}
