import { createHash } from 'node:crypto';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { fieldErrorWords } from '@faculty/contracts/field-errors';
import type { Language } from '@faculty/contracts/kit/bilingual';
import type { Import, ImportCheck, ImportRow } from '@faculty/contracts/kit/import';
import type { Choices, ReadRow } from './given-values.ts';
import { type Known, RowValidator, rowsPerTurn, sharedCodes, textOf, type ValidatedRow } from './validate-row.ts';

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
