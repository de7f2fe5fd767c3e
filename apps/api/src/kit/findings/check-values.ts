import { storedChecks } from '@faculty/contracts/kit/findings/checks';
import type { HtmlElement } from '@faculty/contracts/kit/findings/html-tree';
import { type CheckedFields, hasSameWords, recordFindings } from '@faculty/contracts/kit/findings/record-findings';
import { findingsInText } from '@faculty/contracts/kit/findings/text-findings';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import type { StoredFinding } from './record-checks.ts';

/** A record to be checked, as plain data. */
export interface ToCheck {
  values: Readonly<Record<string, unknown>>;
  /** Thai field → its text when the English one was changed last, where it was changed since. */
  thaiBefore: Readonly<Record<string, string>>;
}

/** Deeper elements are left out, as browsers have none: the checks call themselves for each level. */
const mostLevels = 512;
/** Longer texts are checked to here. */
const maxLength = 500_000;

export interface CheckedValues {
  found: StoredFinding[];
  /** What its links and pictures lead to, as it is written. */
  links: string[];
}

/** What is found in a record by its values. A millisecond for each page of text: more than one goes to the thread. */
export function checkValues(fields: CheckedFields, { values, thaiBefore }: ToCheck): CheckedValues {
  const parsed = new Map<string, HtmlElement>();
  const parse = (html: string) => {
    const root = parsed.get(html) ?? parseHtml(html);
    parsed.set(html, root);
    return root;
  };
  const textOf = (field: string) => String(values[field] ?? '');
  const found = new Set<string>(recordFindings(fields, values, (html) => findingsInText(parse(html))).map(({ check }) => check));
  const older = fields.pairs.filter(([th, en]) => {
    const before = thaiBefore[th];
    return before !== undefined && values[en] && values.switch_lang !== 'N' && !hasSameWords(before, textOf(th), parse);
  });
  const links = [...fields.linking.flatMap((field) => linksIn(parse(textOf(field)))), ...fields.addresses.map(textOf)];
  return {
    found: [
      ...storedChecks.filter((check) => found.has(check)).map((check_name) => ({ check_name, field: '' })),
      ...older.map(([, field]) => ({ check_name: 'english_older' as const, field })),
    ],
    links: [...new Set(links)],
  };
}

const linksIn = ({ attributes: { href, src }, children }: HtmlElement): string[] => [
  ...[href, src].filter((link) => link !== undefined),
  ...children.flatMap((child) => (typeof child === 'string' ? [] : linksIn(child))),
];

/** Parses rich text as browsers do. */
export function parseHtml(html: string): HtmlElement {
  return elementOf(parseFragment(html.slice(0, maxLength)), 0);
}

function elementOf(node: DefaultTreeAdapterTypes.ParentNode, level: number): HtmlElement {
  const children = level > mostLevels ? [] : node.childNodes;
  return {
    tag: 'tagName' in node ? node.tagName : '',
    attributes: 'attrs' in node ? Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])) : {},
    children: children.flatMap((child) => ('childNodes' in child ? elementOf(child, level + 1) : 'value' in child ? child.value : [])),
  };
}
