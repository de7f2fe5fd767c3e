import { optionCode } from '@faculty/contracts/kit/fields';
import { plain } from '../values/read.ts';
import { accepts } from './field-class.ts';
import type { Prepared } from './prepare.ts';
import type { Target } from './target.ts';

/** An option with its list. A code that our rule refuses, such as `0.2`, has another form here, and records that hold it follow. */
export function prepareOption(target: Target, { kind, record, given, notes }: Prepared): void {
  const list = plain(given.parameter_name) || (kind.options?.endsWith('_') ? null : kind.options);
  const code = plain(record.row.parameter_value);
  if (!list || !code) return;
  given.parameter_name = list;
  given.parameter_value = codeHere(target, list, code, target.journal.entry(kind.name, record.id)?.recordId);
  target.codes.set(`${list}/${code}`, String(given.parameter_value));
  if (given.parameter_value !== code) notes.push({ field: 'parameter_value', code: 'code_changed', value: code });
}

function codeHere({ codes, optionCodes }: Target, list: string, code: string, recordId: string | undefined): string {
  const known = codes.get(`${list}/${code}`) ?? optionCodes.get(recordId ?? '');
  if (known !== undefined || accepts(optionCode, code)) return known ?? code;
  const stem = code.replace(/[^\w-]+/g, '_').slice(0, 36);
  const taken = new Set([...codes].flatMap(([key, value]) => (key.startsWith(`${list}/`) ? [value] : [])));
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? stem : `${stem}_${number}`;
    if (!taken.has(candidate)) return candidate;
  }
}
