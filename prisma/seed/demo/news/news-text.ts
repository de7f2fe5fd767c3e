import type { SdgCode } from '@faculty/contracts/website/sdgs';
import type { newsOptions } from '../../reference/news-options.ts';
import type { SceneName } from '../pictures.ts';

/** Title and rich text in one language. A block that is no HTML yet becomes a paragraph. */
export interface Text {
  title: string;
  body: readonly string[];
}

/**
 * A news item of the demo. `{day}` and `{day+7}` in its texts stand for the day it is published and days around it,
 * `{year}` for the year, in the calendar of the language: demo data is always about today.
 */
export interface NewsText {
  /** First day on the website, in days from today. */
  day: number;
  th: Text;
  en?: Text;
  keywords: readonly string[];
  sections: readonly (keyof typeof newsOptions.NEWS_TYPE)[];
  strategies: readonly (keyof typeof newsOptions.NEWS_STRATRGIC)[];
  sdgs: readonly SdgCode[];
  scene: SceneName;
  /** Pictures in its album. */
  album?: number;
  inactive?: true;
}

export const list = (...items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

export const steps = (...items: string[]) => `<ol>${items.map((item) => `<li>${item}</li>`).join('')}</ol>`;

export const heading = (text: string) => `<h3>${text}</h3>`;

export const quote = (words: string, who: string) => `<blockquote><p>${words}</p><footer>${who}</footer></blockquote>`;

/** A link inside a paragraph; demo links lead to reserved example addresses only. */
export const link = (words: string, path: string) =>
  `<a href="https://www.faculty.example/${path}" target="_blank" rel="noopener">${words}</a>`;

export const table = (head: readonly string[], ...rows: readonly (readonly string[])[]) =>
  `<table border="1" style="border-collapse:collapse;width:100%"><thead><tr>${head.map((cell) => `<th>${cell}</th>`).join('')}</tr></thead><tbody>${rows
    .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('')}</tbody></table>`;

/** One of the demo's uploads, by its file name, inserted into the text. */
export const picture = (file: string, caption: string) =>
  `<figure><img src="{upload:${file}}" alt="${caption}" style="max-width:100%"><figcaption>${caption}</figcaption></figure>`;
