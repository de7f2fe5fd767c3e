import { createHash } from 'node:crypto';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { type LcUserBody, type LcUserRow, lcUser, lcUserBody } from '@faculty/contracts/centre/lc-user';
import { type ImportAnswer, type ImportResult, importColumns, type importOutcomes } from '@faculty/contracts/centre/lc-user-import';
import { titleOf } from '@faculty/contracts/kit/entity';
import { arabicDigits } from '@faculty/contracts/kit/text/digits';
import { z } from 'zod';
import type { Context } from '../../../kit/crud/context.ts';
import { mergedBody } from '../../../kit/crud/partial-update.ts';
import { ApiError, type WrongField } from '../../../kit/http/errors.ts';
import { checked } from '../../../kit/http/validation.ts';
import { type ListRow, sameWord } from './member-list.ts';

/** Field → what its values are called; the first name is the one that people read. */
export type Choices = ReadonlyMap<string, readonly { value: string; names: readonly string[] }[]>;

/** A row with what an import would do with it. */
export interface PlannedRow extends ListRow {
  outcome: (typeof importOutcomes)[number];
  name: string;
  wrong: Record<string, WrongField>;
  /** The member as it is, and as a body. */
  before?: LcUserRow | undefined;
  was?: LcUserBody | undefined;
  /** What to save. */
  body?: LcUserBody;
}

export interface Plan {
  rows: PlannedRow[];
  counts: ImportResult['counts'];
  unknown: ImportResult['unknown'];
  hash: string;
}

/** Finds members by codes and barcodes. */
export type FindMembers = (db: Context['db'], codes: { user_name: string[]; user_code: string[] }) => Promise<LcUserRow[]>;

const codeFields = ['user_name', 'user_code'] as const;
const rowsPerTurn = 100;

