import { createRequire } from 'node:module';
import type { ReportHead } from '../messages.ts';
import { margin } from './page.ts';
import { ThaiDocument } from './thai-document.ts';
import { openThaiFont } from './thai-font.ts';

const require = createRequire(import.meta.url);
const regularFile = require.resolve('@expo-google-fonts/sarabun/400Regular/Sarabun_400Regular.ttf');
const boldFile = require.resolve('@expo-google-fonts/sarabun/700Bold/Sarabun_700Bold.ttf');

/** Opened once for each thread: reading their tables takes a second. */
let opened: { regular: unknown; bold: unknown } | undefined;

/** A tagged document without a page yet, with the fonts `regular` and `bold`. `size` is a paper, or points. */
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
    font: null, // else it begins with Helvetica, which has no Thai
    info: { Title: plain(title), Author: plain(faculty), Subject: plain(title), Creator: 'Faculty back-office', CreationDate: new Date() },
  } as unknown as PDFKit.PDFDocumentOptions); // the types know neither this subset nor a missing font
  // opened fonts are taken since 0.20, which the types do not know yet
  document.registerFont('regular', opened.regular as never).registerFont('bold', opened.bold as never);
  return document;
}

/** pdfkit writes titles into XML without escaping them. */
const plain = (text: string) => text.replaceAll('&', 'และ').replace(/[<>]/g, ' ');
