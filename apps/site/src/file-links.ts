import type { Language } from '@faculty/contracts/kit/bilingual';
import { imageExtensions } from '@faculty/contracts/kit/file-types';
import type { SiteData } from './data.ts';
import { Html } from './html.ts';

/** A link to a stored file, in a template or in rich text, with the file's path; also below a preview link, or with the host. */
const fileLink =
  /(<a\b[^>]*\bhref="(?:https?:\/\/[^"/]+)?(?:\/preview\/[\w-]+)?\/files\/([a-z-]+\/[0-9a-f]{32}\.([a-z0-9]+))[^"]*"[^>]*>.*?)<\/a>/gs;

const sizes = (lang: Language, unit: string) =>
  new Intl.NumberFormat(lang, { style: 'unit', unit, maximumFractionDigits: unit === 'megabyte' ? 1 : 0 });

/** `340 kB`, `1.2 MB`. */
function sizeIn(lang: Language, bytes: number): string {
  return bytes < 1_000_000 ? sizes(lang, 'kilobyte').format(Math.max(1, bytes / 1000)) : sizes(lang, 'megabyte').format(bytes / 1_000_000);
}

/** The page with the type and size of each linked file in its link: what opens is known before it is fetched. Links to pictures stay as they are. */
export async function withFileFacts(body: Html, data: SiteData, lang: Language): Promise<Html> {
  const isPicture = (extension = '') => (imageExtensions as readonly string[]).includes(extension);
  const paths = [...body.text.matchAll(fileLink)].flatMap(([, , path = '', extension]) => (isPicture(extension) ? [] : [path]));
  if (paths.length === 0) return body;
  const bytesOf = await data.fileBytes([...new Set(paths)]);
  const text = body.text.replace(fileLink, (whole, link: string, path: string, extension: string) => {
    const bytes = isPicture(extension) ? undefined : bytesOf.get(path);
    return bytes === undefined ? whole : `${link} <small class="file">${extension.toUpperCase()}, ${sizeIn(lang, bytes)}</small></a>`;
  });
  return new Html(text);
}
