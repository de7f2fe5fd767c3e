/** A DOI anywhere in a text: plain, after `doi:`, or in an address of doi.org. Old ones have `<293::AID-XYZ1>` inside. */
const doiPattern = /10\.\d{4,9}\/(?:[^\s"<>]|<[^\s"<>:]{1,40}:[^\s"<>]{1,40}>){1,200}/i;
/** Punctuation after a DOI, which is not part of it. */
const trailingPunctuation = /[.,;:)\]}'’”]+$/;

/** The first DOI in a text, in lower case because DOIs are case-insensitive; empty without one. */
export function doiIn(text: string): string {
  return (doiPattern.exec(text.replace(/%3[ce]/gi, (code) => (/c$/i.test(code) ? '<' : '>')))?.[0] ?? '')
    .replace(trailingPunctuation, '')
    .toLowerCase();
}
