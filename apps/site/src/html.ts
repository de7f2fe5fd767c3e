import type { Language } from '@faculty/contracts/kit/bilingual';
import { escapeXml } from '@faculty/contracts/kit/text/escape';
import type { Thing } from 'schema-dts';
import { bringsColours } from './own-colours.ts';

/** Markup that is inserted as it is. Only this module makes it: from templates, and from stored rich text, which was sanitized on saving. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
  toString(): string {
    return this.text;
  }
}

type Part = Html | string | number | null | undefined | false | readonly Part[];

/** An element of XML with a text. */
export const xmlElement = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;

function written(part: Part): string {
  if (part === null || part === undefined || part === false) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(written).join('');
  return escapeXml(String(part));
}

/** A template whose values are escaped, in text and in quoted attributes. Lists are joined, null and false are empty. */
export function html(strings: TemplateStringsArray, ...values: readonly Part[]): Html {
  return new Html(strings.reduce((text, piece, index) => text + written(values[index - 1]) + piece));
}

/** Words that people entered once for both languages: on an English page Thai ones say that they are Thai. */
export const worded = (lang: Language, text: string | undefined): Html =>
  lang === 'en' && /[\u0e01-\u0e4e]/.test(text ?? '') ? html`<span lang="th">${text}</span>` : html`${text}`;

/** What scrolls by itself where it is wider than the page; browsers that do not stop at such parts by themselves need to be told. */
const scrolling = /<(table|pre)(?=[\s>])/gi;

/** Stored rich text: sanitized by the API when it was saved (docs/decisions/0006). One with colours of its own stands on a light sheet. */
export const richText = (stored: string, lang: string): Html =>
  html`<div class="rich${bringsColours(stored) && ' sheet'}" lang="${lang}">${new Html(stored.replace(scrolling, '<$1 tabindex="0"'))}</div>`;

/** Structured data of the vocabulary schema.org. */
export type StructuredData = Exclude<Thing, string>;

/** A university or one of its faculties. */
export type OrganizationData = Extract<StructuredData, { '@type': 'CollegeOrUniversity' }>;

/** Data in a `<script type="application/ld+json">`; `<` is escaped, so that no text ends the element. */
export const jsonLd = (data: StructuredData): Html =>
  new Html(
    `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')}</script>`,
  );

/** The text of stored rich text, for descriptions; at most so many characters. */
export function plainText(stored: string, length: number): string {
  const text = stored
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39);/g, (_all, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" })[name] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const characters = [...text];
  return characters.length > length ? `${characters.slice(0, length - 1).join('')}…` : text;
}
