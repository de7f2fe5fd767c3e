import type { PrismaClient } from '../../generated/client.ts';
import { type DemoFiles, eachOf } from './demo-files.ts';
import { type DemoDepartments, demoLcMember, memberCount } from './language-centre/lc-members.ts';
import { demoVisits } from './language-centre/lc-visits.ts';
import { portraitOf } from './pictures.ts';
import { inTransaction } from './seed-people.ts';

const visitCount = 8_000;
/** Every so many members have a picture. */
const pictured = 20;

/** Gives a language centre without members some, with a year of visits. Answers how many were added. */
export async function seedLanguageCentre(
  db: PrismaClient,
  files: DemoFiles,
  today: Date,
): Promise<{ lcMembers: number; lcVisits: number }> {
  const departments = await db.department.findMany({
    where: { active: 'Y' },
    orderBy: [{ order_seq: 'asc' }, { up_department_id: 'asc' }],
    select: { up_department_id: true, up_department_name_th: true },
  });
  const isThere = (await db.lcUser.findFirst({ select: { user_id: true } })) !== null;
  if (isThere || departments.length < 3) return { lcMembers: 0, lcVisits: 0 };
  const places = placesOf(departments);
  const members = Array.from({ length: memberCount }, (_, index) => demoLcMember(index + 1, places, today));
  const portraits = await eachOf(members, async ({ sex, row }, index) =>
    index % pictured === 0 ? files.put('lc-members', await files.picture(portraitOf(row.user_name, sex)), `${row.user_name}.webp`) : null,
  );
  const visits = demoVisits(
    visitCount,
    members.map(({ row, keenness }) => (row.disabled ? 0 : keenness)),
    today,
  );
  await inTransaction(db, files, portraits, async (tx) => {
    await files.claim(
      tx,
      portraits.filter((file) => file !== null),
      'staff',
    );
    const data = members.map(({ row }, index) => ({ ...row, avatarFile: portraits[index]?.path ?? null }));
    const made = await tx.lcUser.createManyAndReturn({ data, select: { user_id: true, user_name: true } });
    const idOf = new Map(made.map(({ user_id, user_name }) => [user_name, user_id]));
    const rows = visits.map(({ member, ...visit }) => {
      const { user_name, user_type, job_title } = members[member]?.row ?? {};
      return { user_id: idOf.get(user_name as string), user_type, job_title, ...visit };
    });
    // one statement: thousands of rows are a moment's work
    await tx.$executeRaw`
      INSERT INTO mem_lc_checkin_users
        (user_id, user_type, job_title, time_in, time_out, ended, reason, created_by, updated_by, created_at, updated_at)
      SELECT user_id, user_type::"LcUserType", job_title, time_in, time_out, ended::"LcVisitEnd", reason, 'system', 'system',
             time_in, coalesce(time_out, time_in)
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        AS visit (user_id int, user_type text, job_title int, time_in timestamptz, time_out timestamptz, ended text, reason text)`;
  });
  return { lcMembers: members.length, lcVisits: visits.length };
}

/** The faculty stands first in the list, who comes from outside last. */
function placesOf(departments: { up_department_id: number; up_department_name_th: string }[]): DemoDepartments {
  const ids = departments.map(({ up_department_id }) => up_department_id);
  const working = ids.slice(1, -1);
  const teaching = departments
    .slice(1, -1)
    .flatMap((each) => (/^(คณะ|วิทยาลัย)/.test(each.up_department_name_th) ? each.up_department_id : []));
  return { own: ids[0] as number, outside: ids.at(-1) as number, working, teaching: teaching.length > 0 ? teaching : working };
}
