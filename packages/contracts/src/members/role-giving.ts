import type { Flag } from '../kit/fields.ts';
import { type MatrixFlags, noFlags } from './role-matrix.ts';

const actions = ['view', 'add', 'edit', 'delete', 'publish'] as const;
/** What an administrator may give. */
export const everything: MatrixFlags = { super_admin: 'Y', view: 'Y', add: 'Y', edit: 'Y', delete: 'Y', publish: 'Y', own_only: 'N' };

/** The flags of an assignment; a cancelled one has none. */
export const flagsInUse = (row: (MatrixFlags & { active: Flag }) | null | undefined): MatrixFlags => (row?.active === 'Y' ? row : noFlags);

/** What flags grant: those of a page's administrator everything, without a limit. */
const granted = (flags: MatrixFlags): MatrixFlags => (flags.super_admin === 'Y' ? everything : flags);

/**
 * Whoever gives rights gives only what they have. The flag of `gets` that neither the giver has nor the person had before: `own_only` where
 * only that limit is missing. Undefined: all of it may be given.
 */
export function lackedFlag(giver: MatrixFlags, had: MatrixFlags, gets: MatrixFlags): keyof MatrixFlags | undefined {
  const known = [giver, had].map(granted);
  const wanted = granted(gets);
  if (wanted.super_admin === 'Y') return known.some(({ super_admin }) => super_admin === 'Y') ? undefined : 'super_admin';
  const has = (flags: MatrixFlags, action: (typeof actions)[number]) =>
    flags[action] === 'Y' && (flags.own_only === 'N' || wanted.own_only === 'Y');
  const lacked = actions.find((action) => wanted[action] === 'Y' && !known.some((flags) => has(flags, action)));
  return lacked && known.some((flags) => flags[lacked] === 'Y') ? 'own_only' : lacked;
}

/** What of `gets` may be given: without the actions that are lacking, limited to own records where the giver is. */
export function givableOf(giver: MatrixFlags, had: MatrixFlags, gets: MatrixFlags): MatrixFlags {
  const flags = { ...gets };
  for (let lacked = lackedFlag(giver, had, flags); lacked; lacked = lackedFlag(giver, had, flags)) {
    if (lacked === 'own_only') flags.own_only = 'Y';
    else if (lacked === 'super_admin') Object.assign(flags, everything, { super_admin: 'N' });
    else flags[lacked] = 'N';
  }
  return flags;
}