/** Plans an import row by row, and changes nothing. A row finds its member by the code; of a member whom `ctx` may not see it tells nothing. */
export async function planImport(
  list: readonly ListRow[],
  answers: readonly ImportAnswer[],
  choices: Choices,
  find: FindMembers,
  ctx: Context,
): Promise<Plan> {
  const rights = ctx.person.right(lcUser.page);
  const asked = new Map<string, ImportResult['unknown'][number]>();
  const known = new Map<string, LcUserRow>();
  const rowsOf = new Map<string, number[]>();
  for (const { row, texts } of list) {
    for (const field of codeFields) {
      const key = `${field} ${stored(field, texts[field])}`;
      rowsOf.set(key, [...(rowsOf.get(key) ?? []), row]);
    }
  }
  for (let from = 0; from < list.length; from += rowsPerTurn) {
    const turn = list.slice(from, from + rowsPerTurn);
    const all = (field: (typeof codeFields)[number]) => turn.flatMap(({ texts }) => withZeros(stored(field, texts[field])));
    for (const member of await find(ctx.db, { user_name: all('user_name'), user_code: all('user_code') })) {
      for (const field of codeFields) known.set(`${field} ${member[field]}`, member);
    }
  }
  const isVisible = (member: LcUserRow) => rights.view && (ctx.own === undefined || member.created_by === ctx.own);

  /** The value of a field with choices; an unknown text is asked for. */
  function chosen(field: string, text: string): string | undefined {
    const word = sameWord(text);
    const options = choices.get(field) ?? [];
    const named = options.find(({ value, names }) => [value, ...names].some((name) => sameWord(name) === word));
    if (named && word !== '') return named.value;
    const answer = answers.find((one) => one.field === field && sameWord(one.text) === word)?.value ?? '';
    const value = options.some((option) => option.value === answer) ? answer : '';
    const question = asked.get(`${field} ${word}`) ?? { field, text: text.slice(0, 200), value, rows: 0 };
    asked.set(`${field} ${word}`, { ...question, rows: question.rows + 1 });
    return value || undefined;
  }

  function planRow(read: ListRow): PlannedRow {
    const { row, texts } = read;
    const wrong: PlannedRow['wrong'] = {};
    const code = stored('user_name', texts.user_name);
    const member = known.get(`user_name ${code}`);
    const refused = (name: string): PlannedRow => ({ ...read, outcome: 'refuse', name, wrong });
    if (member && !rights.edit) wrong.user_name = { code: 'import_may_not_edit' };
    else if (member && !isVisible(member)) wrong.user_name = { code: 'duplicate' };
    if (member && !isVisible(member)) return refused(titleOf(lcUser, texts));
    const given: Record<string, string> = {};
    for (const { field } of importColumns) {
      const text = texts[field] ?? '';
      const isNeeded = !member && (field === 'user_type' || field === 'job_title');
      // an empty cell leaves what the member has
      if (text === '' && !isNeeded) continue;
      const value = choices.has(field) ? chosen(field, text) : field === 'user_name' ? arabicDigits(text) : text;
      const fault = faultOf(field, text) ?? (value === undefined ? (text === '' ? 'required' : 'choice') : undefined);
      if (fault) wrong[field] ??= { code: fault };
      else if (value !== undefined) given[field] = value;
    }
    let body: LcUserBody | undefined;
    let was: LcUserBody | undefined;
    try {
      was = member && mergedBody(lcUserBody, member, {});
      body = member ? mergedBody(lcUserBody, member, given) : checked(lcUserBody, given);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      for (const [field, fault] of Object.entries(error.details.fields ?? {})) wrong[field] ??= fault;
    }
    for (const field of codeFields) {
      const key = `${field} ${stored(field, texts[field])}`;
      const other = known.get(key);
      const twin = texts[field] && rowsOf.get(key)?.find((one) => one !== row);
      if (twin) wrong[field] ??= { code: 'import_twice', params: { row: twin } };
      else if (other && other !== member && other.user_id !== member?.user_id) wrong[field] ??= { code: 'duplicate' };
    }
    const longer = withZeros(code)
      .slice(1)
      .map((one) => known.get(`user_name ${one}`));
    const meant = longer.find((one) => one && isVisible(one));
    if (!member && meant) wrong.user_name ??= { code: 'import_zeros', params: { known: meant.user_name } };
    if (member && isOtherPerson(given, member)) {
      wrong.user_name ??= { code: 'import_other_person', params: { title: titleOf(lcUser, member) } };
    }
    const name = titleOf(lcUser, body ?? member ?? texts);
    if (!body || Object.keys(wrong).length > 0) return refused(name);
    const isSame = member && importColumns.every(({ field }) => textOf(body, field) === textOf(was, field));
    return { ...read, outcome: isSame ? 'same' : member ? 'change' : 'add', name, wrong, before: member, was, body };
  }

  const hash = createHash('sha256');
  const counts = { refuse: 0, change: 0, add: 0, same: 0 };
  const rows: PlannedRow[] = [];
  for (const [index, read] of list.entries()) {
    if (index % rowsPerTurn === 0) await yieldToEventLoop();
    const planned = planRow(read);
    const { row, outcome, wrong, body, before } = planned;
    hash.update(JSON.stringify([row, outcome, wrong, outcome === 'same' || body, outcome === 'change' && before]));
    counts[outcome] += 1;
    rows.push(planned);
  }
  return { rows, counts, unknown: [...asked.values()], hash: hash.digest('hex') };
}

/** A field's value as people read it. */
export function shownText(of: object | undefined, field: string, choices: Choices): string {
  const value = textOf(of, field);
  return choices.get(field)?.find((choice) => choice.value === value)?.names[0] ?? value;
}

const textOf = (of: object | undefined, field: string) => String((of as Record<string, unknown> | undefined)?.[field] ?? '');

/** A code as it is stored, such as in lower case; a malformed one as it is. */
function stored(field: (typeof codeFields)[number], text = ''): string {
  const read = z.safeParse(lcUserBody.shape[field], arabicDigits(text));
  return read.success ? read.data : text;
}

/** A code of digits, and what it was if Excel has taken up to three zeros away. */
const withZeros = (code: string) => (/^\d+$/.test(code) ? [code, `0${code}`, `00${code}`, `000${code}`] : [code]);

/** What a program has made of a cell that nothing can undo. */
function faultOf(field: string, text: string) {
  if (text.includes('\ufffd')) return 'import_damaged';
  if (field !== 'user_name' && field !== 'user_code') return undefined;
  if (/^\d([.,]\d+)?E\+?\d+$/i.test(text)) return 'import_shortened';
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? 'import_date' : undefined;
}

/** Whether first name and surname both differ, in each language that the row has. */
function isOtherPerson(given: object, member: LcUserRow): boolean {
  const whole = [
    ['fname_th', 'lname_th'],
    ['fname_en', 'lname_en'],
  ].filter((names) => names.every((field) => textOf(given, field) !== ''));
  const differs = (field: string) => sameWord(textOf(given, field)) !== sameWord(textOf(member, field));
  return whole.length > 0 && whole.every((names) => names.every(differs));
}
