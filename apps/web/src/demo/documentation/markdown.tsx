import { escapeHtml } from '@faculty/contracts/kit/text/escape';
import { Box, Typography } from '@mantine/core';
import { Marked } from 'marked';

/** Reads Markdown. HTML in a text stays text; only addresses of the web become links, as a file of the project has no address here. */
const reader = new Marked({
  renderer: {
    html: ({ text }) => escapeHtml(text),
    image: ({ text }) => escapeHtml(text),
    // scrolls by itself, also by keys
    code: ({ text }) => `<pre tabindex="0"><code>${escapeHtml(text)}</code></pre>`,
    link({ href, tokens }) {
      const words = this.parser.parseInline(tokens);
      return /^https?:\/\//.test(href) ? `<a href="${escapeHtml(href)}" target="_blank" rel="noreferrer"><u>${words}</u></a>` : words;
    },
  },
});

/** HTML of a Markdown text, without anything that the text itself says in HTML. */
export const htmlOf = (markdown: string) => reader.parse(markdown, { async: false });

/** A Markdown text of the project; these are English but for single passages. */
export function Markdown({ text }: { text: string }) {
  return (
    <Box lang="en" mah="40rem" style={{ overflow: 'auto' }} tabIndex={0}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made of the project's own files, without their HTML */}
      <Typography fz="sm" dangerouslySetInnerHTML={{ __html: htmlOf(text) }} />
    </Box>
  );
}
