import { createHash } from 'node:crypto';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { fieldErrorWords } from '@faculty/contracts/field-errors';
import type { Language } from '@faculty/contracts/kit/bilingual';
import type { Import, ImportCheck, ImportRow } from '@faculty/contracts/kit/import';
import type { Choices, ReadRow } from './given-values.ts';
import { type Known, RowValidator, rowsAtOnce, sharedCodes, textOf, type ValidatedRow } from './validate-row.ts';

interface Plan<Row, Body> {
  judged: ValidatedRow<Row, Body>[];
  /** As it is told. */
  check: ImportCheck;
}

/** What would become of a list, row by row. Changes nothing. */
export async function planOf<Row extends object, Body extends object>(
  definition: Import,
  rows: readonly ReadRow[],
  known: Known<Row>,
  telling: { choices: ReadonlyMap<string, Choices>; language: Language },
): Promise<Plan<Row, Body>> {
  const judge = new RowValidator<Row, Body>(definition, known, await sharedCodes(definition, rows));
  const hash = createHash('sha256');
  const judged: ValidatedRow<Row, Body>[] = [];
  const check: ImportCheck = { plan: '', is_saved: false, counts: { add: 0, change: 0, same: 0, unsure: 0, refuse: 0 }, rows: [] };
  for (const [index, read] of rows.entries()) {
    if (index % rowsAtOnce === 0) await yieldToEventLoop();
    const one = judge.judge(read);
    const told = tellingOf(definition, read, one, telling);
    hash.update(JSON.stringify([told.row, told.outcome, told.changes, Object.keys(told.errors)]));
    judged.push(one);
    check.rows.push(told);
    check.counts[one.outcome] += 1;
  }
  check.plan = hash.digest('hex').slice(0, 32);
  return { judged, check };
}

function tellingOf<Row, Body extends object>(
  { key, fields }: Import,
  { row, texts }: ReadRow,
  { outcome, body, before, wrong, notes, title }: ValidatedRow<Row, Body>,
  { choices, language }: { choices: ReadonlyMap<string, Choices>; language: Language },
): ImportRow {
  const shown = (of: object | undefined, field: string) => {
    const value = of === undefined ? '' : textOf(of, field);
    return choices.get(field)?.nameOf(value) ?? value;
  };
  const changes =
    outcome === 'add' || outcome === 'change' || outcome === 'unsure'
      ? fields.map(({ field }) => [field, [shown(before?.body, field), shown(body, field)]] as const)
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
