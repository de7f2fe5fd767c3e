import type { ReportColumn } from '@faculty/contracts/kit/reports';

/** Page margin in points. */
export const margin = 36;
/** Height of the footer. */
const footer = 24;
/** Height of the header of every page except the first. */
export const runningHead = 20;

/** Horizontal and vertical padding of a cell. */
export const padding = 3;
interface PdfPage {
  page: { width: number; height: number };
}
export const contentWidth = ({ page }: PdfPage): number => page.width - 2 * margin;
/** Bottom of the content area, above the footer. */
export const contentBottom = ({ page }: PdfPage): number => page.height - margin - footer;
/** Content height of every page except the first. */
export const contentHeight = (document: PdfPage): number => contentBottom(document) - margin - runningHead;

/** Maximum total width of the columns, in characters, for a portrait page. */
const maxPortraitWidth = 112;

/** Portrait if the table fits, else landscape. */
export const layoutOf = (columns: readonly Pick<ReportColumn, 'width'>[]): 'portrait' | 'landscape' =>
  columns.reduce((sum, { width }) => sum + width, 0) <= maxPortraitWidth ? 'portrait' : 'landscape';
