import { userEntity } from '@faculty/contracts/admin/user';
import { entityOf, isEntityKey } from '@faculty/contracts/entities';
import type { AnyEntity } from '@faculty/contracts/kit/entity';
import { facultySettingEntity } from '@faculty/contracts/website/faculty-setting';

/** Records that have a form and a history, but no list in the catalogue of entities. */
const others: Readonly<Record<string, AnyEntity>> = { user: userEntity, faculty_setting: facultySettingEntity };

/** The entity of a record with a form and a history; undefined for any other name. */
export function recordEntity(name: string): AnyEntity | undefined {
  if (isEntityKey(name)) return entityOf[name];
  return Object.hasOwn(others, name) ? others[name] : undefined;
}
