import { createHash } from 'node:crypto';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Import, ImportCheck, ImportOutcome, ImportRow } from '@faculty/contracts/centre/list-import';
import { fieldErrorWords } from '@faculty/contracts/field-errors';
import type { Language } from '@faculty/contracts/kit/bilingual';
import { type AnyEntity, titleOf } from '@faculty/contracts/kit/entity';
import { z } from 'zod';
import { mergedBody } from '../../../kit/crud/partial-update.ts';
import { ApiError, type WrongField } from '../../../kit/http/errors.ts';
import { checked, unencodableText } from '../../../kit/http/validation.ts';
import type { Choices, ReadRow } from './given-values.ts';
import { sameWord } from './header-detection.ts';

/** Rows validated before yielding to the event loop. */
const rowsPerTurn = 50;

/** The existing records and the person's rights. */
export interface Known<Row> {
  /** Field → value → record, for the key and the other unique fields. */
  records: ReadonlyMap<string, ReadonlyMap<string, Row>>;
  /** The person's user_name when they see and change only their own records. */
  own: string | undefined;
  mayView: boolean;
  mayEdit: boolean;
}

/** The result of validating a row. */
export interface ValidatedRow<Row, Body> {
  row: number;
  outcome: ImportOutcome;
  wrong: Record<string, WrongField>;
  /** Field → warning; warnings do not refuse the row. */
  notes: Record<string, WrongField>;
  title: string;
  /** The existing record and its body; undefined for a new one. */
  before?: { row: Row; body: Body };
  /** The body to save. */
  body?: Body;
}

/**
 * Validates the rows of one list in order: unique values of an earlier row are taken for the later ones. Rows that give one code to
 * several people, or an existing code to another person, are `unsure`: the user decides.
 */
class RowValidator<Row extends object, Body extends object> {
  readonly #definition: Import;
  readonly #known: Known<Row>;
  readonly #taken: ReadonlyMap<string, Map<string, { row: number; code: string }>>;
  /** Code → the rows that give it to people with different names. */
  readonly #shared: ReadonlyMap<string, number[]>;

  /** `shared`: result of `sharedCodes`. */
  constructor(definition: Import, known: Known<Row>, shared: ReadonlyMap<string, number[]>) {
    this.#definition = definition;
    this.#known = known;
    this.#taken = new Map([definition.key, ...definition.unique].map((field) => [field, new Map()]));
    this.#shared = shared;
  }

