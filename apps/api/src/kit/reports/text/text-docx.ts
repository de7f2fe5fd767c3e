import type { Writable } from 'node:stream';
import { AlignmentType, Document, Footer, HeadingLevel, type IParagraphOptions, Packer, PageNumber, Paragraph, TextRun } from 'docx';
import type { ReportHead, TextLook } from '../messages.ts';
import type { ReportSource } from '../report-source.ts';
import { textRows } from './text-rows.ts';

/** In half points; the letters of this font are small. */
const sizes: Readonly<Record<TextLook, number>> = { title: 44, heading: 36, subheading: 32, entry: 32, line: 32 };
/** The font of documents of the Thai government; Word takes another where there is none. */
const font = 'TH SarabunPSK';

/** Before and after a paragraph, in twentieths of a point. */
const paragraphs: Readonly<Record<TextLook, IParagraphOptions>> = {
  title: { heading: HeadingLevel.TITLE, keepNext: true },
  heading: { heading: HeadingLevel.HEADING_1, keepNext: true, keepLines: true, spacing: { before: 240 } },
  subheading: { heading: HeadingLevel.HEADING_2, keepNext: true, keepLines: true, spacing: { before: 120 } },
  entry: { keepLines: true, widowControl: true, spacing: { before: 80 }, indent: { left: 560, hanging: 560 } },
  line: { keepLines: true, widowControl: true },
};

/** A paragraph of upright and italic texts in turn. Thai is a complex script to Word, which has looks of its own. */
function paragraph(look: TextLook, runs: readonly string[]): Paragraph {
  const bold = look === 'title' || look.endsWith('heading');
  const size = sizes[look];
  const children = runs.flatMap((text, at) => {
    const italics = at % 2 === 1;
    if (text === '') return [];
    return new TextRun({
      text,
      font,
      color: '000000',
      ...{ bold, boldComplexScript: bold, italics, italicsComplexScript: italics, size, sizeComplexScript: size },
    });
  });
  return new Paragraph({ ...paragraphs[look], children });
}

/** A text of `TextRow`s for Word. */
export async function writeTextDocx(head: ReportHead, source: ReportSource, to: Writable): Promise<void> {
  const { language = 'th' } = head;
  const children: Paragraph[] = [];
  for await (const [look, ...runs] of textRows(head, source)) children.push(paragraph(look, runs));
  const [before, between] = language === 'en' ? ['Page ', ' of '] : ['หน้า ', ' จาก '];
  const small = { font, size: 24, sizeComplexScript: 24 };
  const footer = new Paragraph({
    alignment: AlignmentType.CENTER,
    children: [new TextRun({ ...small, children: [before, PageNumber.CURRENT, between, PageNumber.TOTAL_PAGES, ` · ${head.printed}`] })],
  });
  const document = new Document({
    title: head.title,
    creator: head.faculty,
    styles: { default: { document: { run: { font, language: { value: 'en-GB', bidirectional: 'th-TH' } } } } },
    sections: [
      {
        properties: { page: { size: { width: 11_906, height: 16_838 } } },
        footers: { default: new Footer({ children: [footer] }) },
        children,
      },
    ],
  });
  to.end(await Packer.toBuffer(document));
}
