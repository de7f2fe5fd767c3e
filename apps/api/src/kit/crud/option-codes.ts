import { optionListsOf } from '@faculty/contracts/lists/option-lists';
import { Prisma } from '@faculty/prisma/client';
import { ApiError, type WrongField } from '../http/errors.ts';
import type { Context } from './context.ts';

/** `parameter_system` of every option list. */
export const parameter_system = 'WEB';

type Fields = Readonly<Record<string, unknown>>;
interface NewCode {
  field: string;
  list: string;
  code: string;
}

const codesIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(String) : typeof value === 'string' && value ? [value] : [];

/** A name that ends with `_` means the lists of all groups (docs/decisions/0025). */
const inList = (list: string) =>
  list.endsWith('_') ? Prisma.sql`starts_with(parameter_name, ${list})` : Prisma.sql`parameter_name = ${list}`;

/**
 * Checks that new option codes of a body exist in their fields' lists, retired options included, and locks those options until the
 * transaction ends, so that none is deleted meanwhile. Codes that the record already has are accepted. An empty list restricts nothing.
 * @throws ApiError `invalid` naming the fields, `unknown_option`
 */
export async function assertOptionsExist(
  { query }: Pick<Context, 'query'>,
  entity: string,
  body: Fields,
  before: Fields | null,
): Promise<void> {
  const newCodes = optionListsOf(entity).flatMap(({ list, field }): NewCode[] => {
    const stored = new Set(codesIn(before?.[field]));
    const added = codesIn(body[field]).filter((code) => !stored.has(code));
    return added.map((code) => ({ field, list, code }));
  });
  if (newCodes.length === 0) return;
  const any = newCodes.map(({ list, code }) => Prisma.sql`(parameter_value = ${code} AND ${inList(list)})`);
  const found = await query<{ parameter_name: string; parameter_value: string }>(Prisma.sql`
    SELECT parameter_name, parameter_value FROM dc_params
    WHERE parameter_system = ${parameter_system} AND (${Prisma.join(any, ' OR ')}) FOR KEY SHARE`);
  const isThere = ({ list, code }: NewCode) =>
    found.some(({ parameter_name, parameter_value }) => {
      return parameter_value === code && (list.endsWith('_') ? parameter_name.startsWith(list) : parameter_name === list);
    });
  const fields: Record<string, WrongField> = {};
  for (const { field, list, code } of newCodes.filter((each) => !isThere(each))) {
    if (!(field in fields) && (await isFilled(query, list))) fields[field] = { code: 'unknown_option', params: { code } };
  }
  if (Object.keys(fields).length > 0) throw new ApiError('invalid', { fields });
}

async function isFilled(query: Context['query'], list: string): Promise<boolean> {
  const [answer] = await query<{ found: boolean }>(
    Prisma.sql`SELECT EXISTS (SELECT FROM dc_params WHERE parameter_system = ${parameter_system} AND ${inList(list)}) AS found`,
  );
  return answer?.found ?? false;
}
