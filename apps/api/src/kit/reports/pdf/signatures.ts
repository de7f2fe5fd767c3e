import type { ReportHead } from '../messages.ts';
import { contentWidth, margin } from './page.ts';
import type { ThaiDocument } from './thai-document.ts';

type People = ReportHead['signatures'];

const gap = 30;
const pitch = 18;
const linesOfOne = 3;

/** How much room the block takes under the last table: what it stands under comes along to another page. */
export const signaturesHeight = (people: People): number => (people.length === 0 ? 0 : gap + linesOfOne * pitch);

/** The block of those who sign, beside each other. */
export function drawSignatures(document: ThaiDocument, root: PDFKit.PDFStructureElement, people: People): void {
  if (people.length === 0) return;
  const top = document.y + gap;
  const width = contentWidth(document) / people.length;
  document.font('regular', 10);
  people.forEach(({ role, name }, at) => {
    const lines = [`ลงชื่อ ${'.'.repeat(42)} ${role}`, `(${name || '.'.repeat(52)})`, `วันที่ ${'.'.repeat(30)}`];
    lines.forEach((text, n) => {
      const x = margin + at * width + (width - document.widthOfString(text)) / 2;
      root.add(document.element('P', () => document.line(text, x, top + n * pitch)));
    });
  });
}
