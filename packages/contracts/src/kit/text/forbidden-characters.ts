/**
 * Characters that nobody sees and that PostgreSQL or XML (feeds, OAI-PMH, xlsx) refuses: control characters except tab and line ends, lone
 * surrogates, and noncharacters.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern names control characters
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff\p{Cs}]/gu;

/** Text without the characters that a database or an XML answer cannot hold. */
export const withoutForbidden = (text: string): string => text.replace(forbidden, '');

/** Whether a text has a character that a database or an XML answer cannot hold. */
export const hasForbidden = (text: string): boolean => text.search(forbidden) !== -1;
