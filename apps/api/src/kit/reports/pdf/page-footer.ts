import { margin } from './page.ts';
import type { ThaiDocument } from './thai-document.ts';

const size = 8;
/** From the top of a line to what its letters stand on. */
const baseline = 8.54;

/** What pdfkit knows of a font in use; its types leave it out. */
interface FontInUse {
  id: string;
  encode(text: string): [glyphs: string[], positions: unknown];
  ref(): unknown;
}

/** `หน้า 2 จาก 5` on pages that are sent as they fill: the number of pages is one drawing that all of them show, made at the end. */
export class PageFooter {
  readonly #document: ThaiDocument;
  readonly #printed: string;
  readonly #total;
  pages = 0;

  constructor(document: ThaiDocument, printed: string) {
    this.#document = document;
    this.#printed = printed;
    this.#total = document.ref({ Type: 'XObject', Subtype: 'Form', BBox: [0, -4, 40, 12] });
  }

  draw(): void {
    const document = this.#document;
    const { width, height } = document.page;
    const y = height - margin - 10;
    this.pages += 1;
    document.artifact('Pagination', () => {
      document.font('regular', size).fillColor('#444');
      // the number of pages is known only at the end: it comes last, where what it needs is free
      const text = `หน้า ${this.pages} จาก `;
      const end = margin + document.widthOfString(text);
      document.line(text, margin, y);
      document.line(this.#printed, width - margin - document.widthOfString(this.#printed), y);
      document.fillColor('black');
      const drawn = document as unknown as { page: { xobjects: Record<string, unknown> } }; // not in pdfkit's types
      drawn.page.xobjects.PageCount = this.#total;
      document.addContent(`q 0.267 g 1 0 0 -1 ${end} ${y + baseline} cm /PageCount Do Q`);
    });
  }

  finish(): void {
    const used = this.#document.font('regular', size) as unknown as { _font: FontInUse }; // pdfkit's own, pinned by its version
    const font = used._font;
    const [glyphs] = font.encode(String(this.pages));
    const total = this.#total as unknown as { data: Record<string, unknown>; end(content: string): void };
    total.data.Resources = { Font: { [font.id]: font.ref() } };
    total.end(`BT /${font.id} ${size} Tf <${glyphs.join('')}> Tj ET`);
  }
}
