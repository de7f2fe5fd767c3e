import { type Citation, longestCitation } from '@faculty/contracts/works/citation';
import { doiIn } from '@faculty/contracts/works/doi';
import { lookUpAnswer, workRoutes } from '@faculty/contracts/works/work-calls';
import { type CitedFields, workOfCitation } from '@faculty/contracts/works/work-of-citation';
import { useMutation } from '@tanstack/react-query';
import { z } from 'zod';
import { call } from '../../../../kit/api/http.ts';

/** What was found in a pasted text. */
export interface CitationFound {
  /** What the person pasted, in words: `BibTeX`. */
  source: string;
  works: CitedFields[];
  /** Entries that could not be read. */
  broken: number;
}

const sources = { bibtex: 'BibTeX', ris: 'RIS', json: 'JSON', endnote: 'EndNote', apa: 'APA' } as const;

/** Reads what was pasted: a DOI is asked of the server, all else is read here. */
export function useCitation(onFound: (found: CitationFound) => void) {
  return useMutation({ mutationFn: (text: string) => citationIn(text), onSuccess: onFound });
}

async function citationIn(text: string): Promise<CitationFound> {
  const pasted = text.trim().slice(0, longestCitation);
  if (pasted.length < 300 && !/^[@[{]|^TY {1,2}-/.test(pasted)) {
    const doi = doiIn(pasted);
    if (doi === '') return { source: '', works: [], broken: 0 };
    const work = z.parse(lookUpAnswer, await call(workRoutes.lookUp, { query: { doi } }));
    return { source: 'DOI', works: [work], broken: 0 };
  }
  // fetched when something is pasted: few forms need it
  const { readCitations } = await import('./read-citations.ts');
  const { kind, found, broken } = readCitations(pasted);
  const works = found.map((citation: Citation) => workOfCitation(citation));
  return { source: kind === null ? '' : sources[kind], works, broken };
}
