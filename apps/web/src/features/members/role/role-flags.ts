import type { Flag } from '@faculty/contracts/kit/fields';
import { roleFlags } from '@faculty/contracts/members/role';

export type RoleFlag = 'super_admin' | 'publish' | (typeof roleFlags)[number];
export type RoleFlags = Record<RoleFlag, Flag>;

/** Documented: switching super_admin sets all flags alike. */
export function withSuperAdmin(isOn: boolean): RoleFlags {
  const value = isOn ? 'Y' : 'N';
  return { super_admin: value, view: value, add: value, edit: value, delete: value, publish: 'Y', own_only: value };
}

/** The flags that say something: super_admin alone, because it grants the rest and limits nothing. */
export function tellingFlags(flags: RoleFlags): RoleFlag[] {
  return flags.super_admin === 'Y' ? ['super_admin'] : roleFlags.filter((flag) => flags[flag] === 'Y');
}