  validate(read: ReadRow): ValidatedRow<Row, Body> {
    const { entity, fields } = this.#definition;
    const { row, errors, values, texts } = read;
    const wrong: Record<string, WrongField> = Object.fromEntries(Object.entries(errors).map(([field, code]) => [field, { code }]));
    const found = this.#found(read, wrong);
    const notes: ValidatedRow<Row, Body>['notes'] = {};
    for (const { field, isThai } of fields) {
      if (isThai && /[a-z]/i.test(texts[field] ?? '')) notes[field] = { code: 'import_not_thai' };
    }
    if (found === 'hidden') return { row, outcome: 'refuse', wrong, notes, title: titleOf(entity, texts) };
    const before = found && { row: found, body: mergedBody(entity.body, found, {}) as Body };
    const body = this.#bodyOf(values, found, wrong);
    const code = this.#codeOf(read);
    if (body) this.#refuseTaken(body, found, code, wrong);
    const title = titleOf(entity, body ?? found ?? texts);
    if (!body || Object.keys(wrong).length > 0) return { row, outcome: 'refuse', wrong, notes, title };
    for (const [field, taken] of this.#taken) taken.set(textOf(body, field), { row, code });
    const differs = !before || fields.some(({ field }) => textOf(body, field) !== textOf(before.body, field));
    if (!differs) return { row, outcome: 'same', wrong, notes, title, before, body };
    const doubt = this.#doubtOf(read, found, code);
    if (doubt) notes[this.#definition.key] = doubt;
    const outcome = doubt ? 'unsure' : before ? 'change' : 'add';
    return { row, outcome, wrong, notes, title, ...(before && { before }), body };
  }

  #codeOf({ values }: ReadRow): string {
    const { entity, key } = this.#definition;
    return asStored(entity, key, values[key] ?? '');
  }

  #doubtOf({ row, values }: ReadRow, found: Row | undefined, code: string): WrongField | undefined {
    const others = this.#shared.get(code)?.filter((other) => other !== row);
    if (others) return { code: 'import_one_code', params: { rows: others.slice(0, 10).join(', ') } };
    if (!found || !isOtherPerson(this.#definition, values, found)) return undefined;
    return { code: 'import_other_person', params: { title: titleOf(this.#definition.entity, found) } };
  }

  /**
   * The existing record of a row, if any. For a record that the person may not see only `duplicate` is returned, because other errors
   * would reveal its stored values.
   */
  #found({ values, texts }: ReadRow, wrong: Record<string, WrongField>): Row | 'hidden' | undefined {
    const { entity, key } = this.#definition;
    const { records, mayEdit } = this.#known;
    const code = values[key];
    if (code === undefined) return undefined;
    const found = records.get(key)?.get(asStored(entity, key, code));
    const isHidden = found !== undefined && !this.#isVisible(found);
    if (found && !mayEdit) wrong[key] = { code: 'import_may_not_edit' };
    else if (isHidden) wrong[key] = { code: 'duplicate' };
    if (isHidden) return 'hidden';
    const longer = found || texts[key] !== code ? undefined : withLostZeros(records.get(key), code);
    if (longer && this.#isVisible(longer.record)) wrong[key] ??= { code: 'import_zeros', params: { known: longer.code } };
    return found;
  }

  #isVisible(record: Row): boolean {
    const { own, mayView } = this.#known;
    return mayView && (own === undefined || valueIn(record, this.#definition.entity.ownerKey) === own);
  }

  #bodyOf(values: Record<string, string>, found: Row | undefined, wrong: Record<string, WrongField>): Body | undefined {
    const { entity } = this.#definition;
    try {
      const body = (found ? mergedBody(entity.body, found, values) : checked(entity.body, values)) as Body;
      const place = unencodableText(body);
      if (place !== null) wrong[place] ??= { code: 'characters' };
      return body;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // an error of the row's own value is more specific than that the field is missing
      for (const [field, missing] of Object.entries(error.details.fields ?? {})) wrong[field] ??= missing;
      return undefined;
    }
  }

  #refuseTaken(body: Body, found: Row | undefined, ownCode: string, wrong: Record<string, WrongField>): void {
    const { idKey } = this.#definition.entity;
    for (const [field, taken] of this.#taken) {
      const code = textOf(body, field);
      const first = taken.get(code);
      const other = this.#known.records.get(field)?.get(code);
      // the user accepts at most one of the rows that share a code
      const isChosenOf = this.#shared.has(ownCode) && first?.code === ownCode;
      if (first && !isChosenOf) wrong[field] ??= { code: 'import_twice', params: { row: first.row } };
      else if (other && valueIn(other, idKey) !== (found && valueIn(found, idKey))) wrong[field] ??= { code: 'duplicate' };
    }
  }
}

/** Code → rows, of codes that the list gives to people with different names. */
async function sharedCodes(definition: Import, rows: readonly ReadRow[]): Promise<Map<string, number[]>> {
  const { entity, key } = definition;
  const firsts = new Map<string, ReadRow>();
  const byCode = new Map<string, number[]>();
  const shared = new Set<string>();
  for (const [index, read] of rows.entries()) {
    if (index % rowsPerTurn === 0) await yieldToEventLoop();
    if (read.values[key] === undefined) continue;
    const code = asStored(entity, key, read.values[key]);
    const first = firsts.get(code);
    if (!first) firsts.set(code, read);
    else if (isOtherPerson(definition, read.values, first.values)) shared.add(code);
    const lines = byCode.get(code);
    if (lines) lines.push(read.row);
    else byCode.set(code, [read.row]);
  }
  return new Map([...shared].map((code) => [code, byCode.get(code) ?? []]));
}

/** Whether the names differ: both first name and surname, in each language that both records have. */
function isOtherPerson({ wholeNames = [] }: Import, one: object, other: object): boolean {
  const comparable = wholeNames.filter(({ first, last }) =>
    [first, last].every((field) => textOf(one, field) !== '' && textOf(other, field) !== ''),
  );
  const differ = (field: string) => sameWord(textOf(one, field)) !== sameWord(textOf(other, field));
  return comparable.length > 0 && comparable.every(({ first, last }) => differ(first) && differ(last));
}

const valueIn = (row: object, field: string) => (row as Record<string, unknown>)[field];

/** A field's value as text; empty for null. */
export const textOf = (body: object, field: string): string => String(valueIn(body, field) ?? '');

/** A code as the entity's schema transforms it, such as to lower case. An invalid code is returned unchanged. */
export function asStored({ body }: AnyEntity, field: string, code: string): string {
  const schema = body instanceof z.ZodObject ? (body.shape as Record<string, z.core.$ZodType>)[field] : undefined;
  const read = schema && z.safeParse(schema, code);
  return read?.success ? String(read.data) : code;
}

/** The record whose numeric code is this one with leading zeros. */
function withLostZeros<Row>(known: ReadonlyMap<string, Row> | undefined, code: string): { code: string; record: Row } | undefined {
  if (!/^\d+$/.test(code)) return undefined;
  for (const zeros of ['0', '00', '000']) {
    const record = known?.get(zeros + code);
    if (record) return { code: zeros + code, record };
  }
  return undefined;
}

interface Plan<Row, Body> {
  validated: ValidatedRow<Row, Body>[];
  /** The answer to the client. */
  check: ImportCheck;
}

/** The dry run of an import, row by row. */
export async function planOf<Row extends object, Body extends object>(
  definition: Import,
  rows: readonly ReadRow[],
  known: Known<Row>,
  display: { choices: ReadonlyMap<string, Choices>; language: Language },
): Promise<Plan<Row, Body>> {
  const validator = new RowValidator<Row, Body>(definition, known, await sharedCodes(definition, rows));
  const hash = createHash('sha256');
  const validated: ValidatedRow<Row, Body>[] = [];
  const check: ImportCheck = { plan: '', is_saved: false, counts: { add: 0, change: 0, same: 0, unsure: 0, refuse: 0 }, rows: [] };
  for (const [index, read] of rows.entries()) {
    if (index % rowsPerTurn === 0) await yieldToEventLoop();
    const one = validator.validate(read);
    const row = importRowOf(definition, read, one, display);
    hash.update(JSON.stringify([row.row, row.outcome, row.changes, Object.keys(row.errors)]));
    validated.push(one);
    check.rows.push(row);
    check.counts[one.outcome] += 1;
  }
  check.plan = hash.digest('hex').slice(0, 32);
  return { validated, check };
}

function importRowOf<Row, Body extends object>(
  { key, fields }: Import,
  { row, texts }: ReadRow,
  { outcome, body, before, wrong, notes, title }: ValidatedRow<Row, Body>,
  { choices, language }: { choices: ReadonlyMap<string, Choices>; language: Language },
): ImportRow {
  const displayed = (of: object | undefined, field: string) => {
    const value = of === undefined ? '' : textOf(of, field);
    return choices.get(field)?.nameOf(value) ?? value;
  };
  const changes =
    outcome === 'add' || outcome === 'change' || outcome === 'unsure'
      ? fields.map(({ field }) => [field, [displayed(before?.body, field), displayed(body, field)]] as const)
      : [];
  const errors = Object.entries(wrong).map(([field, { code, params }]) => {
    return [field, { code, message: fieldErrorWords(code, language, params), given: texts[field] ?? '' }] as const;
  });
  return {
    row,
    outcome,
    key: texts[key] ?? '',
    title,
    changes: Object.fromEntries(changes.filter(([, [was, now]]) => was !== now)) as ImportRow['changes'],
    errors: Object.fromEntries(errors),
    notes: Object.fromEntries(
      Object.entries(notes).map(([field, { code, params }]) => [field, { code, message: fieldErrorWords(code, language, params) }]),
    ),
  };
}
