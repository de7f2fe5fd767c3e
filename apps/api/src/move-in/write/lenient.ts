import { fieldErrorOf } from '@faculty/contracts/field-errors';
import type { AnyEntity } from '@faculty/contracts/kit/entity';
import { z } from 'zod';
import { withoutNull } from '../../kit/http/validation.ts';
import type { Row } from '../legacy/legacy-records.ts';

/** A value that could not be taken over as it was. */
export interface Mark {
  field: string;
  /** A field error of the product, or a problem of the move. */
  code: string;
  /** The legacy value, in full. */
  value: unknown;
}

interface Refusal {
  field: string;
  code: string;
  values?: readonly unknown[];
  maximum?: number;
}

const maxRounds = 60;

/**
 * A body that our rules accept, from a legacy row. A refused value is replaced by the nearest accepted one and marked; the caller stores
 * the original value where its column can hold it.
 */
export class LenientBody {
  readonly #entity: AnyEntity;
  readonly #id: string;
  readonly #original: Row;
  readonly #input: Row;
  /** Field → candidates that have been tried. */
  readonly #tried = new Map<string, number>();
  readonly marks = new Map<string, Mark>();

  constructor(entity: AnyEntity, id: string, row: Row) {
    this.#entity = entity;
    this.#id = id;
    this.#original = row;
    this.#input = withoutNull(row) as Row;
  }

  /** The body; null when no candidate is accepted. */
  body(): Row | null {
    for (let round = 0; round < maxRounds; round += 1) {
      const result = z.safeParse(this.#entity.body, this.#input, { reportInput: true });
      if (result.success) return result.data as Row;
      for (const field of new Set(result.error.issues.map(({ path }) => String(path[0] ?? '')))) {
        const issue = result.error.issues.find(({ path }) => String(path[0] ?? '') === field);
        if (!issue || !this.refuse({ field, code: fieldErrorOf(issue as never).code, ...detailsOf(issue) })) return null;
      }
    }
    return null;
  }

  /** Notes that a value was refused, and takes the next candidate. False when there is none left. */
  refuse({ field, code, values = [], maximum }: Refusal): boolean {
    const original = this.#original[field];
    if (!this.marks.has(field)) this.marks.set(field, { field, code, value: original ?? null });
    const tried = this.#tried.get(field) ?? 0;
    const candidates = candidatesFor(original, this.#id, field, maximum, values);
    if (field === '' || tried >= candidates.length) return false;
    this.#tried.set(field, tried + 1);
    const candidate = candidates[tried];
    if (candidate === undefined) delete this.#input[field];
    else this.#input[field] = candidate;
    return true;
  }
}

/** Values to try instead of a refused one: near ones first. `undefined` leaves the field out. */
function candidatesFor(original: unknown, id: string, field: string, maximum: number | undefined, values: readonly unknown[]): unknown[] {
  const near: unknown[] = [];
  if (typeof original === 'string') {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are replaced
    const shown = original.replace(/[\u0000-\u001f\u007f\ufffe\uffff]|\p{Cs}/gu, ' ').trim();
    if (maximum !== undefined && shown.length > maximum) near.push(shown.slice(0, maximum).toWellFormed().trim());
    if (/^[\w-]+(\.[\w-]+)+([/?#]\S*)?$/.test(shown)) near.push(`https://${shown}`);
    if (/,/.test(shown) && field !== 'email')
      near.push(
        shown
          .split(',')
          .map((item) => item.trim())
          .filter((item) => /^[\w-]+$/.test(item))
          .join(','),
      );
    if (shown !== original) near.push(shown);
  }
  if (/email/.test(field)) near.push(`no-email-${id}@moved-in.invalid`);
  if (field === 'user_name') near.push(`moved.${id}`.replace(/[^\w.]+/g, '.').slice(0, 25));
  if (/_url$|_code$/.test(field)) near.push(`moved-${id}`, `9${id.padStart(4, '0')}`);
  // a given list of entries comes before other values
  const [entries, choices] =
    typeof values[0] === 'string' && values.length > 0 && /_(code|id)$|^job_title$/.test(field) ? [values, []] : [[], values];
  return [
    ...near,
    ...entries,
    undefined,
    '',
    '-',
    '#',
    ...choices,
    'N',
    id,
    0,
    1,
    2500,
    '1900-01-01',
    `https://moved-in.invalid/${encodeURIComponent(id)}`,
    `https://youtu.be/moved-in-${id}`.slice(0, 28),
    null,
  ];
}

function detailsOf(issue: z.core.$ZodIssue): Pick<Refusal, 'values' | 'maximum'> {
  if (issue.code === 'invalid_value') return { values: issue.values };
  return issue.code === 'too_big' ? { maximum: Number(issue.maximum) } : {};
}
