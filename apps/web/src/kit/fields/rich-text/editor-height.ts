/** Height of the tools above a text. */
const toolsHeight = 90;
const least = 400;

/** Height of an editor in pixels: the text has 60 % of the window. */
export const editorHeight = (): number => Math.max(least, Math.round(window.innerHeight * 0.6) + toolsHeight);
