import { PDFiumLibrary } from '@hyzyla/pdfium';
import { BinaryBitmap, Code128Reader, HybridBinarizer, RGBLuminanceSource } from '@zxing/library';
import { card } from '../../src/kit/reports/cards/write-cards.ts';

const scale = 3;
/** A page as it is shown. */
export interface CardPage {
  width: number;
  height: number;
  /** Light of each pixel. */
  light: Uint8ClampedArray;
}

/** Pages as Chrome's engine shows them, at 216 dots to the inch: less than any office printer. */
export async function readCards(document: Buffer): Promise<CardPage[]> {
  const library = await PDFiumLibrary.init();
  const pdf = await library.loadDocument(document);
  const pages: CardPage[] = [];
  for (const each of pdf.pages()) {
    const { data, width, height } = await each.render({ scale, render: 'bitmap' });
    pages.push({ width, height, light: Uint8ClampedArray.from({ length: width * height }, (_, at) => data[at * 4 + 1] ?? 0) });
  }
  pdf.destroy();
  library.destroy();
  return pages;
}

/** What a reader of Code 128 makes of one card on a page. */
export function scanned({ light, width, height }: CardPage, { x, y }: { x: number; y: number }): string {
  const source = new RGBLuminanceSource(light, width, height);
  const cut = source.crop(
    Math.ceil(x * scale),
    Math.ceil(y * scale),
    Math.floor(card.width * scale) - 2,
    Math.floor(card.height * scale) - 2,
  );
  return new Code128Reader().decode(new BinaryBitmap(new HybridBinarizer(cut))).getText();
}
