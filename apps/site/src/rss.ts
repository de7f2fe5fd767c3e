import { escapeXml } from '@faculty/contracts/kit/text/escape';
import { xmlElement } from './html.ts';
import { feedType } from './layout.ts';

export interface RssChannel {
  title: string;
  /** The page of the website whose news these are. */
  link: string;
  /** Address of the feed itself. */
  self: string;
  description: string;
  language: string;
  updated: Date;
}

export interface RssItem {
  /** Its page, which identifies it too. */
  address: string;
  /** Plain text, as are the description and the categories. */
  title: string;
  description: string;
  /** HTML with absolute addresses. */
  content: string;
  published: Date;
  categories: readonly string[];
}

/**
 * RSS 2.0 with the full text of its items, as the profile of the RSS Advisory Board wants it: titles are plain text, descriptions are HTML.
 * Not by the library `feed`, which splits only the first `]]>` of a text.
 */
export function rssDocument(channel: RssChannel, items: readonly RssItem[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/">
<channel>
${[
  xmlElement('title', channel.title),
  xmlElement('link', channel.link),
  `<atom:link href="${escapeXml(channel.self)}" rel="self" type="${feedType}"/>`,
  xmlElement('description', channel.description),
  xmlElement('language', channel.language),
  xmlElement('lastBuildDate', channel.updated.toUTCString()),
  ...items.map(rssItem),
].join('\n')}
</channel>
</rss>`;
}

const rssItem = ({ address, title, description, content, published, categories }: RssItem): string =>
  `<item>\n${[
    xmlElement('title', title),
    xmlElement('link', address),
    xmlElement('guid', address),
    xmlElement('pubDate', published.toUTCString()),
    ...categories.map((category) => xmlElement('category', category)),
    // escaped once as the HTML that it is, and once more as text of XML
    xmlElement('description', escapeXml(description)),
    xmlElement('content:encoded', content),
  ].join('\n')}\n</item>`;

const tags = /<[a-z][^<>]*>/gi;
const addressAttributes = /(\s(?:href|src|poster|background|cite|data|action)\s*=\s*)("[^"]*"|'[^']*'|[^\s"'>]+)/gi;
const sourceSets = /(\ssrcset\s*=\s*)("[^"]*"|'[^']*')/gi;

/** HTML whose addresses do not depend on the page in which it stands. */
export function withAbsoluteAddresses(html: string, page: string): string {
  const absolute = (address: string) =>
    /^[a-z][a-z0-9+.-]*:/i.test(address) || !URL.canParse(address, page)
      ? address
      : address.startsWith('#')
        ? page + address
        : new URL(address, page).href;
  const within = (value: string, change: (address: string) => string) =>
    /^["']/.test(value) ? value[0] + change(value.slice(1, -1)) + value[0] : change(value);
  return html.replace(tags, (tag) =>
    tag
      .replace(addressAttributes, (_all, name: string, value: string) => name + within(value, absolute))
      .replace(
        sourceSets,
        (_all, name: string, value: string) =>
          name +
          // the commas of embedded pictures end no address
          within(value, (set) =>
            /data:/i.test(set)
              ? set
              : set.replace(/(^|,\s*)([^\s,]+)/g, (_part, comma: string, address: string) => comma + absolute(address)),
          ),
      ),
  );
}
