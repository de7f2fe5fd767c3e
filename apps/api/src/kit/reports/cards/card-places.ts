/** `sheet`: ten cards on an A4 page. `card`: one card per page of its size. */
export type CardLayout = 'sheet' | 'card';

/** A bank card (ISO/IEC 7810 ID-1), in points. */
export const card = { width: 242.65, height: 153.01 } as const;

const a4 = { width: 595.28, height: 841.89 };
const columns = 2;
const rows = 5;
/** Between cards, for cutting. */
const gap = 8;

export const cardsOnSheet = columns * rows;

/** Position of a card on a sheet, in points from the top left. */
export function placeOf(at: number): { x: number; y: number } {
  const left = (a4.width - columns * card.width - (columns - 1) * gap) / 2;
  const top = (a4.height - rows * card.height - (rows - 1) * gap) / 2;
  return { x: left + (at % columns) * (card.width + gap), y: top + Math.floor(at / columns) * (card.height + gap) };
}
