import { type StoredCheck, storedChecks } from '@faculty/contracts/kit/findings/checks';
import type { HtmlElement } from '@faculty/contracts/kit/findings/html-tree';
import { type CheckedFields, hasSameWords, recordFindings } from '@faculty/contracts/kit/findings/record-findings';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';

/** A record to be checked, as plain data. */
export interface ToCheck {
  values: Readonly<Record<string, unknown>>;
  /** Thai field → its text when the English one was changed last, where it was changed since. */
  thaiBefore: Readonly<Record<string, string>>;
}

export interface CheckedValues {
  checks: StoredCheck[];
  /** English fields that are older than the Thai ones. */
  older: string[];
}

/** Deeper elements are left out: the checks call themselves for each level. */
const mostLevels = 200;
/** Longer texts are checked to here. */
const maxLength = 500_000;

/** Checks a record by its values. A millisecond for each page of text: more than one goes to the thread. */
export function checkValues(fields: CheckedFields, { values, thaiBefore }: ToCheck): CheckedValues {
  const found = new Set<string>(recordFindings(fields, values, parseHtml).map(({ check }) => check));
  const older = fields.pairs.filter(([th, en]) => {
    const before = thaiBefore[th];
    return before !== undefined && values[en] && !hasSameWords(before, String(values[th] ?? ''), parseHtml);
  });
  return { checks: storedChecks.filter((check) => found.has(check)), older: older.map(([, en]) => en) };
}

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
