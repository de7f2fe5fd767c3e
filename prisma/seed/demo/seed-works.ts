import { toBuddhistEra, toCommonEra } from '@faculty/contracts/kit/dates/era';
import { searchText } from '@faculty/contracts/kit/text/search-text';
import { z } from 'zod';
import type { Prisma, PrismaClient } from '../../generated/client.ts';
import { workOptions } from '../reference/options.ts';
import { bilingual, rowsOf } from '../table.ts';
import venueData from './data/venues.json' with { type: 'json' };
import workData from './data/works.json' with { type: 'json' };
import { type DemoFile, type DemoFiles, eachOf, inTransaction, userNames } from './demo-files.ts';
import { pdfPage, photoOf } from './documents.ts';
import { demoPeople, type Person } from './people.ts';
import { pictureOf } from './pictures.ts';
import { Random } from './random.ts';
import { dayOf, daysFrom } from './rich-text.ts';

const workType = z.enum(Object.keys(workOptions.WORKS_TYPE) as (keyof typeof workOptions.WORKS_TYPE)[]); // keys of a data file
type WorkType = z.infer<typeof workType>;
/** Type of work, title in Thai, title in English. */
const workLine = z.tuple([workType, z.string(), z.string()]);
type WorkLine = z.infer<typeof workLine>;
/** Works of the demo account `lecturer`, of every kind, so that charts have something to show; and those of others, by field. */
const { lecturer: lecturerWorks = [], ...worksByField } = z.record(z.string(), z.array(workLine)).parse(workData);

const journalBase = z.enum(['TCI1', 'TCI2', 'Q2', 'Q3']);
type JournalBase = z.infer<typeof journalBase>;
/** Made up, each with the Buddhist year before its first volume. International ones have no Thai name. */
const journals = rowsOf(bilingual.extend({ base: journalBase, since: z.number() }), venueData.journals);
const provincial = bilingual.extend({ province: z.string() });
const publishers = rowsOf(provincial, venueData.publishers);
/** Where creative works were shown. */
const stages = rowsOf(provincial, venueData.stages);
/** The national conference is held every year; `since` is the Buddhist year before the first. */
const { nationalConference, internationalConference, conferenceTowns } = venueData;

/** Adds works of lecturers if there are none, with evidence and co-authors. Returns how many were added. */
export async function seedWorks(db: PrismaClient, files: DemoFiles, today: Date): Promise<number> {
  if ((await db.work.findFirst({ select: { work_id: true } })) !== null) return 0;
  const users = await userNames(db);
  const works = demoWorks(today).filter((work) => users.has(work.user_name));
  // one picture for every PDF: drawing each its own would be felt at the first start
  const photo = await photoOf(await files.picture(pictureOf('library', 'works')));
  const kept = await eachOf(works, async (work) => ({
    work,
    file: work.status_link === 'Y' ? await evidenceOf(work, files, photo) : null,
  }));
  const stored = kept.map(({ file }) => file);
  await inTransaction(db, files, stored, 'seed', async (tx) => {
    for (const { work, file } of kept) {
      if (file) await tx.storedFile.update({ where: { path: file.path }, data: { owner: work.user_name, created_by: work.user_name } });
    }
    const added = await tx.work.createManyAndReturn({
      data: kept.map(({ work: { partner: _, ...work }, file }) => ({ ...work, work_h_file: file?.path ?? null })),
      select: { work_id: true, work_title_th: true, work_weight: true },
    });
    const partners = new Map(works.map((work) => [work.work_title_th, work.partner]));
    await tx.workAuthor.createMany({
      data: added.flatMap(({ work_id, work_title_th, work_weight }) => {
        const user_name = partners.get(work_title_th);
        return user_name !== undefined && users.has(user_name) ? [{ work_id, user_name, work_weight: 100 - work_weight }] : [];
      }),
    });
  });
  return works.length;
}

