/** Ten on a sheet of A4, or each alone on a page of its own size. */
export type CardLayout = 'sheet' | 'card';

/** A bank card (ISO/IEC 7810 ID-1), in points. */
export const card = { width: 242.65, height: 153.01 } as const;

const a4 = { width: 595.28, height: 841.89 };
const columns = 2;
const rows = 5;
/** Between cards, for the knife. */
const gap = 8;

export const cardsOnSheet = columns * rows;

/** Where the cards of a sheet lie, from the left and from the top. */
export function placeOf(at: number): { x: number; y: number } {
  const left = (a4.width - columns * card.width - (columns - 1) * gap) / 2;
  const top = (a4.height - rows * card.height - (rows - 1) * gap) / 2;
  return { x: left + (at % columns) * (card.width + gap), y: top + Math.floor(at / columns) * (card.height + gap) };
}
