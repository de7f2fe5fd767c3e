import { z } from 'zod';
import { bilingual } from '../table.ts';
import documents from './data/document-options.json' with { type: 'json' };
import news from './data/news-options.json' with { type: 'json' };
import pages from './data/page-options.json' with { type: 'json' };
import works from './data/work-options.json' with { type: 'json' };

/** Parameter lists by name; each holds its options by value, in the order they are shown. */
const optionLists = z.record(z.string(), z.record(z.string(), bilingual));

/** Strategies a news item serves (spelled as documented), and the sections of the website that show it. */
export const newsOptions = news;

/**
 * Documents and memoranda of understanding. The screens give some groups fields of their own:
 * D2 names the documents it refers to, D4 and D14 have covers, D15 to D19 are meetings (agenda or minutes).
 * The values of sub-lists are unique over all groups, so that a filter by section alone never mixes two groups.
 */
export const documentOptions = optionLists.parse(documents);

/** Articles of the knowledge library, and links to other sites and media. Links of group D3 also name a manual. */
export const pageOptions = optionLists.parse(pages);

/** Academic works and activities. Activities of type A1 carry a checklist of staff; A2 is the default of the form. */
export const workOptions = works;

/** Every parameter list of the website, by name. */
export const websiteOptions = optionLists.parse({ ...news, ...documents, ...works, ...pages });
