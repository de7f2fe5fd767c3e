/** A4, lying, in points. */
export const page = { width: 841.89, height: 595.28, margin: 36, footer: 24 } as const;
export const contentWidth = page.width - 2 * page.margin;
/** What is written ends above the footer. */
export const contentBottom = page.height - page.margin - page.footer;

export const textSize = 9;
export const lineHeight = 13;
export const padding = 3;
