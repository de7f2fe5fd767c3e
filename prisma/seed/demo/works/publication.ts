import type { Prisma } from '../../../generated/client.ts';
import type { Random } from '../random.ts';
import {
  conferenceTowns,
  internationalConference,
  type Journal,
  type JournalBase,
  journals,
  nationalConference,
  publishers,
  stages,
} from './venues.ts';
import type { WorkLine } from './work-line.ts';

/** Where and how a work came out. */
type Publication = Pick<Prisma.WorkCreateManyInput, 'work_type_detail' | 'work_public_title_th' | 'work_public_title_en'> &
  Partial<Omit<Prisma.WorkCreateManyInput, 'work_id'>>;

/** A Buddhist calendar month of publication. */
interface When {
  year: number;
  /** 1 to 12. */
  month: number;
}

const months = new Intl.DateTimeFormat('th-TH-u-ca-buddhist', { month: 'long', timeZone: 'UTC' });
const monthName = (month: number) => months.format(Date.UTC(2026, month - 1, 1));

/** A publication as fits the type of work. */
export function publicationOf(type: WorkLine[0], when: When, random: Random): Publication {
  const plain = { work_public_month_year: `${monthName(when.month)} ${when.year}`, work_public_country: 'ไทย' };
  switch (type) {
    case 'W1':
      return { ...plain, ...(random.chance(0.25) ? inProceedings(when, random) : inJournal(when, random)) };
    case 'W2':
      return { ...plain, ...inJournal(when, random, random.pick(['TCI1', 'TCI2'])) };
    case 'W3':
      return { ...plain, ...asBook(random), work_type_detail: 'L6' };
    case 'W4':
      return { ...plain, ...asBook(random), work_type_detail: 'L8' };
    case 'W5':
      return { ...plain, ...atPlace(random), work_type_detail: 'L7' };
    case 'W6':
      return {
        ...plain,
        work_type_detail: 'L8',
        work_public_title_th: 'กรมทรัพย์สินทางปัญญา',
        work_public_title_en: 'Department of Intellectual Property',
        work_public_no: `อนุสิทธิบัตร เลขที่ ${random.whole(18_000, 26_000)}`,
      };
    case 'W7':
      return { ...plain, ...atPlace(random), work_type_detail: 'L8' };
  }
}

const details = { TCI1: 'L4', TCI2: 'L3', Q2: 'L5', Q3: 'L5' } as const satisfies Record<JournalBase, string>;
/** Which journals take how many of the articles. */
const bases = ['TCI1', 'TCI1', 'TCI1', 'TCI2', 'TCI2', 'Q2', 'Q3'] as const satisfies readonly JournalBase[];

function inJournal({ year, month }: When, random: Random, base: JournalBase = random.pick(bases)): Publication {
  const journal = random.pick<Journal>(journals[base]);
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

function asBook(random: Random): Omit<Publication, 'work_type_detail'> {
  const [publisher, province] = random.pick(publishers);
  return {
    work_public_type: 'ตีพิมพ์',
    work_public_inter: 'ระดับชาติ',
    work_public_title_th: publisher.th,
    work_public_title_en: publisher.en,
    work_public_number: `${random.whole(140, 420)} หน้า`,
    work_public_isbn: isbn(random),
    work_public_place: publisher.th,
    work_public_province: province,
  };
}

function atPlace(random: Random): Omit<Publication, 'work_type_detail'> {
  const [place, province] = random.pick(stages);
  return {
    work_public_type: 'ตีพิมพ์',
    work_public_inter: 'ระดับชาติ',
    work_public_title_th: place.th,
    work_public_title_en: place.en,
    work_public_place: place.th,
    work_public_province: province,
  };
}

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
