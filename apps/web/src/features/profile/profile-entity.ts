import { defineEntity } from '@faculty/contracts/kit/entity';
import { serialId } from '@faculty/contracts/kit/fields';
import { type ListQuery, listQuery } from '@faculty/contracts/kit/list-query';
import { type OwnProfile, type OwnProfileBody, ownProfile, ownProfileBody, profileRoutes } from '@faculty/contracts/profile/profile';
import { z } from 'zod';

/** Documented: a list whose first item is the profile. */
const firstOfList = z.tuple([ownProfile], z.unknown()).transform(([profile]) => profile);

/** One's own record as the web kit knows an entity: it can be read and changed, by its owner only. */
export const profileEntity = defineEntity<number, OwnProfile, OwnProfile, OwnProfileBody, ListQuery>({
  name: 'profile',
  tag: 'Profile',
  // needs no right; the form says so
  page: '/member/members',
  idKey: 'id',
  id: serialId,
  row: firstOfList,
  item: ownProfile,
  body: ownProfileBody,
  query: listQuery(['id'], {}),
  ownerKey: 'user_name',
  defaultOrder: [{ field: 'id', sort: 'asc' }],
  files: {},
  routes: { read: profileRoutes.profile, update: profileRoutes.save },
});
