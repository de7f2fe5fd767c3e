import { withoutForbidden } from './forbidden-characters.ts';

// the apostrophe by its number, which HTML and XML both read
const references: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text for HTML, in elements and in quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => references[character] ?? character);

/** Text for XML, in elements and in quoted attributes, without the characters that XML does not allow. */
export const escapeXml = (text: string): string => escapeHtml(withoutForbidden(text));
