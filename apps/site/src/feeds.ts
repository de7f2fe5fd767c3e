import type { Language } from '@faculty/contracts/kit/bilingual';
import type { SiteData } from './data.ts';
import { escaped } from './html.ts';
import { addressIn } from './layout.ts';
import { wordsIn } from './words.ts';

const tag = (name: string, text: string) => `<${name}>${escaped(text)}</${name}>`;

/** The latest news as RSS 2.0, with full text. */
export async function newsFeed(data: SiteData, lang: Language, origin: string): Promise<string> {
  const t = wordsIn(lang);
  const { rows } = await data.list('news', { lang, limit: 20 });
  const whole = await Promise.all(rows.map(({ news_id }) => data.find('news', String(news_id), lang)));
  const items = whole.flatMap((news) => {
    if (!news) return [];
    const address = origin + addressIn(lang, `/news/${news.news_id}`);
    // addresses of files are relative to the site in stored texts
    const content = news.news_content.replace(/(src|href)="\//g, `$1="${origin}/`);
    const published = new Date(`${news.new_start_date ?? news.updated_at.slice(0, 10)}T00:00:00+07:00`).toUTCString();
    return `<item>${tag('title', news.news_title)}${tag('link', address)}<guid isPermaLink="true">${escaped(address)}</guid>${tag('pubDate', published)}${tag('description', content)}</item>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>${tag('title', `${t.news} – ${t.faculty}`)}${tag('link', origin + addressIn(lang, '/news'))}${tag('description', t.faculty)}${tag('language', lang)}<atom:link rel="self" type="application/rss+xml" href="${escaped(origin + addressIn(lang, '/news.rss'))}"/>
${items.join('\n')}
</channel></rss>`;
}

/** Every public address in both languages, where the record has both; at most 50,000. */
export async function xmlSitemap(data: SiteData, origin: string): Promise<string> {
  const urls: string[] = [];
  const add = (path: string, languages: readonly Language[], changed?: string) => {
    const alternates =
      languages.length > 1
        ? languages.map((lang) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${escaped(origin + addressIn(lang, path))}"/>`)
        : [];
    for (const lang of languages)
      urls.push(`<url>${tag('loc', origin + addressIn(lang, path))}${changed ? tag('lastmod', changed) : ''}${alternates.join('')}</url>`);
  };
  const both = ['th', 'en'] as const;
  for (const path of [
    '/',
    '/news',
    '/articles',
    '/documents',
    '/mous',
    '/evidence',
    '/people',
    '/deans',
    '/works',
    '/activities',
    '/links',
    '/calendar',
    '/sitemap',
    '/accessibility',
  ])
    add(path, both);
  const kinds = [
    ['news', 'news_id', '/news/'],
    ['content_page', 'page_url', '/page/'],
    ['article_page', 'article_page_url', '/article/'],
    ['doc', 'doc_id', '/documents/'],
    ['person_page', 'persons_url', '/showcase/'],
    ['direct_dean', 'direct_dean_id', '/deans/'],
    ['member', 'user_name', '/people/'],
    ['work', 'work_id', '/works/'],
  ] as const;
  for (const [kind, key, base] of kinds) {
    let cursor: string | undefined;
    do {
      const page = await data.list(kind, { lang: 'th', limit: 500, cursor });
      for (const row of page.rows) {
        const fields = row as unknown as Record<string, string>; // the key of its kind
        add(base + fields[key], kind === 'member' ? both : row.languages, row.updated_at);
      }
      cursor = page.next ?? undefined;
    } while (cursor !== undefined && urls.length < 49_000);
  }
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>`;
}

export const robots = (origin: string): string =>
  `User-agent: *\nDisallow: /search\nDisallow: /en/search\nSitemap: ${origin}/sitemap.xml\n`;
