import type { Transaction } from './context.ts';

/** Whether anything in the system is this person's or was made by them: then they can be cancelled, not deleted. */
export async function isReferredTo(db: Transaction, user_name: string): Promise<boolean> {
  const own = { where: { user_name }, take: 1, select: { user_name: true } };
  const made = { where: { OR: [{ created_by: user_name }, { updated_by: user_name }] }, take: 1, select: { created_by: true } };
  const found = await Promise.all([
    db.userEdu.findMany(own),
    db.work.findMany(own),
    db.activity.findMany(own),
    db.activityUser.findMany(own),
    db.role.findMany(own),
    db.auditLog.findMany(own),
    db.news.findMany(made),
    db.newsImage.findMany(made),
    db.upload.findMany(made),
    db.prefix.findMany(made),
    db.jobPosition.findMany(made),
    db.eduLevel.findMany(made),
  ]);
  return found.some((rows) => rows.length > 0);
}
