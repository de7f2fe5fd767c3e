import { List, Text, Title, type TitleOrder } from '@mantine/core';
import { createElement, Fragment, type ReactNode } from 'react';
import { CodeBlock } from '../../code-block.tsx';
import type { Block } from './blocks.ts';
import { inline } from './inline.tsx';
import classes from './markdown.module.css';

interface MarkdownProps {
  blocks: readonly Block[];
  /** How far headings are moved down, so that they follow those of the page around them. */
  deeper?: number;
}

/** A Markdown text as elements; nothing of it is ever read as HTML. The project's texts are English but for single passages. */
export function Markdown({ blocks, deeper = 1 }: MarkdownProps) {
  return (
    <div className={classes.text} lang="en">
      {drawn(blocks, deeper)}
    </div>
  );
}

// spread: the blocks of a text never change their places, so they need no keys
const drawn = (blocks: readonly Block[], deeper: number): ReactNode =>
  createElement(Fragment, null, ...blocks.map((block) => drawBlock(block, deeper)));

const thai = /[\u0e00-\u0e7f]/;

function drawBlock(block: Block, deeper: number): ReactNode {
  switch (block.kind) {
    case 'heading':
      return <Title order={Math.min(6, block.level + deeper) as TitleOrder}>{inline(block.text)}</Title>; // 1 to 6
    case 'paragraph':
      return thai.test(block.text) ? <Text lang="th">{inline(block.text)}</Text> : <Text>{inline(block.text)}</Text>;
    case 'code':
      return <CodeBlock code={block.code} />;
    case 'list':
      return createElement(
        List,
        { type: block.isOrdered ? 'ordered' : 'unordered' },
        ...block.items.map((item) => createElement(List.Item, null, drawItem(item, deeper))),
      );
    case 'quote':
      return <blockquote>{drawn(block.blocks, deeper)}</blockquote>;
    case 'table':
      return <MarkdownTable head={block.head} rows={block.rows} />;
  }
}

/** The words of an item alone need no paragraph around them. */
function drawItem([first, ...rest]: readonly Block[], deeper: number): ReactNode {
  if (first?.kind !== 'paragraph') return drawn(first === undefined ? [] : [first, ...rest], deeper);
  return (
    <>
      {inline(first.text)}
      {drawn(rest, deeper)}
    </>
  );
}

function MarkdownTable({ head, rows }: { head: readonly string[]; rows: readonly string[][] }) {
  const title = head.join(', ');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className={classes.table} aria-label={title} tabIndex={0}>
      <table>
        {createElement(
          'thead',
          null,
          createElement('tr', null, ...head.map((cell) => createElement('th', { scope: 'col' }, inline(cell)))),
        )}
        {createElement(
          'tbody',
          null,
          ...rows.map((cells) => createElement('tr', null, ...cells.map((cell) => createElement('td', null, inline(cell))))),
        )}
      </table>
    </section>
  );
}
