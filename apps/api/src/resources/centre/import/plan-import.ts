import { hash } from 'node:crypto';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { type LcUserBody, type LcUserRow, lcUser, lcUserBody } from '@faculty/contracts/centre/lc-user';
import { type ImportAnswer, type ImportResult, importColumns, importLimits } from '@faculty/contracts/centre/lc-user-import';
import { fieldErrorWords } from '@faculty/contracts/field-errors';
import type { Language } from '@faculty/contracts/kit/bilingual';
import { titleOf } from '@faculty/contracts/kit/entity';
import type { Context } from '../../../kit/crud/context.ts';
import { mergedBody } from '../../../kit/crud/partial-update.ts';
import { ApiError, type WrongField } from '../../../kit/http/errors.ts';
import { checked } from '../../../kit/http/validation.ts';
import { type ListRow, type MemberList, sameWord } from './member-list.ts';

/** Field → its values: the name that people read, and what lists call them. */
export type Choices = Readonly<Record<string, { value: string; name: string; names: readonly string[] }[]>>;

/** A row with what an import would do with it. */
export interface PlannedRow extends Omit<ListRow, 'texts'> {
  outcome: ImportResult['rows'][number]['outcome'];
  member: string;
  details: string;
  /** The member as it is. */
  before?: LcUserRow | undefined;
  /** What to save. */
  body?: LcUserBody | undefined;
}

/** Finds members by codes and barcodes. */
export type FindMembers = (db: Context['db'], codes: Record<CodeField, string[]>) => Promise<LcUserRow[]>;

type CodeField = (typeof codeFields)[number];
const codeFields = ['user_name', 'user_code'] as const;
const rowsPerTurn = 100;
const reasonHead = { th: 'เหตุผลที่ไม่ได้นำเข้า', en: 'Why it was not imported' };

