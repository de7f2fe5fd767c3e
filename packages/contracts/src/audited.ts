import { userEntity } from './admin/user.ts';
import { demoKinds } from './demo/audited.ts';
import { type EntityName, entityOf, isEntityName } from './entities.ts';
import type { Words } from './kit/words.ts';
import { kindOf } from './pages.ts';

/** What the audit log names besides the entities. */
const besides = {
  ...demoKinds,
  user: kindOf(userEntity),
};

/** Every kind of record that the audit log can name. */
export type AuditedKind = EntityName | keyof typeof besides;

/** What a kind of record is called that the audit log names; undefined where it names none so. */
export function auditedKind(name: string): Words | undefined {
  if (isEntityName(name)) return kindOf(entityOf[name]);
  return Object.hasOwn(besides, name) ? besides[name as keyof typeof besides] : undefined; // found there
}
