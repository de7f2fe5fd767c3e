import { toBuddhistEra } from '@faculty/contracts/kit/era';
import { searchText } from '@faculty/contracts/kit/search-text';
import type { Prisma } from '../../../generated/client.ts';
import { dayOf, daysFrom } from '../news/published-text.ts';
import { demoPeople, type Person } from '../people/demo-people.ts';
import { Random } from '../random.ts';
import { humanitiesWorks } from './humanities-works.ts';
import { languageWorks, lecturerWorks } from './language-works.ts';
import { publicationOf } from './publication.ts';
import { societyWorks } from './society-works.ts';
import type { WorkLine } from './work-line.ts';

const byField: Readonly<Record<string, readonly WorkLine[]>> = { ...languageWorks, ...humanitiesWorks, ...societyWorks };

/** What a reviewer writes under a work whose data is incorrect. */
const corrections = [
  'สัดส่วนผลงานของผู้ร่วมงานทุกคนรวมกันเกินร้อยละ 100 โปรดแก้ไข',
  'โปรดระบุชื่อผู้ร่วมงานให้ครบถ้วน',
  'เดือนและปีที่เผยแพร่ไม่ตรงกับเอกสาร โปรดตรวจสอบ',
] as const;
const articleCorrections = [...corrections, 'เลขหน้าไม่ตรงกับฉบับที่ตีพิมพ์ โปรดตรวจสอบ', 'ฐานข้อมูลของวารสาร ณ วันที่ตีพิมพ์ไม่ถูกต้อง โปรดตรวจสอบ'] as const;

/** A work, and who of the faculty worked on it beside its owner. */
export type DemoWork = Prisma.WorkCreateManyInput & { created_at: Date; partner?: string };

/** The works of the demo lecturers, published over the seven years up to today, the oldest first. */
export function demoWorks(today: Date): DemoWork[] {
  const works = Object.entries(byField).flatMap(([field, lines]) => {
    const authors = demoPeople.filter((person) => person.field === field && person.user_name !== 'lecturer' && !person.disabled);
    return lines.map((line) => workRow(line, new Random(`author-${line[1]}`).pick(authors), today));
  });
  const lecturer = demoPeople.filter((person) => person.user_name === 'lecturer');
  works.push(...lecturer.flatMap((owner) => lecturerWorks.map((line) => workRow(line, owner, today))));
  return works.sort((a, b) => Number(a.created_at) - Number(b.created_at));
}

/** Every field is required: what a kind of publication has not is said to be none. */
const unsaid = {
  work_public_type: 'ตีพิมพ์',
  work_public_inter: 'ระดับชาติ',
  work_public_no: '-',
  work_public_number: '-',
  work_public_place: '-',
  work_public_province: '-',
} as const;

function workRow([work_type, th, en]: WorkLine, owner: Person, today: Date): DemoWork {
  const random = new Random(`work-${th}`);
  const published = daysFrom(dayOf(today), -random.whole(20, 2480));
  const year = toBuddhistEra(published.getUTCFullYear());
  const publication = publicationOf(work_type, { year, month: published.getUTCMonth() + 1 }, random);
  const partner = work_type !== 'W3' && random.chance(0.4) ? partnerOf(owner, random) : undefined;
  const authors = partner ? [owner, partner] : [owner];
  const names = {
    th: authors.map((author) => `${author.fname_th} ${author.lname_th}`).join(' และ '),
    en: authors.map((author) => `${author.fname_en} ${author.lname_en}`).join(' and '),
  };
  const entered = new Date(Math.min(daysFrom(published, random.whole(3, 60)).getTime() + random.whole(120, 570) * 60_000, today.getTime()));
  const hasFile = owner.user_name === 'lecturer' ? work_type !== 'W5' : random.chance(0.12);
  const review = reviewOf(work_type, today.getTime() - entered.getTime(), random);
  return {
    user_name: owner.user_name,
    work_type,
    work_title_th: th,
    work_title_en: en,
    work_owner_name_th: names.th,
    work_owner_name_en: names.en,
    work_weight: partner ? random.pick([50, 60, 70]) : 100,
    work_public_year: year,
    work_public_date: published,
    ...unsaid,
    ...publication,
    ...(partner && { partner: partner.user_name }),
    status_link: hasFile ? 'Y' : 'N',
    work_h_url: !hasFile && random.chance(0.7) ? `https://journals.faculty.example/article/${random.whole(10_000, 99_999)}` : '#',
    ...review,
    search_text: searchText(
      th,
      en,
      publication.work_public_title_th ?? '',
      publication.work_public_title_en ?? '',
      names.th,
      names.en,
      String(year),
    ),
    created_by: owner.user_name,
    updated_by: review.status_check === 'W' ? owner.user_name : 'admin',
    created_at: entered,
    updated_at: entered,
  };
}

/** Somebody of the same field, or of any. */
function partnerOf(owner: Person, random: Random): Person {
  const others = demoPeople.filter((person) => person !== owner && Object.hasOwn(byField, person.field));
  const near = others.filter((person) => person.field === owner.field);
  return random.pick(near.length > 0 ? near : others);
}

/** What is new waits; most of the rest was found correct. */
function reviewOf(type: WorkLine[0], age: number, random: Random): Pick<Prisma.WorkCreateManyInput, 'status_check' | 'status_check_text'> {
  const chance = random.next();
  const days = age / 86_400_000;
  if (days < 180 && chance < 0.75) return { status_check: 'W' };
  if (chance < 0.88) return { status_check: 'S' };
  if (chance > 0.95) return { status_check: 'E', status_check_text: 'บันทึกซ้ำกับผลงานอื่น' };
  return { status_check: 'C', status_check_text: random.pick<string>(type === 'W1' || type === 'W2' ? articleCorrections : corrections) };
}
