import { dateParts } from '@faculty/contracts/works/date-parts';
import { peopleIn } from '@faculty/contracts/works/references/cited-people';
import { type CitedItem, firstOf } from './cited-item.ts';

/** The values of an entry's lines by their tags: a line without a tag goes on with the one before it. */
function tagged(entry: string, line: RegExp): Map<string, string[]> {
  const values = new Map<string, string[]>();
  let last: string[] = [];
  for (const text of entry.split(/[\r\n]+/)) {
    const [, tag, value = ''] = line.exec(text) ?? [];
    if (tag === undefined) {
      if (last.length > 0 && text.trim() !== '') last.push(`${last.pop()} ${text.trim()}`);
      continue;
    }
    last = values.get(tag) ?? [];
    last.push(value.trim());
    values.set(tag, last);
  }
  return values;
}

const finder = (tags: Map<string, string[]>) => ({
  one: (...names: string[]) => firstOf(names.flatMap((name) => tags.get(name) ?? [])),
  people: (...names: string[]) => [...tags].filter(([tag]) => names.includes(tag)).flatMap(([, all]) => all.flatMap(peopleIn)),
});

/** The most precise one of several dates in words. */
const preciseOf = (dates: string[]): string =>
  dates.reduce((best, other) => (dateParts(other).length > dateParts(best).length ? other : best), '');

/** One record of RIS in CSL's names. */
export function risItem(entry: string): CitedItem {
  const { one, people } = finder(tagged(entry, /^ {0,8}([A-Z][A-Z0-9]) {0,2}-(?: (.*))?$/));
  const kind = one('TY');
  const isConference = /^(?:CONF|CPAPER)$/.test(kind);
  const isBook = /^(?:E?BOOK|EDBOOK|THES|RPRT)$/.test(kind);
  const [from, to] = [one('SP'), one('EP')];
  return {
    type: isConference ? 'paper-conference' : isBook ? 'book' : 'article-journal',
    title: one('TI', 'T1', 'CT'),
    author: people('A1', 'AU'),
    editor: people('ED', 'A2', 'A3'),
    // of a book it is its series
    'container-title': isBook ? '' : one('JF', 'T2', 'JO', 'BT', 'JA', 'J2', 'J1', 'C3', 'T3'),
    publisher: one('PB'),
    'publisher-place': isConference ? one('CY', 'CL', 'C1', 'PP') : one('CY', 'PP'),
    volume: one('VL').replace(/^vol(?:ume|\.)? /i, ''),
    issue: isBook ? '' : one('IS'),
    page: from !== '' && to !== '' && !/[-–]/.test(from) ? `${from}-${to}` : firstOf([from, to, one('C7', 'AR')]),
    DOI: one('DO'),
    ISBN: one('SN'),
    URL: one('UR', 'L2'),
    issued: preciseOf([one('DA'), one('Y1'), one('PY'), `${one('DA')} ${one('PY', 'Y1')}`]),
  };
}

/** One record of EndNote's tagged format (`%0 Journal Article`) in CSL's names. */
export function endNoteItem(entry: string): CitedItem {
  const lines = entry.trim().includes('\n') ? entry : entry.replace(/ (?=%[0-9A-Z@] )/g, '\n');
  const { one, people } = finder(tagged(lines, /^%(\S) (.*)$/));
  const kind = one('0');
  const isBook = /^(?:edited )?book$|thesis|report/i.test(kind);
  return {
    type: /conference/i.test(kind) ? 'paper-conference' : isBook ? 'book' : 'article-journal',
    title: one('T'),
    author: people('A'),
    editor: people('E'),
    'container-title': isBook ? '' : one('J', 'B', 'S'),
    publisher: one('I'),
    'publisher-place': one('C'),
    volume: one('V'),
    issue: isBook ? '' : one('N'),
    page: one('P').replace('--', '-'),
    DOI: one('R'),
    ISBN: one('@'),
    URL: one('U'),
    issued: preciseOf([one('8'), one('D'), `${one('8')} ${one('D')}`]),
  };
}
