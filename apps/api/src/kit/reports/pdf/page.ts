import type { ReportColumn } from '@faculty/contracts/kit/reports';

/** In points, around what is written. */
export const margin = 36;
/** Room for the foot of every page. */
const footer = 24;
/** Room for the head of every page but the first. */
export const runningHead = 20;

export const textSize = 9;
export const lineHeight = 13;
/** Beside the text of a cell, and over and under it. */
export const padding = 3;
export const rowPadding = 2;

/** A page of the document that is drawn. */
interface Drawn {
  page: { width: number; height: number };
}
export const contentWidth = ({ page }: Drawn): number => page.width - 2 * margin;
/** What is written ends above the foot. */
export const contentBottom = ({ page }: Drawn): number => page.height - margin - footer;
/** What a further page has room for. */
export const contentHeight = (document: Drawn): number => contentBottom(document) - margin - runningHead;

/** So many letters of a table are readable beside each other on an upright page. */
const mostUprightLetters = 112;

/** Upright where the table fits, else lying. */
export const layoutOf = (columns: readonly Pick<ReportColumn, 'width'>[]): 'portrait' | 'landscape' =>
  columns.reduce((sum, { width }) => sum + width, 0) <= mostUprightLetters ? 'portrait' : 'landscape';
