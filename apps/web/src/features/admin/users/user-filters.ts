import type { AdminUserQuery } from '@faculty/contracts/admin/user';

/** Every field the table can be filtered by. A number has from and to, a choice its options, text what it contains (documented). */
export const filterKinds = {
  id: 'range',
  user_name: 'text',
  email: 'text',
  fname_th: 'text',
  lname_th: 'text',
  fname_en: 'text',
  lname_en: 'text',
  user_platform_reg: 'text',
  role: 'choice',
  disabled: 'choice',
} as const;

export type FilterField = keyof typeof filterKinds;
export const filterFields = Object.keys(filterKinds) as FilterField[];
type FieldOf<Kind> = { [Field in FilterField]: (typeof filterKinds)[Field] extends Kind ? Field : never }[FilterField];
export type TextField = FieldOf<'text'>;

export interface Range {
  from: string;
  to: string;
}

/** The fields that filter now. */
export function activeFilters(query: AdminUserQuery): FilterField[] {
  return filterFields.filter((field) => (field === 'id' ? query.idRange : query[field]) !== undefined);
}

/** The range of the query, as typed. */
export function rangeOf({ idRange = [] }: AdminUserQuery): Range {
  const [from, to] = idRange;
  return { from: String(from ?? ''), to: String(to ?? '') };
}

/** The range for the query; nothing when it is open at both ends or no number. */
export function rangeFilter({ from, to }: Range): Pick<AdminUserQuery, 'idRange'> {
  const ends = [from, to].map((end) => (/^\d+$/.test(end.trim()) ? Number(end) : undefined));
  return { idRange: ends.every((end) => end === undefined) ? undefined : ends };
}

/** Takes a filter out of the query. */
export function withoutFilter(field: FilterField): Partial<AdminUserQuery> {
  return { [field === 'id' ? 'idRange' : field]: undefined };
}
