import { docParameters, mouParameters } from '@faculty/contracts/lookups/parameters';
import { doc } from '@faculty/contracts/website/doc';
import { mou } from '@faculty/contracts/website/mou';
import { docPhrases, mouPhrases } from './document.phrases.ts';

/** Differences between documents and MOUs, which share one screen. */
export const sections = {
  DOC: { section: 'DOC', entity: doc, parameters: docParameters, phrases: docPhrases },
  MOU: { section: 'MOU', entity: mou, parameters: mouParameters, phrases: { ...docPhrases, ...mouPhrases } },
} as const;

export type Section = (typeof sections)['DOC' | 'MOU'];
