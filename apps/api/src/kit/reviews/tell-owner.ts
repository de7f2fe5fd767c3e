import { labelOfEntity } from '@faculty/contracts/entity-labels';
import { type AnyEntity, titlesOf } from '@faculty/contracts/kit/entity';
import { isSentBack, type Reviewed } from '@faculty/contracts/works/review-state';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../crud/context.ts';
import { notify } from '../notices/notify.ts';
import { peopleWhoMay } from '../people/people-who-may.ts';
import { personName } from '../people/person-name.ts';

type Kind = Pick<AnyEntity, 'name' | 'page' | 'label' | 'idKey' | 'title'>;
type Telling = Pick<Context, 'db' | 'person' | 'onCommit'>;
type Row = Reviewed & { user_name: string; active?: string };

/** What a notice says of a record, and where it leads. */
const about = (entity: Kind, row: Row) => {
  const record_id = String((row as object as Record<string, unknown>)[entity.idKey]);
  return { entity: entity.name, record_id, ...titlesOf(entity, row) };
};

/** Tells the owner of a record that another person has sent it back, or changed the reason. */
export async function tellOwner(app: FastifyInstance, entity: Kind, ctx: Telling, before: Row, after: Row): Promise<void> {
  const { status_check, status_check_text, user_name } = after;
  const isChanged = status_check !== before.status_check || status_check_text !== before.status_check_text;
  if (!isSentBack(status_check) || !isChanged || user_name === ctx.person.user_name) return;
  const [kind, record] = [labelOfEntity(entity), about(entity, after)];
  const verdict =
    status_check === 'E' ? { th: 'ถูกยกเลิกโดยผู้ตรวจ', en: 'cancelled by a reviewer' } : { th: 'มีข้อมูลที่ต้องแก้ไข', en: 'to be corrected' };
  await notify(app, ctx, [user_name], {
    kind: 'sent_back',
    ...record,
    detail: {
      th: `${kind.th}${verdict.th} เหตุผล: ${status_check_text} (เมื่อแก้ไขและบันทึกแล้ว รายการจะกลับไปรอการตรวจสอบโดยอัตโนมัติ)`,
      en: `${kind.en} ${verdict.en}. Reason: ${status_check_text} (Saving sends it back to the reviewers.)`,
    },
    path: `${entity.page}?edit=${encodeURIComponent(record.record_id)}`,
  });
}

/** Tells those who review that a record waits for them: a new one, or one that its owner has corrected. */
export async function tellReviewers(app: FastifyInstance, entity: Kind, ctx: Telling, before: Row | null, after: Row): Promise<void> {
  if (after.status_check !== 'W' || before?.status_check === 'W' || after.active === 'N') return;
  const reviewers = await peopleWhoMay(ctx.db, [
    { page: '/web/review', flags: ['view'] },
    { page: entity.page, flags: ['edit'], ofAll: true },
  ]);
  const told = reviewers.filter((name) => name !== ctx.person.user_name);
  if (told.length === 0) return;
  const [kind, record, owner] = [labelOfEntity(entity), about(entity, after), await personName(ctx.db, after.user_name)];
  await notify(app, ctx, told, {
    kind: 'to_review',
    ...record,
    detail: { th: `${kind.th} · ${owner?.th ?? after.user_name}`, en: `${kind.en} · ${owner?.en ?? after.user_name}` },
    path: `/web/review?review=${entity.name}-${record.record_id}`,
  });
}
