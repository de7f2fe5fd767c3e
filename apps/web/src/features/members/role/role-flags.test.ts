import { roleFlags } from '@faculty/contracts/members/role';
import { expect, test } from 'vitest';
import { tellingFlags, withSuperAdmin } from './role-flags.ts';

test('switching super_admin on sets every flag, switching it off clears every one', () => {
  const on = withSuperAdmin(true);
  const off = withSuperAdmin(false);
  for (const flag of ['super_admin', ...roleFlags] as const) {
    expect(on[flag]).toBe('Y');
    expect(off[flag]).toBe('N');
  }
});

test('super_admin speaks for all flags, else each speaks for itself', () => {
  expect(tellingFlags(withSuperAdmin(true))).toEqual(['super_admin']);
  expect(tellingFlags({ ...withSuperAdmin(false), own_only: 'Y', view: 'Y' })).toEqual(['view', 'own_only']);
  expect(tellingFlags(withSuperAdmin(false))).toEqual([]);
});
