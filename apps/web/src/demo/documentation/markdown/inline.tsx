import { Anchor, Code } from '@mantine/core';
import { createElement, Fragment, type ReactNode } from 'react';

/** Code, bold, links, addresses, italics; whichever comes first. What stands inside bold, links and italics is read again. */
const marks =
  /(?<code>`+)(?<inCode>.+?)\k<code>|\*\*(?<bold>.+?)\*\*|\[(?<words>[^\]]+)\]\((?<target>[^()\s]+)\)|<?(?<address>https?:\/\/[^\s<>()`]+[^\s<>()`.,;:])>?|(?<![\w*])\*(?<italic>[^*\s][^*]*)\*(?![\w*])/;

/** The words of a line with their marks, as elements. */
export function inline(text: string): ReactNode {
  const parts: ReactNode[] = [];
  let rest = text;
  for (let found = marks.exec(rest); found !== null; found = marks.exec(rest)) {
    parts.push(plain(rest.slice(0, found.index)), marked(found.groups ?? {}));
    rest = rest.slice(found.index + found[0].length);
  }
  // spread: the parts of a line never change their places, so they need no keys
  return createElement(Fragment, null, ...parts, plain(rest));
}

/** Without the backslashes that keep a sign from being a mark. */
const plain = (text: string) => text.replace(/\\([\\`*_{}[\]()#+.!|<>-])/g, '$1');

function marked({ inCode, bold, words = '', target, address, italic = '' }: Record<string, string | undefined>): ReactNode {
  if (inCode !== undefined) return <Code>{inCode.trim()}</Code>;
  if (bold !== undefined) return <strong>{inline(bold)}</strong>;
  if (address !== undefined) return outward(address, address);
  if (target === undefined) return <em>{inline(italic)}</em>;
  // a file of the project has no address here: its words are shown, and where it stands
  return /^https?:/.test(target) ? outward(target, inline(words)) : <span title={target}>{inline(words)}</span>;
}

const outward = (address: string, words: ReactNode) => (
  <Anchor href={address} target="_blank" rel="noreferrer" inherit underline="always">
    {words}
  </Anchor>
);
