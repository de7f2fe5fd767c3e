import { searchText } from '@faculty/contracts/kit/search-text';
import type { Prisma } from '../../../generated/client.ts';
import { dayOf, daysFrom } from '../news/published-text.ts';
import { demoPeople, type Person } from '../people/demo-people.ts';
import { rankOf } from '../people/posts.ts';
import { Random } from '../random.ts';
import type { ActivityLine } from './activity-line.ts';
import { facultyActivities } from './faculty-activities.ts';
import { accountActivities, lecturerActivities, officeActivities } from './member-activities.ts';

export interface DemoActivity {
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
  return facultyActivities.map(({ line, green }, index) => {
    const random = new Random(`faculty-${line[2]}`);
    const date = index % 4 === 0 ? dayOfMonth(today, 3 + index * 3) : workday(daysFrom(dayOf(today), random.whole(-160, 45)));
    const row = { ...activityRow(line, 'staff', date, today, random), green_office: green ? ('Y' as const) : ('N' as const) };
    return { row, participants: random.some(people, Math.round(people.length * 0.65)).map((person) => person.user_name) };
  });
}

/** Two lecturers of each of their lines, and two of the staff of each of theirs. */
function memberOnes(people: readonly Person[], today: Date): DemoActivity[] {
  const isAccount = (person: Person) => person.password !== undefined;
  const groups = [
    [lecturerActivities, people.filter((person) => rankOf(person) && !isAccount(person))],
    [officeActivities, people.filter((person) => !rankOf(person) && !isAccount(person))],
  ] as const;
  return groups.flatMap(([lines, members]) =>
    lines.flatMap((line) => {
      const random = new Random(`activity-${line[2]}`);
      const date = workday(daysFrom(dayOf(today), random.whole(-170, 45)));
      // what is trained or visited together is on the same day
      return random.some(members, 2).map((person) => ({ row: activityRow(line, person.user_name, date, today, random), participants: [] }));
    }),
  );
}

function accountOnes(today: Date): DemoActivity[] {
  return Object.entries(accountActivities).flatMap(([user_name, lines]) =>
    lines.map(([day, line]) => {
      const random = new Random(`${user_name}-${day}`);
      return { row: activityRow(line, user_name, dayOfMonth(today, day), today, random), participants: [] };
    }),
  );
}

const dayOfMonth = (today: Date, day: number) => {
  const now = dayOf(today);
  return workday(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), day)));
};

/** The nearest working day. */
const workday = (date: Date) => daysFrom(date, { 6: -1, 0: 1 }[date.getUTCDay()] ?? 0);

function activityRow(line: ActivityLine, owner: string, date: Date, today: Date, random: Random): Prisma.ActivityCreateManyInput {
  const [activity_type, activity_level, th, en, agency, place] = line;
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

/** What is to come or recent waits; most of the rest was found correct. */
function reviewOf(daysAgo: number, random: Random): Pick<Prisma.ActivityCreateManyInput, 'status_check' | 'status_check_text'> {
  const chance = random.next();
  if (daysAgo < 0 || (daysAgo < 14 && chance < 0.8)) return { status_check: 'W' };
  if (chance < 0.9) return { status_check: 'S' };
  return chance < 0.96
    ? { status_check: 'C', status_check_text: random.pick(corrections) }
    : { status_check: 'E', status_check_text: 'บันทึกซ้ำกับรายการอื่น' };
}
