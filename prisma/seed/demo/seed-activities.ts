import type { PrismaClient } from '../../generated/client.ts';
import { demoActivities } from './activities/demo-activities.ts';

/** Gives members without any activities some, with who took part. Answers how many were added. */
export async function seedActivities(db: PrismaClient, today: Date): Promise<number> {
  if ((await db.activity.findFirst({ select: { activity_id: true } })) !== null) return 0;
  const users = new Set((await db.user.findMany({ select: { user_name: true } })).map((user) => user.user_name));
  const activities = demoActivities(today).filter(({ row }) => users.has(row.user_name));
  await db.$transaction(async (tx) => {
    const added = await tx.activity.createManyAndReturn({ data: activities.map(({ row }) => row), select: { activity_id: true } });
    const participants = added.flatMap(({ activity_id }, index) =>
      (activities[index]?.participants ?? []).filter((name) => users.has(name)).map((user_name) => ({ activity_id, user_name })),
    );
    await tx.activityUser.createMany({ data: participants });
  });
  return activities.length;
}
