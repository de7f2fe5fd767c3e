import { toBuddhistEra } from '@faculty/contracts/kit/dates/era';
import { searchText } from '@faculty/contracts/kit/text/search-text';
import type { PrismaClient } from '../../generated/client.ts';
import { type DemoFiles, eachOf, inTransaction } from './demo-files.ts';
import { generatedName } from './people.ts';
import { portraitOf } from './pictures.ts';
import { Random } from './random.ts';

const visitCount = 8_000;
/** One of so many members has a picture. */
const pictured = 20;

/** Adds members to a language centre that has none, with a year of visits. Returns how many were added. */
export async function seedLanguageCentre(db: PrismaClient, files: DemoFiles, today: Date) {
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
  await inTransaction(db, files, portraits, 'staff', async (tx) => {
    const data = members.map(({ row }, index) => ({ ...row, avatarFile: portraits[index]?.path ?? null }));
    const made = await tx.lcUser.createManyAndReturn({ data, select: { user_id: true, user_name: true } });
    const idOf = new Map(made.map(({ user_id, user_name }) => [user_name, user_id]));
    const rows = visits.map(({ member, ...visit }) => {
      const { user_name, user_type, job_title } = members[member]?.row ?? {};
      return { user_id: idOf.get(user_name as string), user_type, job_title, ...visit };
    });
    // one statement, because there are thousands of rows
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

/** Where members belong: the faculty itself stands first in the list, who comes from outside last; the others have staff, and some teach. */
function placesOf(departments: { up_department_id: number; up_department_name_th: string }[]) {
  const ids = departments.map(({ up_department_id }) => up_department_id);
  const working = ids.slice(1, -1);
  const teaching = departments
    .slice(1, -1)
    .flatMap((each) => (/^(คณะ|วิทยาลัย)/.test(each.up_department_name_th) ? each.up_department_id : []));
  return { own: ids[0] as number, outside: ids.at(-1) as number, working, teaching: teaching.length > 0 ? teaching : working };
}

/** How many members the demo's language centre has. */
const memberCount = 420;

const fieldsOf = {
  S: ['ภาษาอังกฤษ', 'ภาษาจีน', 'ภาษาญี่ปุ่น', 'ภาษาไทย', 'ประวัติศาสตร์', 'การท่องเที่ยว', 'สารสนเทศศึกษา', '-'],
  E: ['สำนักงานคณบดี', 'ภาควิชาภาษาตะวันตก', 'ภาควิชาภาษาตะวันออก', '-'],
  U: ['-'],
} as const;

/** Member number `index` of the language centre, the same on every machine. */
function demoLcMember(index: number, { own, teaching, working, outside }: ReturnType<typeof placesOf>, today: Date) {
  const random = new Random(`lc-member-${index}`);
  const { sex, ...names } = generatedName(random);
  const chance = random.next();
  const user_type = chance < 0.74 ? ('S' as const) : chance < 0.88 ? ('E' as const) : ('U' as const);
  // students of a department without students would be nonsense
  const others = user_type === 'S' ? teaching : working;
  const job_title = user_type === 'U' ? outside : random.chance(0.55) ? own : random.pick(others);
  const year = (toBuddhistEra(today.getUTCFullYear()) - random.whole(0, 4)) % 100;
  const number = String(index).padStart(4, '0');
  const user_name = { S: `${year}1${number}`, E: `staff.${number}`, U: `guest.${number}` }[user_type];
  const [prefix_title_th, prefix_title_en] = sex === 'm' ? ['นาย', 'Mr.'] : random.chance(0.2) ? ['นาง', 'Mrs.'] : ['น.ส.', 'Miss'];
  const field_title = random.pick(fieldsOf[user_type]);
  const user_code = { S: `${year}1${number}`, E: `885${number}`, U: `8850000${number}` }[user_type];
  const { fname_th, lname_th, fname_en, lname_en } = names;
  return {
    sex,
    // how often this one comes, beside the others: few every week, many a few times a year
    keenness: random.next() ** 3 + 0.02,
    row: {
      user_name,
      user_code,
      prefix_title_th,
      prefix_title_en,
      ...names,
      user_type,
      field_title,
      job_title,
      user_mobile: random.chance(0.3) ? '-' : `08${random.whole(0, 9)} 555 ${String(random.whole(0, 9999)).padStart(4, '0')}`,
      user_email: random.chance(0.4) ? '-' : `${user_name}@example.com`,
      disabled: random.chance(0.03),
      search_text: searchText(user_name, user_code, `${fname_th} ${lname_th}`, `${fname_en} ${lname_en}`, field_title),
      created_by: 'staff',
      updated_by: 'staff',
    },
  };
}

const dayMilliseconds = 86_400_000;
const hourMilliseconds = 3_600_000;
/** Bangkok has no summer time. */
const bangkok = 7 * hourMilliseconds;
const opens = 8.5;
const closes = 20;

/** How busy the months are, January first: the first term from June, the second from November, examinations before each end. */
const months = [1.1, 1.2, 1.3, 0.25, 0.3, 0.7, 1, 1.2, 1.35, 0.5, 0.8, 0.9] as const;
/** And the days of the week, Sunday first: closed then. */
const weekdays = [0, 1, 1.15, 1.2, 1.1, 0.8, 0.25] as const;
/** And the hours from opening on: before noon, and after the last class. */
const hours = [4, 8, 10, 6, 7, 10, 9, 8, 6, 3, 2] as const;

/** One visit; `member` is an index in the list of members. */
interface DemoVisit {
  member: number;
  time_in: Date;
  time_out: Date | null;
  ended: 'scan' | 'attendant' | 'closing' | null;
  reason: string;
}

/** The visits of the year before `today`, about as many as asked, oldest first: terms, weekdays and hours as in a real centre. */
function demoVisits(count: number, keenness: readonly number[], today: Date): DemoVisit[] {
  const random = new Random('lc-visits');
  const midnight = Math.floor((today.getTime() + bangkok) / dayMilliseconds) * dayMilliseconds - bangkok;
  const days = Array.from({ length: 366 }, (_, index) => midnight - (365 - index) * dayMilliseconds);
  const weights = days.map((day) => weightOf(new Date(day + bangkok)) * random.between(0.8, 1.2));
  const perVisit = count / weights.reduce((sum, weight) => sum + weight, 0);
  let due = 0;
  return days.flatMap((day, index) => {
    due += (weights[index] as number) * perVisit;
    const visits = Math.floor(due);
    due -= visits;
    return visitsOf(day, visits, keenness, random, today);
  });
}

const weightOf = (day: Date) => (weekdays[day.getUTCDay()] as number) * (months[day.getUTCMonth()] as number);

/** The visits of a day; nobody comes twice, and what is after `today` has not happened. */
function visitsOf(day: number, count: number, keenness: readonly number[], random: Random, today: Date): DemoVisit[] {
  const here = new Set<number>();
  const closing = day + closes * hourMilliseconds;
  const visits = Array.from({ length: count }, () => {
    const member = anyOf(keenness, random, here);
    const time_in = day + (opens + heavy(hours, random) + random.next()) * hourMilliseconds;
    const leaves = time_in + random.between(0.2, 1.2) * random.between(0.5, 2.2) * hourMilliseconds;
    return ending(member, time_in, leaves, closing, random);
  });
  return visits
    .filter(({ time_in }) => time_in <= today)
    .map((visit) => (visit.time_out !== null && visit.time_out > today ? { ...visit, time_out: null, ended: null, reason: '' } : visit))
    .sort((a, b) => a.time_in.getTime() - b.time_in.getTime());
}

function ending(member: number, time_in: number, leaves: number, closing: number, random: Random): DemoVisit {
  const chance = random.next();
  const visit = { member, time_in: new Date(time_in), time_out: new Date(Math.min(leaves, closing)), ended: 'scan' as const, reason: '' };
  if (leaves >= closing || chance < 0.05) return { ...visit, time_out: new Date(closing), ended: 'closing' };
  if (chance < 0.06) return { ...visit, ended: 'attendant', reason: 'ลืมสแกนออก' };
  return visit;
}

/** A random index, weighted. */
function heavy(weights: readonly number[], random: Random): number {
  let left = random.next() * weights.reduce((sum, weight) => sum + weight, 0);
  const found = weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
  return Math.max(found, 0);
}

/** A member who is not in the centre, weighted by keenness. */
function anyOf(keenness: readonly number[], random: Random, here: Set<number>): number {
  let member = heavy(keenness, random);
  while (here.has(member) && here.size < keenness.length) member = (member + 1) % keenness.length;
  here.add(member);
  return member;
}
