import type { Language } from '@faculty/contracts/kit/bilingual';
import { imageExtensions } from '@faculty/contracts/kit/file-types';
import type { SiteData } from './data.ts';
import { Html } from './html.ts';

const linkTags = /<a\b[^>]*>|<\/a>/g;
/** The address of a stored file, with its path; also below a preview link, or with the host. */
const fileAddress = /^(?:https?:\/\/[^/]+)?(?:\/preview\/[\w-]+)?\/files\/([a-z-]+\/[0-9a-f]{32}\.([a-z0-9]+))/;

/** Path and extension of the file that a tag links to; pictures and other links have none. */
function fileOf(tag: string): { path: string; extension: string } | null {
  const [, path = '', extension = ''] = fileAddress.exec(/\shref="([^"]*)"/.exec(tag)?.[1] ?? '') ?? [];
  return path === '' || (imageExtensions as readonly string[]).includes(extension) ? null : { path, extension };
}

const sizes = (lang: Language, unit: string) =>
  new Intl.NumberFormat(lang, { style: 'unit', unit, maximumFractionDigits: unit === 'megabyte' ? 1 : 0 });

/** `340 kB`, `1.2 MB`. */
export function sizeIn(lang: Language, bytes: number): string {
  return bytes < 1_000_000 ? sizes(lang, 'kilobyte').format(Math.max(1, bytes / 1000)) : sizes(lang, 'megabyte').format(bytes / 1_000_000);
}

/** The page with the type and size of each linked file at the end of its link: what opens is known before it is fetched. In linear time. */
export async function withFileFacts(body: Html, data: SiteData, lang: Language): Promise<Html> {
  const paths = [...body.text.matchAll(linkTags)].flatMap(([tag]) => fileOf(tag)?.path ?? []);
  if (paths.length === 0) return body;
  const bytesOf = await data.fileBytes([...new Set(paths)]);
  let facts = '';
  const text = body.text.replace(linkTags, (tag) => {
    if (tag === '</a>') {
      const end = facts + tag;
      facts = '';
      return end;
    }
    const file = fileOf(tag);
    const bytes = file ? bytesOf.get(file.path) : undefined;
    facts = file && bytes !== undefined ? ` <small class="file">${file.extension.toUpperCase()}, ${sizeIn(lang, bytes)}</small>` : '';
    return tag;
  });
  return new Html(text);
}