/** Plans an import row by row, and changes nothing. */
export async function planImport(
  list: MemberList,
  answers: readonly ImportAnswer[],
  choices: Choices,
  language: Language,
  find: FindMembers,
  { db, own, person }: Context,
): Promise<{ rows: PlannedRow[]; result: ImportResult }> {
  const { view, edit } = person.right(lcUser.page);
  const mayChange = (member: LcUserRow) => view && edit && (own === undefined || member.created_by === own);
  const known = new Map<string, LcUserRow>();
  const rowsOf = new Map<string, number[]>();
  for (let from = 0; from < list.rows.length; from += rowsPerTurn) {
    const codes: Record<CodeField, string[]> = { user_name: [], user_code: [] };
    for (const { row, texts } of list.rows.slice(from, from + rowsPerTurn)) {
      for (const field of codeFields) {
        const code = stored(field, texts[field]);
        codes[field].push(...withZeros(code));
        rowsOf.set(`${field} ${code}`, [...(rowsOf.get(`${field} ${code}`) ?? []), row]);
      }
    }
    for (const member of await find(db, codes)) {
      for (const field of codeFields) known.set(`${field} ${member[field]}`, member);
    }
  }
  const asked = new Map<string, ImportResult['unknown'][number]>();

  /** The value of a field with choices; an unknown text is asked for. */
  function chosen(field: string, text: string): string | undefined {
    const word = sameWord(text);
    const options = choices[field] ?? [];
    const named = options.find(({ value, names }) => word !== '' && [value, ...names].some((name) => sameWord(name) === word));
    if (named) return named.value;
    const question = asked.get(`${field} ${word}`) ?? { field, text: text.slice(0, 200), rows: 0 };
    asked.set(`${field} ${word}`, { ...question, rows: question.rows + 1 });
    const answer = answers.find((one) => one.field === field && sameWord(one.text) === word)?.value;
    return options.find(({ value }) => value === answer)?.value;
  }

  function planRow({ row, cells, texts }: ListRow): PlannedRow {
    const wrong: Record<string, WrongField> = {};
    const code = stored('user_name', texts.user_name);
    const found = known.get(`user_name ${code}`);
    const before = found && mayChange(found) ? found : undefined;
    if (found && !before) wrong.user_name = { code: 'import_may_not_edit' };
    const given: Record<string, string> = {};
    for (const { field } of importColumns) {
      const text = texts[field] ?? '';
      // an empty cell leaves what the member has
      if (text === '' && (before || (field !== 'user_type' && field !== 'job_title'))) continue;
      const value = choices[field] ? chosen(field, text) : text;
      if (text.includes('\ufffd')) wrong[field] = { code: 'import_damaged' };
      else if (value === undefined) wrong[field] = { code: 'choice' };
      else given[field] = value;
    }
    let body: LcUserBody | undefined;
    try {
      body = before ? mergedBody(lcUserBody, before, given) : checked(lcUserBody, given);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      for (const [field, fault] of Object.entries(error.details.fields ?? {})) wrong[field] ??= fault;
    }
    for (const field of codeFields) {
      const key = `${field} ${stored(field, texts[field])}`;
      const twin = texts[field] && rowsOf.get(key)?.find((one) => one !== row);
      const isTaken = known.has(key) && known.get(key)?.user_id !== before?.user_id;
      if (twin) wrong[field] ??= { code: 'import_twice', params: { row: twin } };
      else if (isTaken) wrong[field] ??= { code: 'duplicate' };
    }
    const longer = withZeros(code).find((one) => {
      const member = known.get(`user_name ${one}`);
      return member && member !== found && mayChange(member);
    });
    if (before && isOtherPerson(given, before)) {
      wrong.user_name ??= { code: 'import_other_person', params: { title: titleOf(lcUser, before) } };
    }
    if (!before && longer) wrong.user_name ??= { code: 'import_zeros', params: { known: longer } };

    const isRefused = Object.keys(wrong).length > 0;
    const was = before && mergedBody(lcUserBody, before, {});
    const details = importColumns.flatMap(({ field, title }) => {
      const fault = wrong[field];
      const words = fault && fieldErrorWords(fault.code, language, fault.params);
      if (fault) return `${title[language]}: ${words}${texts[field] ? ` (${texts[field]})` : ''}`;
      const [old, now] = [shownText(was, field, choices), shownText(body, field, choices)];
      if (isRefused || old === now) return [];
      return `${title[language]}: ${before ? `${old || '–'} → ${now || '–'}` : now}`;
    });
    const changed = details.length === 0 ? 'same' : before ? 'change' : 'add';
    const member = `${texts.user_name ?? ''} ${titleOf(lcUser, body ?? before ?? texts)}`;
    return { row, cells, outcome: isRefused ? 'refuse' : changed, member, details: details.join(' · '), before, body };
  }

  const rows: PlannedRow[] = [];
  for (const [index, read] of list.rows.entries()) {
    if (index % rowsPerTurn === 0) await yieldToEventLoop();
    rows.push(planRow(read));
  }
  const rowsWith = (outcome: PlannedRow['outcome']) => rows.filter((row) => row.outcome === outcome);
  const countOf = (outcome: PlannedRow['outcome']) => rowsWith(outcome).length;
  const columns = list.unknownHeads.map((text) => ({ field: 'column', text, rows: rows.length }));
  const result: ImportResult = {
    plan: hash('sha256', JSON.stringify(rows)),
    is_saved: false,
    counts: { refuse: countOf('refuse'), change: countOf('change'), add: countOf('add'), same: countOf('same') },
    unknown: [...columns, ...asked.values()].slice(0, 100),
    choices: { ...choices, column: importColumns.map(({ field, title }) => ({ value: field, name: title[language] })) },
    rows: (['refuse', 'change', 'add'] as const).flatMap((outcome) => rowsWith(outcome).slice(0, importLimits.previewed)),
    left: [
      [...list.heads, reasonHead[language]],
      ...rowsWith('refuse').map(({ cells, details }) => [...list.heads.map((_, at) => cells[at] ?? ''), details]),
    ],
  };
  return { rows, result };
}

/** A field's value as people read it. */
export function shownText(of: object | undefined, field: string, choices: Choices): string {
  const value = String((of as Record<string, unknown> | undefined)?.[field] ?? '');
  return choices[field]?.find((choice) => choice.value === value)?.name ?? value;
}

/** A code as it is stored, such as in lower case; a malformed one as it is. */
function stored(field: CodeField, text = ''): string {
  const read = lcUserBody.shape[field].safeParse(text);
  return read.success ? read.data : text;
}

/** Whether first name and surname both differ, in each language that the row has: the codes of a list may have slipped by a row. */
function isOtherPerson(given: Record<string, string>, member: LcUserRow): boolean {
  const names = [['fname_th', 'lname_th'] as const, ['fname_en', 'lname_en'] as const];
  const whole = names.filter((fields) => fields.every((field) => given[field]));
  return whole.length > 0 && whole.every((fields) => fields.every((field) => sameWord(given[field] ?? '') !== sameWord(member[field])));
}

/** A code of digits, and what it was if Excel has taken up to three zeros away. */
const withZeros = (code: string) => (/^\d+$/.test(code) ? [code, `0${code}`, `00${code}`, `000${code}`] : [code]);
