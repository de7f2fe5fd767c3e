import { z } from 'zod';
import type { AnyEntity, FileRule } from '../entity.ts';
import { isBlankHtml } from '../fields.ts';
import type { Check } from './checks.ts';
import { isChecked } from './found.ts';
import type { HtmlElement, ParseHtml } from './html-tree.ts';
import type { Place, TextFinding } from './text-findings.ts';

/** One thing to be mended in a record. */
export interface Finding {
  check: Check;
  field: string;
  /** The words that stand there. */
  excerpt?: string;
  /** In a rich text. */
  place?: Place;
  /** Of a heading, and of a line to become one: the level that fits. */
  level?: number;
}

/** What the checks look at in the records of an entity; plain data, so that a thread can be given it. */
export interface CheckedFields {
  richText: readonly string[];
  /** Fields in both languages. */
  pairs: readonly (readonly [th: string, en: string])[];
  englishTitles: readonly string[];
  /** Field of the last day on the website. */
  lastDay: string | undefined;
  documents: readonly string[];
  /** Rich texts and address fields whose links are noted. */
  linking: readonly string[];
  addresses: readonly string[];
}

/** What is checked of an entity, by its declaration; of a kind whose findings nobody is told of, its links alone. */
export function checkedFields(entity: AnyEntity): CheckedFields {
  const { body, richText = [], addresses = [], title, files, public: part } = entity;
  const links = { linking: richText, addresses };
  if (!isChecked(entity)) return { richText: [], pairs: [], englishTitles: [], lastDay: undefined, documents: [], ...links };
  const names = body instanceof z.ZodObject ? Object.keys(body.shape) : [];
  const pairs = names
    .filter((name) => name.endsWith('_th') && names.includes(`${name.slice(0, -2)}en`))
    .map((name) => [name, `${name.slice(0, -2)}en`] as const);
  const documents = Object.entries<FileRule>(files).filter(([, { kind }]) => kind === 'document');
  const lastDay = part?.period?.end;
  return {
    richText,
    pairs,
    englishTitles: title?.en ?? [],
    lastDay: names.includes(lastDay ?? '') ? lastDay : undefined,
    documents: documents.map(([name]) => name),
    ...links,
  };
}

type Values = Readonly<Record<string, unknown>>;

/**
 * What is to be mended in a record, in the order of its fields. English that is switched off is not looked at.
 * `findIn` reads a rich text (`findingsInText`). `today` for a record that is new: a last day before it is told.
 */
export function recordFindings(
  fields: CheckedFields,
  values: Values,
  findIn: (html: string) => readonly TextFinding[],
  today?: string,
): Finding[] {
  const isThaiOnly = values.switch_lang === 'N';
  const text = (field: string) => (typeof values[field] === 'string' ? (values[field] as string) : '');
  const found: Finding[] = [];
  for (const field of fields.englishTitles)
    if (!isThaiOnly && isThai(text(field))) found.push({ check: 'thai_in_english', field, excerpt: text(field).trim() });
  for (const [th, en] of fields.pairs)
    if (!isThaiOnly && !isBlankHtml(text(th)) && isBlankHtml(text(en))) found.push({ check: 'english_missing', field: en });
  const lastDay = fields.lastDay === undefined ? '' : text(fields.lastDay);
  if (today !== undefined && fields.lastDay !== undefined && lastDay !== '' && lastDay < today)
    found.push({ check: 'past_day', field: fields.lastDay });
  for (const field of fields.richText) {
    if (text(field) === '' || (isThaiOnly && field.endsWith('_en'))) continue;
    found.push(...findIn(text(field)).map((each) => ({ ...each, field })));
  }
  return found;
}

/** More Thai letters than Latin ones: a Thai name in an English title is none. */
const isThai = (title: string) => (title.match(/[ก-ฮะาำเ-ไ]/g)?.length ?? 0) > (title.match(/[a-z]/gi)?.length ?? 0);

/** Whether two texts have the same words: marks, spaces and markup do not count. */
export const hasSameWords = (one: string, other: string, parse: ParseHtml): boolean =>
  one === other || wordsOf(one, parse) === wordsOf(other, parse);

const wordsOf = (text: string, parse: ParseHtml) =>
  textIn(text.includes('<') || text.includes('&') ? parse(text) : text).replace(/[^\p{L}\p{M}\p{N}]+/gu, '');

const textIn = (node: HtmlElement | string): string => (typeof node === 'string' ? node : node.children.map(textIn).join(''));
