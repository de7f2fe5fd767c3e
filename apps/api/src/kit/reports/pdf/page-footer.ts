import type { ReportHead } from '../messages.ts';
import { margin } from './page.ts';
import type { ThaiDocument } from './thai-document.ts';

const size = 8;

/** Distance from the top of a line to its baseline, in points. */
const baseline = 8.54;

/** pdfkit's internal font object; its types lack it. */
interface FontInUse {
  id: string;
  encode(text: string): [glyphs: string[], positions: unknown];
  ref(): unknown;
}

/** `หน้า 2 จาก 5` on streamed pages: the total is a form XObject that all pages refer to, written at the end. */
export class PageFooter {
  readonly #document: ThaiDocument;
  readonly #head: Pick<ReportHead, 'printed' | 'language'>;
  readonly #total;
  pages = 0;

  constructor(document: ThaiDocument, head: Pick<ReportHead, 'printed' | 'language'>) {
    this.#document = document;
    this.#head = head;
    this.#total = document.ref({ Type: 'XObject', Subtype: 'Form', BBox: [0, -4, 40, 12] });
  }

  draw(): void {
    const document = this.#document;
    const { width, height } = document.page;
    const y = height - margin - 10;
    this.pages += 1;
    document.artifact('Pagination', () => {
      document.font('regular', size).fillColor('#444');
      // the total comes last in the line, because its width is not yet known
      const { printed, language } = this.#head;
      const text = language === 'en' ? `Page ${this.pages} of ` : `หน้า ${this.pages} จาก `;
      const end = margin + document.widthOfString(text);
      document.line(text, margin, y);
      document.line(printed, width - margin - document.widthOfString(printed), y);
      document.fillColor('black');
      const drawn = document as unknown as { page: { xobjects: Record<string, unknown> } }; // not in pdfkit's types
      drawn.page.xobjects.PageCount = this.#total;
      document.addContent(`q 0.267 g 1 0 0 -1 ${end} ${y + baseline} cm /PageCount Do Q`);
    });
  }

  finish(): void {
    const used = this.#document.font('regular', size) as unknown as { _font: FontInUse }; // internal to pdfkit, whose version is pinned
    const font = used._font;
    const [glyphs] = font.encode(String(this.pages));
    const total = this.#total as unknown as { data: Record<string, unknown>; end(content: string): void };
    total.data.Resources = { Font: { [font.id]: font.ref() } };
    total.end(`BT /${font.id} ${size} Tf <${glyphs.join('')}> Tj ET`);
  }
}