/** A page of PDF that proves a work; in English, as its fonts have no Thai letters. */
const evidenceOf = (work: DemoWork, files: DemoFiles, photo: Buffer): Promise<DemoFile> =>
  files.put(
    'works',
    pdfPage(
      photo,
      'Faculty of Liberal Arts',
      [work.work_title_en ?? '', work.work_public_title_en ?? '', `${toCommonEra(work.work_public_year)}`].map((line) =>
        line.normalize('NFD').replace(/[^\x20-\x7e]/g, ''),
      ),
    ),
    `work-${work.work_public_year}.pdf`,
  );

/** What a reviewer writes under a work whose data is incorrect. */
const corrections = [
  'สัดส่วนผลงานของผู้ร่วมงานทุกคนรวมกันเกินร้อยละ 100 โปรดแก้ไข',
  'โปรดระบุชื่อผู้ร่วมงานให้ครบถ้วน',
  'เดือนและปีที่เผยแพร่ไม่ตรงกับเอกสาร โปรดตรวจสอบ',
] as const;
const articleCorrections = [...corrections, 'เลขหน้าไม่ตรงกับฉบับที่ตีพิมพ์ โปรดตรวจสอบ', 'ฐานข้อมูลของวารสาร ณ วันที่ตีพิมพ์ไม่ถูกต้อง โปรดตรวจสอบ'] as const;

/** A work, and who of the faculty worked on it beside its owner. */
type DemoWork = Prisma.WorkCreateManyInput & { created_at: Date; partner?: string };

/** The works of the demo lecturers, published over the seven years up to today, the oldest first. */
export function demoWorks(today: Date): DemoWork[] {
  const works = Object.entries(worksByField).flatMap(([field, lines]) => {
    const authors = demoPeople.filter((person) => person.field === field && person.user_name !== 'lecturer' && !person.disabled);
    return lines.map((line) => workRow(line, new Random(`author-${line[1]}`).pick(authors), today));
  });
  const lecturer = demoPeople.filter((person) => person.user_name === 'lecturer');
  works.push(...lecturer.flatMap((owner) => lecturerWorks.map((line) => workRow(line, owner, today))));
  return works.sort((a, b) => Number(a.created_at) - Number(b.created_at));
}

/** Defaults for required fields that a kind of publication does not have. */
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

/** A co-author of the same field if there is one. */
function partnerOf(owner: Person, random: Random): Person {
  const others = demoPeople.filter((person) => person !== owner && Object.hasOwn(worksByField, person.field));
  const near = others.filter((person) => person.field === owner.field);
  return random.pick(near.length > 0 ? near : others);
}

/** Recent works wait for review; most others were accepted. */
function reviewOf(type: WorkType, age: number, random: Random): Pick<Prisma.WorkCreateManyInput, 'status_check' | 'status_check_text'> {
  const chance = random.next();
  const days = age / 86_400_000;
  if (days < 180 && chance < 0.75) return { status_check: 'W' };
  if (chance < 0.88) return { status_check: 'S' };
  if (chance > 0.95) return { status_check: 'E', status_check_text: 'บันทึกซ้ำกับผลงานอื่น' };
  return { status_check: 'C', status_check_text: random.pick<string>(type === 'W1' || type === 'W2' ? articleCorrections : corrections) };
}

/** Where and how a work was published. */
type Publication = Pick<Prisma.WorkCreateManyInput, 'work_type_detail' | 'work_public_title_th' | 'work_public_title_en'> &
  Partial<Omit<Prisma.WorkCreateManyInput, 'work_id'>>;

/** A month of publication, from 1, and its Buddhist year. */
type When = Record<'year' | 'month', number>;

const months = new Intl.DateTimeFormat('th-TH-u-ca-buddhist', { month: 'long', timeZone: 'UTC' });
const monthName = (month: number) => months.format(Date.UTC(2026, month - 1, 1));

