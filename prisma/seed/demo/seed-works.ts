import type { PrismaClient } from '../../generated/client.ts';
import { demoWorks } from './works/demo-works.ts';

/** Gives lecturers without any works some. Answers how many were added. */
export async function seedWorks(db: PrismaClient, today: Date): Promise<number> {
  if ((await db.work.findFirst({ select: { work_id: true } })) !== null) return 0;
  const users = new Set((await db.user.findMany({ select: { user_name: true } })).map((user) => user.user_name));
  const { count } = await db.work.createMany({ data: demoWorks(today).filter((work) => users.has(work.user_name)) });
  return count;
}
