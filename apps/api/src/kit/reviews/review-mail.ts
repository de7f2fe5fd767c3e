import { labelOfEntity } from '@faculty/contracts/entity-labels';
import type { Bilingual } from '@faculty/contracts/kit/bilingual';
import { type AnyEntity, titleOf } from '@faculty/contracts/kit/entity';
import { isSentBack, type Reviewed, type ReviewState } from '@faculty/contracts/works/review-state';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../crud/context.ts';

/** Queues a mail to the owner of a record that another person has sent back, or whose reason was changed. */
export async function notifyOwner<Row extends Reviewed & { user_name: string }>(
  app: FastifyInstance,
  entity: Pick<AnyEntity, 'name' | 'page' | 'label' | 'idKey' | 'title'>,
  ctx: Pick<Context, 'db' | 'person' | 'onCommit'>,
  before: Row,
  after: Row,
): Promise<void> {
  const { status_check, status_check_text, user_name } = after;
  const isChanged = status_check !== before.status_check || status_check_text !== before.status_check_text;
  if (!isSentBack(status_check) || !isChanged || user_name === ctx.person.user_name) return;
  const owner = await ctx.db.user.findUnique({ where: { user_name }, select: { email: true, disabled: true } });
  if (!owner || owner.disabled) return;
  const { publicUrl } = app.config;
  const link = `${publicUrl}${entity.page}?edit=${encodeURIComponent(String((after as Record<string, unknown>)[entity.idKey]))}`;
  const mail = { kind: labelOfEntity(entity), title: titleOf(entity, after), state: status_check, reason: status_check_text, link };
  await app.mailer.queue(ctx.db, sentBackMail(owner.email, mail));
  ctx.onCommit.push(() => void app.mailer.flush());
}

interface SentBack {
  kind: Bilingual;
  title: string;
  state: ReviewState;
  reason: string;
  link: string;
}

/** The mail to the owner of a record that a reviewer marked as incorrect or cancelled. */
function sentBackMail(to: string, { kind, title, state, reason, link }: SentBack): { to: string; subject: string; text: string } {
  const which = `“${title.replace(/\s+/g, ' ')}”`;
  const verdict =
    state === 'E' ? { th: 'ถูกยกเลิกโดยผู้ตรวจ', en: 'was cancelled by a reviewer' } : { th: 'มีข้อมูลที่ต้องแก้ไข', en: 'needs to be corrected' };
  return {
    to,
    subject: `${kind.th}${verdict.th} / An item of yours ${verdict.en}`,
    text: `เรียน เจ้าของรายการ\n\n${kind.th} ${which} ${verdict.th}\nเหตุผลของผู้ตรวจ: ${reason}\n\nโปรดเปิดลิงก์ด้านล่างเพื่อแก้ไข เมื่อบันทึกแล้วรายการจะกลับไปรอการตรวจสอบโดยอัตโนมัติ\n\n${link}\n\n${'-'.repeat(40)}\n\nThe item ${which} (${kind.en}) ${verdict.en}.\nThe reviewer’s reason: ${reason}\n\nPlease open this link to correct it. Saving sends it back to the reviewers.\n\n${link}\n`,
  };
}
