import { groupMaster } from '@faculty/contracts/lists/group-master';
import { groupSubA } from '@faculty/contracts/lists/group-sub-a';
import { groupSubB } from '@faculty/contracts/lists/group-sub-b';
import { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance } from 'fastify';
import { keptOrder, nextOrder } from '../../kit/crud/order-number.ts';
import { registerResource } from '../../kit/crud/resource.ts';
import { wrongField } from '../../kit/http/errors.ts';
import { inNaturalOrder } from '../../kit/lists/conditions.ts';

/** What grouped documents are filed under: categories, their headings, and theirs. One that is in use is not deleted: the database refuses it. */
export function groupListResources(app: FastifyInstance): void {
  masters(app);
  subAs(app);
  subBs(app);
}

function masters(app: FastifyInstance): void {
  registerResource(app, groupMaster, {
    list: {
      table: 'dc_group_masters',
      sortedBy: { group_master_name_th: inNaturalOrder('dc_group_masters.group_master_name_th') },
      search: ['group_master_name_th', 'group_master_name_en', 'group_master_title_th', 'group_master_title_en'],
    },
    async create(body, { db, stamps }) {
      const highest = async () => (await db.groupMaster.aggregate({ _max: { order_seq: true } }))._max.order_seq;
      return db.groupMaster.create({ data: { ...body, ...stamps.add, order_seq: await nextOrder(body.order_seq, highest) } });
    },
    update(body, { db, stamps, where, onCommit }, before) {
      onCommit.push(() => app.recollectTexts({ entity: 'group_item', field: 'group_master_id', value: before.group_master_id }));
      return db.groupMaster.update({ where, data: { ...body, ...keptOrder(body, before), ...stamps.edit } });
    },
  });
}

function subAs(app: FastifyInstance): void {
  registerResource(app, groupSubA, {
    list: {
      table: 'dc_group_sub_as',
      sortedBy: { group_sub_a_index: inNaturalOrder('dc_group_sub_as.group_sub_a_index') },
      joins: { dc_group_masters: Prisma.sql`dc_group_masters.group_master_id = dc_group_sub_as.group_master_id` },
      fields: {
        group_master_name_th: Prisma.sql`dc_group_masters.group_master_name_th`,
        group_master_name_en: Prisma.sql`dc_group_masters.group_master_name_en`,
      },
      search: ['group_sub_a_index', 'group_sub_a_title_th', 'group_sub_a_title_en'],
    },
    async create(body, { db, stamps }) {
      const highest = async () => (await db.groupSubA.aggregate({ _max: { order_seq: true } }))._max.order_seq;
      const data = { ...body, ...stamps.add, order_seq: await nextOrder(body.order_seq, highest) };
      return db.groupSubA.create({ data });
    },
    async update(body, { db, stamps, where, onCommit }, before) {
      // documents are filed under it and its category together
      if (body.group_master_id !== before.group_master_id) throw wrongField('group_master_id', 'locked');
      const data = { ...body, ...keptOrder(body, before), ...stamps.edit };
      onCommit.push(() => app.recollectTexts({ entity: 'group_item', field: 'group_sub_a_id', value: before.group_sub_a_id }));
      return db.groupSubA.update({ where, data });
    },
  });
}

function subBs(app: FastifyInstance): void {
  registerResource(app, groupSubB, {
    list: {
      table: 'dc_group_sub_bs',
      // their titles begin with their numbers
      sortedBy: { group_sub_b_title_th: inNaturalOrder('dc_group_sub_bs.group_sub_b_title_th') },
      joins: { dc_group_sub_as: Prisma.sql`dc_group_sub_as.group_sub_a_id = dc_group_sub_bs.group_sub_a_id` },
      fields: {
        group_sub_a_index: Prisma.sql`dc_group_sub_as.group_sub_a_index`,
        group_sub_a_title_th: Prisma.sql`dc_group_sub_as.group_sub_a_title_th`,
        group_sub_a_title_en: Prisma.sql`dc_group_sub_as.group_sub_a_title_en`,
        group_master_id: Prisma.sql`dc_group_sub_as.group_master_id`,
      },
      search: ['group_sub_b_title_th', 'group_sub_b_title_en'],
    },
    async create(body, { db, stamps }) {
      const highest = async () => (await db.groupSubB.aggregate({ _max: { order_seq: true } }))._max.order_seq;
      const data = { ...body, ...stamps.add, order_seq: await nextOrder(body.order_seq, highest) };
      return db.groupSubB.create({ data });
    },
    async update(body, { db, stamps, where, onCommit }, before) {
      // documents are filed under it and its heading together
      if (body.group_sub_a_id !== before.group_sub_a_id) throw wrongField('group_sub_a_id', 'locked');
      const data = { ...body, ...keptOrder(body, before), ...stamps.edit };
      onCommit.push(() => app.recollectTexts({ entity: 'group_item', field: 'group_sub_b_id', value: before.group_sub_b_id }));
      return db.groupSubB.update({ where, data });
    },
  });
}
