import { createHash } from 'node:crypto';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { type LcUserBody, type LcUserRow, lcUser, lcUserBody } from '@faculty/contracts/centre/lc-user';
import { type ImportAnswer, type ImportResult, importColumns } from '@faculty/contracts/centre/lc-user-import';
import { titleOf } from '@faculty/contracts/kit/entity';
import { arabicDigits } from '@faculty/contracts/kit/text/digits';
import type { Context } from '../../../kit/crud/context.ts';
import { mergedBody } from '../../../kit/crud/partial-update.ts';
import { ApiError, type WrongField } from '../../../kit/http/errors.ts';
import { checked } from '../../../kit/http/validation.ts';
import { type ListRow, sameWord } from './member-list.ts';

/** Field → what its values are called; the first name is the one that people read. */
export type Choices = ReadonlyMap<string, readonly { value: string; names: readonly string[] }[]>;

/** A row with what an import would do with it. */
export interface PlannedRow extends ListRow {
  outcome: ImportResult['rows'][number]['outcome'];
  name: string;
  wrong: Record<string, WrongField>;
  /** The member as it is, and as a body. */
  before?: LcUserRow | undefined;
  was?: LcUserBody | undefined;
  /** What to save. */
  body?: LcUserBody;
}

export interface Plan extends Pick<ImportResult, 'counts' | 'unknown'> {
  rows: PlannedRow[];
  hash: string;
}

/** Finds members by codes and barcodes. */
export type FindMembers = (db: Context['db'], codes: Record<CodeField, string[]>) => Promise<LcUserRow[]>;

type CodeField = (typeof codeFields)[number];
const codeFields = ['user_name', 'user_code'] as const;
const rowsPerTurn = 100;

/** Plans an import row by row, and changes nothing. Of a member whom the person of `ctx` may not see it tells only that the code is taken. */
export async function planImport(
  list: readonly ListRow[],
  answers: readonly ImportAnswer[],
  choices: Choices,
  find: FindMembers,
  ctx: Context,
): Promise<Plan> {
  const known = new Map<string, LcUserRow>();
  const rowsOf = new Map<string, number[]>();
  for (let from = 0; from < list.length; from += rowsPerTurn) {
    const codes: Record<CodeField, string[]> = { user_name: [], user_code: [] };
    for (const { row, texts } of list.slice(from, from + rowsPerTurn)) {
      for (const field of codeFields) {
        const code = stored(field, texts[field]);
        codes[field].push(...withZeros(code));
        rowsOf.set(`${field} ${code}`, [...(rowsOf.get(`${field} ${code}`) ?? []), row]);
      }
    }
    for (const member of await find(ctx.db, codes)) {
      for (const field of codeFields) known.set(`${field} ${member[field]}`, member);
    }
  }
  const { view, edit } = ctx.person.right(lcUser.page);
  const isVisible = (member: LcUserRow) => view && (ctx.own === undefined || member.created_by === ctx.own);
  const asked = new Map<string, ImportResult['unknown'][number]>();

  /** The value of a field with choices; an unknown text is asked for. */
  function chosen(field: string, text: string): string | undefined {
    const word = sameWord(text);
    const options = choices.get(field) ?? [];
    const named = options.find(({ value, names }) => word !== '' && [value, ...names].some((name) => sameWord(name) === word));
    if (named) return named.value;
    const question = asked.get(`${field} ${word}`) ?? { field, text: text.slice(0, 200), rows: 0 };
    asked.set(`${field} ${word}`, { ...question, rows: question.rows + 1 });
    const answer = answers.find((one) => one.field === field && sameWord(one.text) === word)?.value;
    return options.find(({ value }) => value === answer)?.value;
  }

  function planRow(read: ListRow): PlannedRow {
    const { row, texts } = read;
    const wrong: PlannedRow['wrong'] = {};
    const code = stored('user_name', texts.user_name);
    const member = known.get(`user_name ${code}`);
    if (member && !edit) wrong.user_name = { code: 'import_may_not_edit' };
    else if (member && !isVisible(member)) wrong.user_name = { code: 'duplicate' };
    if (member && !isVisible(member)) return { ...read, outcome: 'refuse', name: titleOf(lcUser, texts), wrong };
    const given: Record<string, string> = {};
    for (const { field } of importColumns) {
      const text = field === 'user_name' ? arabicDigits(texts[field] ?? '') : (texts[field] ?? '');
      // an empty cell leaves what the member has
      if (text === '' && (member || (field !== 'user_type' && field !== 'job_title'))) continue;
      const value = choices.has(field) ? chosen(field, text) : text;
      const fault = faultOf(field, text) ?? (value === undefined ? 'choice' : undefined);
      if (fault) wrong[field] ??= { code: fault };
      else if (value !== undefined) given[field] = value;
    }
    const was = member && mergedBody(lcUserBody, member, {});
    let body: LcUserBody | undefined;
    try {
      body = member ? mergedBody(lcUserBody, member, given) : checked(lcUserBody, given);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      for (const [field, fault] of Object.entries(error.details.fields ?? {})) wrong[field] ??= fault;
    }
    for (const field of codeFields) {
      const key = `${field} ${stored(field, texts[field])}`;
      const twin = texts[field] && rowsOf.get(key)?.find((one) => one !== row);
      const isTaken = known.has(key) && known.get(key)?.user_id !== member?.user_id;
      if (twin) wrong[field] ??= { code: 'import_twice', params: { row: twin } };
      else if (isTaken) wrong[field] ??= { code: 'duplicate' };
    }
    const longer = withZeros(code).map((one) => known.get(`user_name ${one}`));
    const meant = longer.find((one) => one && isVisible(one));
    if (!member && meant) wrong.user_name ??= { code: 'import_zeros', params: { known: meant.user_name } };
    if (member && isOtherPerson(given, member)) {
      wrong.user_name ??= { code: 'import_other_person', params: { title: titleOf(lcUser, member) } };
    }
    const name = titleOf(lcUser, body ?? member ?? texts);
    if (!body || Object.keys(wrong).length > 0) return { ...read, outcome: 'refuse', name, wrong };
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
function stored(field: CodeField, text = ''): string {
  const read = lcUserBody.shape[field].safeParse(arabicDigits(text));
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
  const names = ['th', 'en'].map((language) => [`fname_${language}`, `lname_${language}`]);
  const whole = names.filter((fields) => fields.every((field) => textOf(given, field) !== ''));
  const differs = (field: string) => sameWord(textOf(given, field)) !== sameWord(textOf(member, field));
  return whole.length > 0 && whole.every((fields) => fields.every(differs));
}
