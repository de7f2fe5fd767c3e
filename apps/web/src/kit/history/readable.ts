const ownLine = 'p, div, h1, h2, h3, h4, h5, h6, li, tr, blockquote, pre, figure, hr';

/** Whether a value is a text of the editor. */
export const isMarkup = (text: unknown): text is string => typeof text === 'string' && /<[a-z!/]/i.test(text);

/** Rich text as plain lines: what a person compares at a glance. Its markup is never drawn in our own page. */
export function readableText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const picture of body.querySelectorAll('img, iframe, video'))
    picture.replaceWith(` [${picture.getAttribute('alt') || picture.localName}] `);
  for (const cell of body.querySelectorAll('td, th')) cell.append('\t');
  for (const item of body.querySelectorAll('li')) item.prepend('• ');
  for (const end of body.querySelectorAll('br')) end.replaceWith('\n');
  for (const block of body.querySelectorAll(ownLine)) block.append('\n');
  return (body.textContent ?? '')
    .replace(/[^\S\n\t]+/g, ' ')
    .replace(/ ?\n\s*/g, '\n')
    .trim();
}
