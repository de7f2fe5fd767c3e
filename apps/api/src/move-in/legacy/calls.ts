import { userEntity as user } from '@faculty/contracts/admin/user';
import { entityOf } from '@faculty/contracts/entities';
import { type EntityKey, entityLabels } from '@faculty/contracts/entity-labels';
import type { Bilingual } from '@faculty/contracts/kit/bilingual';
import type { AnyEntity } from '@faculty/contracts/kit/entity';
import { addressOf, methodAndUrl } from '@faculty/contracts/kit/route';
import { type OptionListKey, optionListKeys } from '@faculty/contracts/lists/option-lists';
import { z } from 'zod';

/** One kind of record of the legacy system, by its documented calls. */
export interface Kind {
  name: string;
  label: Bilingual;
  idKey: string;
  list: `GET /${string}`;
  /** Set where the list leaves out fields that a single record has. */
  read?: `GET /${string}`;
  /** Its list is documented with pages. */
  paged?: true;
  /** Contract of a row: documents and MOUs share their calls. */
  entityOf(row: Record<string, unknown>): AnyEntity;
}

/** Not documented, so the legacy system does not answer their calls. Their options come by `lookupCalls`. */
const ownEntities: readonly EntityKey[] = [
  'parameter',
  'department',
  'faculty_date',
  'group_master',
  'group_sub_a',
  'group_sub_b',
  'redirect',
];

/** All kinds, referenced ones first: from the contracts. */
export const kinds: readonly Kind[] = [
  kindOf(user, { list: 'GET /users', paged: true }),
  ...Object.entries(entityOf as Record<EntityKey, AnyEntity>)
    .filter(([name]) => !ownEntities.includes(name as EntityKey) && name !== 'mou')
    .map(([name, entity]) =>
      name === 'doc'
        ? kindOf(entity, { entityOf: (row) => (row.doc_section === 'MOU' ? (entityOf.mou as AnyEntity) : entity) })
        : kindOf(entity, {}),
    ),
];

function kindOf(entity: Pick<AnyEntity, 'name' | 'idKey' | 'row' | 'item'> & { routes: object }, own: Partial<Kind>): Kind {
  const { list, read } = entity.routes as { list: Kind['list']; read?: NonNullable<Kind['read']> };
  const listed = keysOf(entity.item);
  const isListed = [...keysOf(entity.row)].every((key) => listed.has(key));
  return {
    name: entity.name,
    label: entityLabels[entity.name as keyof typeof entityLabels],
    idKey: entity.idKey,
    list,
    ...(!isListed && read && { read }),
    entityOf: () => entity as AnyEntity,
    ...own,
  };
}

function keysOf(schema: z.core.$ZodType): Set<string> {
  return new Set(schema instanceof z.ZodObject ? Object.keys(schema.shape) : []);
}

/** Options of one list, or of all lists that begin with a name. */
export function optionsCall(list: OptionListKey): `POST /${string}` {
  return `POST /combo_dc_param${list.endsWith('_') ? '_like' : ''}/WEB/${list}`;
}

/** Lists of options and groups, besides those of `linkSections`. */
export const lookupCalls: readonly `POST /${string}`[] = [
  ...optionListKeys.filter((key) => key !== 'LINK_TYPE_UNIT_').map(optionsCall),
  'POST /combo/dcUpDepartmentActive',
  'POST /combo/dcRoleMasterActive',
  'POST /combo_dc_group_master/green-unit',
  'POST /combo_dc_group_sub_a/all',
  'POST /combo_dc_group_sub_b/all',
];

/** Sections of one group of links. */
export const linkSections = (group: string): `POST /${string}` => `POST /combo_dc_param/WEB/LINK_TYPE_UNIT_${encodeURIComponent(group)}`;

/** People who took part in an activity of type A1. */
export const activityPeople = 'POST /get_web_con_activitys_user';

/** The call of one record. */
export const callOf = (read: `GET /${string}`, idKey: string, id: string): string => `GET ${addressOf(read, { [idKey]: id })}`;

/** Documented POST calls that only read. */
const readingPosts = /^\/(combo\/|combo_dc_param(_like)?\/WEB\/|combo_dc_group_(master|sub_a|sub_b)\/|get_web_con_activitys_user$)/;

/**
 * Whether a call cannot change the legacy system: any GET except a sign-in, and the documented POST calls that only read. The client
 * refuses every other call, except its own sign-in.
 */
export function isReading(call: string): boolean {
  const { method, url } = methodAndUrl(call as 'GET /');
  return method === 'GET' ? !url.startsWith('/auth/signin') : method === 'POST' && readingPosts.test(url);
}
