import type { Writable } from 'node:stream';
import type { ReportHead } from '../messages.ts';
import { margin } from './page.ts';
import { PageFooter } from './page-footer.ts';
import { ThaiDocument } from './thai-document.ts';

/** Creates a tagged document without pages, with the fonts `regular` and `bold`. `size` is a paper size or points. */
export function newDocument(
  { title, faculty, language = 'th' }: Pick<ReportHead, 'title' | 'faculty' | 'language'>,
  size: 'A4' | [number, number],
  layout: 'landscape' | 'portrait',
): ThaiDocument {
  const document = new ThaiDocument({
    size,
    layout,
    margins: { top: margin, left: margin, right: margin, bottom: 0 },
    autoFirstPage: false,
    pdfVersion: '1.7',
    subset: 'PDF/UA',
    lang: language === 'th' ? 'th-TH' : 'en-GB',
    tagged: true,
    displayTitle: true,
    font: null, // the default Helvetica has no Thai
    info: { Title: plain(title), Author: plain(faculty), Subject: plain(title), Creator: 'Faculty back-office', CreationDate: new Date() },
  } as unknown as PDFKit.PDFDocumentOptions); // the types lack this subset and a null font
  document.addFont('regular');
  document.addFont('bold');
  return document;
}

/**
 * Begins a tagged document on A4 that streams to `to`, each page with the footer. `onPage` is called on each, the first one included; `end`
 * answers the characters that no font has.
 */
export function beginDocument(
  head: ReportHead,
  layout: 'landscape' | 'portrait',
  to: Writable,
  onPage: (document: ThaiDocument, number: number) => void,
): { document: ThaiDocument; root: PDFKit.PDFStructureElement; end(): readonly string[] } {
  const document = newDocument(head, 'A4', layout);
  document.pipe(to);
  const root = document.struct('Document');
  document.addStructure(root);
  const footer = new PageFooter(document, head);
  document.on('pageAdded', () => {
    footer.draw();
    onPage(document, footer.pages);
  });
  document.addPage();
  const end = () => {
    root.end();
    footer.finish();
    document.end();
    return document.missingGlyphs;
  };
  return { document, root, end };
}

/** pdfkit writes titles into XML without escaping them. */
const plain = (text: string) => text.replaceAll('&', 'และ').replace(/[<>]/g, ' ');