/** A publication that fits the type of work. */
function publicationOf(type: WorkType, when: When, random: Random): Publication {
  const plain = { work_public_month_year: `${monthName(when.month)} ${when.year}`, work_public_country: 'ไทย' };
  switch (type) {
    case 'W1':
      return { ...plain, ...(random.chance(0.25) ? inProceedings(when, random) : inJournal(when, random)) };
    case 'W2':
      return { ...plain, ...inJournal(when, random, random.pick(['TCI1', 'TCI2'])) };
    case 'W3':
    case 'W4':
      return { ...plain, ...asBook(random), work_type_detail: type === 'W3' ? 'L6' : 'L8' };
    case 'W5':
    case 'W7':
      return { ...plain, ...appearedAt(random.pick(stages)), work_type_detail: type === 'W5' ? 'L7' : 'L8' };
    case 'W6':
      return {
        ...plain,
        work_type_detail: 'L8',
        work_public_title_th: 'กรมทรัพย์สินทางปัญญา',
        work_public_title_en: 'Department of Intellectual Property',
        work_public_no: `อนุสิทธิบัตร เลขที่ ${random.whole(18_000, 26_000)}`,
      };
  }
}

const details = { TCI1: 'L4', TCI2: 'L3', Q2: 'L5', Q3: 'L5' } as const satisfies Record<JournalBase, string>;
/** Databases of journals, repeated by how many articles they get. */
const bases = ['TCI1', 'TCI1', 'TCI1', 'TCI2', 'TCI2', 'Q2', 'Q3'] as const satisfies readonly JournalBase[];

function inJournal({ year, month }: When, random: Random, base: JournalBase = random.pick(bases)): Publication {
  const journal = random.pick(journals.filter((one) => one.base === base));
  const isNational = base === 'TCI1' || base === 'TCI2';
  const half = month <= 6 ? 1 : 2;
  return {
    work_type_detail: details[base],
    work_public_type: 'ตีพิมพ์',
    work_public_inter: isNational ? 'ระดับชาติ' : 'ระดับนานาชาติ',
    work_public_base: base,
    work_public_title_th: journal.th,
    work_public_title_en: journal.en,
    work_public_no: isNational ? `ปีที่ ${year - journal.since} ฉบับที่ ${half}` : `Vol. ${year - journal.since} No. ${half}`,
    work_public_number: pages(random),
    work_public_month_year: `${half === 1 ? 'มกราคม - มิถุนายน' : 'กรกฎาคม - ธันวาคม'} ${year}`,
    work_public_country: isNational ? 'ไทย' : 'สิงคโปร์',
  };
}

function inProceedings({ year }: When, random: Random): Publication {
  const common = { work_public_type: 'ประชุมวิชาการ (Full Paper)', work_public_number: pages(random) };
  if (random.chance(0.3)) {
    return {
      ...common,
      work_type_detail: 'L2',
      work_public_inter: 'ระดับนานาชาติ',
      work_public_title_th: internationalConference.th,
      work_public_title_en: internationalConference.en,
      work_public_place: 'Kuala Lumpur',
      work_public_country: 'มาเลเซีย',
    };
  }
  const town = random.pick(conferenceTowns);
  return {
    ...common,
    work_type_detail: 'L1',
    work_public_inter: 'ระดับชาติ',
    work_public_title_th: nationalConference.th,
    work_public_title_en: nationalConference.en,
    work_public_no: `ครั้งที่ ${year - nationalConference.since}`,
    work_public_place: `ศูนย์ประชุมจังหวัด${town}`,
    work_public_province: town,
  };
}

/** As a book of a publisher. */
const asBook = (random: Random) => ({
  ...appearedAt(random.pick(publishers)),
  work_public_number: `${random.whole(140, 420)} หน้า`,
  work_public_isbn: isbn(random),
});

const appearedAt = ({ th, en, province }: z.infer<typeof provincial>) => ({
  work_public_type: 'ตีพิมพ์',
  work_public_inter: 'ระดับชาติ',
  work_public_title_th: th,
  work_public_title_en: en,
  work_public_place: th,
  work_public_province: province,
});

function pages(random: Random): string {
  const first = random.whole(1, 240);
  return `${first}-${first + random.whole(12, 26)}`;
}

/** A Thai ISBN with its check digit. */
function isbn(random: Random): string {
  const digits = `978616${random.whole(100_000, 999_999)}`;
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return `978-616-${digits.slice(6, 9)}-${digits.slice(9)}-${(10 - (sum % 10)) % 10}`;
}
