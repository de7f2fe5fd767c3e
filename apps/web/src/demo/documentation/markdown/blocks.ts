/** What a Markdown text consists of; what stands inside a line is read when it is drawn. */
export type Block =
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'code'; code: string }
  | { kind: 'list'; isOrdered: boolean; items: Block[][] }
  | { kind: 'table'; head: string[]; rows: string[][] }
  | { kind: 'quote'; blocks: Block[] };

const fence = /^\s*(```+|~~~+)/;
const heading = /^(#{1,6})\s+(.*?)\s*#*$/;
const item = /^(\s*)(?:[-*+]|(\d{1,9})[.)])\s+(.*)$/;
const tableRule = /^\s*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/;
const quote = /^\s*>\s?/;

/** Reads the Markdown that this project's own texts are written in: headings, paragraphs, lists, fenced code, tables, quotes. */
export function blocksOf(text: string): Block[] {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const blocks: Block[] = [];
  while (lines.length > 0) {
    if (lines[0]?.trim() === '') lines.shift();
    else blocks.push(nextBlock(lines));
  }
  return blocks;
}

/** Takes the lines of one block away. Each branch takes at least one, so a text of any kind comes to its end. */
function nextBlock(lines: string[]): Block {
  const first = lines[0] ?? '';
  const [, mark] = fence.exec(first) ?? [];
  if (mark !== undefined) return code(lines, mark);
  const [, marks, words = ''] = heading.exec(first) ?? [];
  if (marks !== undefined) {
    lines.shift();
    return { kind: 'heading', level: marks.length, text: words };
  }
  if (quote.test(first))
    return {
      kind: 'quote',
      blocks: blocksOf(
        takeWhile(lines, (line) => quote.test(line))
          .map((line) => line.replace(quote, ''))
          .join('\n'),
      ),
    };
  if (first.includes('|') && tableRule.test(lines[1] ?? '')) return table(lines);
  if (item.test(first)) return list(lines);
  const paragraph = [lines.shift() ?? '', ...takeWhile(lines, (line) => line.trim() !== '' && !startsBlock(line))];
  return { kind: 'paragraph', text: paragraph.map((line) => line.trim()).join(' ') };
}

const startsBlock = (line: string) => fence.test(line) || heading.test(line) || quote.test(line) || item.test(line);

function takeWhile(lines: string[], belongs: (line: string) => boolean): string[] {
  const end = lines.findIndex((line) => !belongs(line));
  return lines.splice(0, end === -1 ? lines.length : end);
}

function code(lines: string[], mark: string): Block {
  lines.shift();
  const content = takeWhile(lines, (line) => !line.trim().startsWith(mark));
  lines.shift();
  return { kind: 'code', code: content.join('\n') };
}

function table(lines: string[]): Block {
  const head = cellsOf(lines.shift() ?? '');
  lines.shift();
  const rows = takeWhile(lines, (line) => line.trim() !== '' && line.includes('|')).map(cellsOf);
  return { kind: 'table', head, rows: rows.map((cells) => head.map((_, index) => cells[index] ?? '')) };
}

/** The cells of a row: a bar in code or after a backslash divides nothing. */
function cellsOf(line: string): string[] {
  const inner = line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '');
  const cells = [...inner.matchAll(/(?:\\.|`[^`]*`|[^|])*(?:\||$)/g)].map(([cell]) =>
    cell.replace(/\|$/, '').replaceAll('\\|', '|').trim(),
  );
  return inner.endsWith('|') ? cells : cells.slice(0, -1);
}

function list(lines: string[]): Block {
  const [, indent = '', number] = item.exec(lines[0] ?? '') ?? [];
  const isOrdered = number !== undefined;
  const items: Block[][] = [];
  while (isSame(lines[0])) {
    const [, , , first = ''] = item.exec(lines.shift() ?? '') ?? [];
    const rest = takeWhile(lines, (line) => line.trim() !== '' && !isSame(line) && (isDeeper(line) || !startsBlock(line)));
    items.push(blocksOf([first, ...rest.map((line) => line.replace(/^\s{1,4}/, ''))].join('\n')));
    if (lines[0]?.trim() === '' && isSame(lines[1])) lines.shift();
  }
  return { kind: 'list', isOrdered, items };

  function isSame(line = ''): boolean {
    const [, before, ofNumber] = item.exec(line) ?? [];
    return before === indent && (ofNumber !== undefined) === isOrdered;
  }
  function isDeeper(line: string): boolean {
    return line.startsWith(`${indent}  `);
  }
}

/** The part of a text under one of its headings, without that heading; empty where there is no such. */
export function sectionOf(text: string, title: string): Block[] {
  const blocks = blocksOf(text);
  const start = blocks.findIndex((block) => block.kind === 'heading' && block.text === title);
  const head = blocks[start];
  if (head?.kind !== 'heading') return [];
  const rest = blocks.slice(start + 1);
  const end = rest.findIndex((block) => block.kind === 'heading' && block.level <= head.level);
  return end === -1 ? rest : rest.slice(0, end);
}
