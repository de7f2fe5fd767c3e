/** A DOI anywhere in a text: pure, behind `doi:`, or as an address of doi.org. */
const anywhere = /10\.\d{4,9}\/[^\s"<>]{1,200}/i;
/** What ends a sentence is no part of a DOI. */
const after = /[.,;:)\]}'’”]+$/;

/** The DOI that a text holds, in lower case, as DOIs make no difference between letters; empty where it holds none. */
export function doiIn(text: string): string {
  return (anywhere.exec(text)?.[0] ?? '').replace(after, '').toLowerCase();
}
