import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { rootDirectory } from '../src/config.ts';

/** The products, which mean nothing to the faculty. */
const ofTemplate = /^\/products/;
/** They belong to the demo pages; where those were taken out, there are none. */
const hasDemoPages = existsSync(path.join(rootDirectory, 'apps/api/src/demo'));

const lines = (file: string) =>
  readFileSync(path.join(rootDirectory, 'docs/api', file), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'));

/** Every documented call, as `METHOD /path/{with}/parameters`. */
export const documentedCalls = lines('documented-calls.tsv').map(([method, path]) => `${method} ${path}`);
/** Those of the product itself. */
export const builtCalls = documentedCalls.filter((call) => !ofTemplate.test(call.slice(call.indexOf('/'))));
export const callsNotBuilt = hasDemoPages ? [] : documentedCalls.filter((call) => !builtCalls.includes(call));

export interface DocumentedRecord {
  list: string;
  key: string;
  /** Fields of a list entry, and those a single record has besides. */
  fields: string[];
  heavy: string[];
  order: [field: string, sort: 'asc' | 'desc'][];
  filters: string[];
}

const words = (text = '') => text.split(',').flatMap((word) => word.trim() || []);

/** What the documents say of the records behind the calls. */
export const documentedRecords = lines('documented-records.tsv').map(
  ([list = '', key = '', fields = '', order, filters]): DocumentedRecord => {
    const [light, heavy] = fields.split('|');
    const sorts = words(order).map((by) => by.split(' ') as DocumentedRecord['order'][number]);
    return { list, key, fields: [key, ...words(light)], heavy: words(heavy), order: sorts, filters: words(filters) };
  },
);
