import { Typography } from '@mantine/core';
import { Marked } from 'marked';
import classes from '../demo.module.css';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Reads Markdown. HTML in a text stays text; only addresses of the web become links, as a file of the project has no address here. */
const reader = new Marked({
  renderer: {
    html: ({ text }) => escaped(text),
    image: ({ text }) => escaped(text),
    // scrolls by itself, also by keys
    code: ({ text }) => `<pre tabindex="0"><code>${escaped(text)}</code></pre>`,
    link({ href, tokens }) {
      const words = this.parser.parseInline(tokens);
      return /^https?:\/\//.test(href) ? `<a href="${escaped(href)}" target="_blank" rel="noreferrer">${words}</a>` : words;
    },
  },
});

/** HTML of a Markdown text, without anything that the text itself says in HTML. */
export const htmlOf = (markdown: string) => reader.parse(markdown, { async: false });

/** A Markdown text of the project; these are English but for single passages. */
export function Markdown({ text }: { text: string }) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: made of the project's own files, without their HTML
    <Typography lang="en" className={classes.scroll ?? ''} fz="sm" tabIndex={0} dangerouslySetInnerHTML={{ __html: htmlOf(text) }} />
  );
}
