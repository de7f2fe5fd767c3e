import { searchText } from '@faculty/contracts/kit/text/search-text';
import { z } from 'zod';
import type { Prisma, PrismaClient } from '../../generated/client.ts';
import { workOptions } from '../reference/options.ts';
import { bilingual, rowsOf } from '../table.ts';
import activityData from './data/activities.json' with { type: 'json' };
import { userNames } from './demo-files.ts';
import { demoPeople, type Person, rankOf } from './people.ts';
import { Random } from './random.ts';
import { dayOf, daysFrom } from './rich-text.ts';

const activity = bilingual.extend({
  activity_type: z.enum(Object.keys(workOptions.ACTIVITYS_TYPE)),
  /** L1 international, L2 national, L3 province or university, L4 faculty. */
  activity_level: z.enum(['L1', 'L2', 'L3', 'L4']),
  agency: z.string(),
  place: z.string(),
});
type Activity = z.infer<typeof activity>;

/** What the whole faculty does together, with the list of who took part. `green` ones count for the green office. */
const faculty = rowsOf(activity.extend({ green: z.literal(true).optional() }), activityData.faculty);
/** What lecturers attend, speak at and receive. */
const lecturers = rowsOf(activity, activityData.lecturers);
/** What the staff of the offices attends. */
const offices = rowsOf(activity, activityData.offices);
/** What the demo accounts do on days of the present month. */
const accounts = rowsOf(activity.extend({ user_name: z.string(), day: z.number() }), activityData.accounts);

/** Adds activities of members if there are none, with their participants. Returns how many were added. */
export async function seedActivities(db: PrismaClient, today: Date): Promise<number> {
  if ((await db.activity.findFirst({ select: { activity_id: true } })) !== null) return 0;
  const users = await userNames(db);
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

interface DemoActivity {
  row: Prisma.ActivityCreateManyInput;
  /** User names of who took part (type A1). */
  participants: string[];
}

/** What a reviewer writes under an activity whose data is incorrect. */
const corrections = ['โปรดแนบเอกสารยืนยันการเข้าร่วม', 'วันที่ไม่ตรงกับหนังสือเชิญ โปรดตรวจสอบ', 'โปรดระบุหน่วยงานที่จัดให้ครบถ้วน'] as const;

/** The activities of the demo people around today, the demo accounts' own in this very month. */
export function demoActivities(today: Date): DemoActivity[] {
  const people = demoPeople.filter((person) => !person.disabled);
  return [...facultyOnes(people, today), ...memberOnes(people, today), ...accountOnes(today)].sort(
    (a, b) => Number(a.row.activity_date) - Number(b.row.activity_date),
  );
}

/** Two of every three people take part; one in four of the activities is this month's. */
function facultyOnes(people: readonly Person[], today: Date): DemoActivity[] {
  return faculty.map(({ green, ...activity }, index) => {
    const random = new Random(`faculty-${activity.th}`);
    const date = index % 4 === 0 ? dayOfMonth(today, 3 + index * 3) : workday(daysFrom(dayOf(today), random.whole(-160, 45)));
    const row = { ...activityRow(activity, 'staff', date, today, random), green_office: green ? ('Y' as const) : ('N' as const) };
    return { row, participants: random.some(people, Math.round(people.length * 0.65)).map((person) => person.user_name) };
  });
}

/** Two lecturers take part in each of theirs, and two of the staff in each of theirs. */
function memberOnes(people: readonly Person[], today: Date): DemoActivity[] {
  const isAccount = (person: Person) => person.password !== undefined;
  const groups = [
    [lecturers, people.filter((person) => rankOf(person) && !isAccount(person))],
    [offices, people.filter((person) => !rankOf(person) && !isAccount(person))],
  ] as const;
  return groups.flatMap(([activities, members]) =>
    activities.flatMap((activity) => {
      const random = new Random(`activity-${activity.th}`);
      const date = workday(daysFrom(dayOf(today), random.whole(-170, 45)));
      // what is trained or visited together is on the same day
      return random
        .some(members, 2)
        .map((person) => ({ row: activityRow(activity, person.user_name, date, today, random), participants: [] }));
    }),
  );
}

function accountOnes(today: Date): DemoActivity[] {
  return accounts.map(({ user_name, day, ...activity }) => {
    const random = new Random(`${user_name}-${day}`);
    return { row: activityRow(activity, user_name, dayOfMonth(today, day), today, random), participants: [] };
  });
}

const dayOfMonth = (today: Date, day: number) => {
  const now = dayOf(today);
  return workday(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), day)));
};

/** The nearest working day. */
const workday = (date: Date) => daysFrom(date, { 6: -1, 0: 1 }[date.getUTCDay()] ?? 0);

function activityRow(activity: Activity, owner: string, date: Date, today: Date, random: Random): Prisma.ActivityCreateManyInput {
  const { activity_type, activity_level, th, en, agency, place } = activity;
  // entered some days after; what is to come was entered yesterday
  const entered = new Date(
    Math.min(daysFrom(date, random.whole(1, 9)).getTime() + random.whole(120, 570) * 60_000, today.getTime() - 86_400_000),
  );
  const review = reviewOf((today.getTime() - date.getTime()) / 86_400_000, random);
  return {
    user_name: owner,
    activity_type,
    activity_level,
    activity_title_th: th,
    activity_title_en: en,
    activity_agency_title: agency,
    activity_place_title: place,
    activity_date: date,
    status_link: 'N',
    activity_h_url: random.chance(0.85) ? `https://arts.faculty.example/activities/${random.whole(1000, 9999)}` : '#',
    ...review,
    search_text: searchText(th, en, agency, place),
    created_by: owner,
    updated_by: review.status_check === 'W' ? owner : 'admin',
    created_at: entered,
    updated_at: entered,
  };
}

/** Future and recent activities wait for review; most others were accepted. */
function reviewOf(daysAgo: number, random: Random): Pick<Prisma.ActivityCreateManyInput, 'status_check' | 'status_check_text'> {
  const chance = random.next();
  if (daysAgo < 0 || (daysAgo < 14 && chance < 0.8)) return { status_check: 'W' };
  if (chance < 0.9) return { status_check: 'S' };
  return chance < 0.96
    ? { status_check: 'C', status_check_text: random.pick(corrections) }
    : { status_check: 'E', status_check_text: 'บันทึกซ้ำกับรายการอื่น' };
}
