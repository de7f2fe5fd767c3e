import type { Bilingual } from '@faculty/contracts/kit/bilingual';
import type { memberLevel } from '@faculty/contracts/members/member';
import { z } from 'zod';
import { bilingual, rowsOf } from '../table.ts';
import fieldData from './data/fields.json' with { type: 'json' };
import nameData from './data/names.json' with { type: 'json' };
import peopleData from './data/people.json' with { type: 'json' };
import { Random } from './random.ts';

const nation = z.enum(['british', 'australian', 'american', 'chinese', 'japanese']);
const field = z.strictObject({ expertise: bilingual, bachelor: bilingual, master: bilingual });
const lecturers = z.record(z.string(), field.extend({ doctor: bilingual, abroad: z.array(nation).optional() })).parse(fieldData.lecturers);
/** Each with the code of its usual post. */
const offices = z.record(z.string(), field.extend({ post: z.string() })).parse(fieldData.offices);
const universities = z.record(z.enum(['thai', ...nation.options]), z.array(bilingual)).parse(fieldData.universities);

type Field = z.infer<typeof field>;

/** Fields of work, by name: what lecturers teach and study, and what the offices do. */
export const fields: Readonly<Record<string, Field>> = { ...lecturers, ...offices };

const member = z.strictObject({
  prefix_code: z.string(),
  sex: z.enum(['f', 'm']),
  fname_th: z.string(),
  lname_th: z.string(),
  fname_en: z.string(),
  lname_en: z.string(),
  field: z.enum(Object.keys(fields)),
  /** Locked out: has left the faculty. */
  disabled: z.literal(true).optional(),
});
const account = member.extend({ user_name: z.string(), password: z.string(), role: z.enum(['admin', 'user']) });
type Member = z.infer<typeof member>;
type Account = z.infer<typeof account>;

/** A person as the seed adds them: accounts have a password and a role, members have not. */
export type Person = Member & Pick<Account, 'user_name'> & Partial<Pick<Account, 'password' | 'role'>>;

/** The accounts a newcomer signs in with; never in production. */
export const demoAccounts = rowsOf(account, peopleData.accounts);

/** The 40 members of the demo faculty. Their names are hard on lists: first letters เ แ โ ไ ใ, tone marks, long ones, two-word surnames. */
export const demoMembers = rowsOf(member, peopleData.members);

/** The user_name by the faculty's rule: first name, a dot, three letters of the surname. */
export function userNameOf(fname: string, lname: string): string {
  const letters = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');
  return `${letters(fname).slice(0, 20)}.${letters(lname).slice(0, 3)}`;
}

/** Everybody of the demo faculty: the accounts and the members. */
export const demoPeople: readonly Person[] = [
  ...demoAccounts,
  ...demoMembers.map((person) => ({ ...person, user_name: userNameOf(person.fname_en, person.lname_en) })),
];

const name = z.tuple([z.string(), z.string()]);
const { men, women, surnames } = z.strictObject({ men: z.array(name), women: z.array(name), surnames: z.array(name) }).parse(nameData);

/** A random name and sex. */
export function generatedName(random: Random) {
  const sex = random.chance(0.6) ? ('f' as const) : ('m' as const);
  const [fname_th, fname_en] = random.pick(sex === 'f' ? women : men);
  const [lname_th, lname_en] = random.pick(surnames);
  return { sex, fname_th, fname_en, lname_th, lname_en };
}

/** Titles of lecturers, as often as they are met. */
const academicTitles = ['101', '101', '101', '102', '102', '102', '103', '103', '104', '104', '104', '105', '106', '106', '108'] as const;

/** Member number `index` of any number of generated members; the same on every machine. */
export function generatedMember(index: number): Person {
  const random = new Random(`member-${index}`);
  const { sex, fname_th, fname_en, lname_th, lname_en } = generatedName(random);
  const teaches = random.chance(0.6);
  const prefix_code = teaches ? random.pick(academicTitles) : sex === 'm' ? '001' : random.pick(['002', '003']);
  return {
    user_name: `${userNameOf(fname_en, lname_en)}${index}`,
    prefix_code,
    sex,
    fname_th,
    lname_th,
    fname_en,
    lname_en,
    field: random.pick(Object.keys(teaches ? lecturers : offices)),
    ...(random.chance(0.04) && { disabled: true as const }),
  };
}

/** Academic rank: 1 lecturer, 2 assistant, 3 associate, 4 full professor. */
export type Rank = 1 | 2 | 3 | 4;

/** Rank by code of title. Titles of the support staff have none. */
export const ranks: Readonly<Record<string, Rank>> = { 101: 1, 102: 1, 103: 2, 104: 2, 105: 3, 106: 3, 107: 4, 108: 4, 114: 2 };
const doctors = new Set(['102', '104', '106', '108', '114']);

export const rankOf = ({ prefix_code }: Pick<Member, 'prefix_code'>): Rank | undefined => ranks[prefix_code];
export const isDoctor = ({ prefix_code }: Pick<Member, 'prefix_code'>): boolean => doctors.has(prefix_code);

/** Who leads the demo faculty: codes of posts by user name. */
const leaders: Readonly<Record<string, string>> = peopleData.leaders;
const lesserPosts = ['122', '123', '124'] as const;

interface Posts {
  /** Level the member teaches. */
  info_data_a: z.infer<typeof memberLevel>;
  /** Code of the post in the management or the offices. */
  info_data_b: string | null;
  /** Code of the academic position. */
  info_data_c: string | null;
}

/** What a member holds: lecturers an academic position and sometimes a post in the management, the others a post in an office. */
export function postsOf({ user_name, field, ...member }: Person): Posts {
  const random = new Random(`posts-${user_name}`);
  const rank = rankOf(member);
  const leading = leaders[user_name];
  if (!rank) return { info_data_a: '', info_data_b: leading ?? offices[field]?.post ?? '301', info_data_c: null };
  return {
    info_data_a: isDoctor(member) ? (rank === 4 || random.chance(0.1) ? 'graduate' : 'bachelor_graduate') : 'bachelor',
    info_data_b: leading ?? (random.chance(0.06) ? random.pick(lesserPosts) : null),
    info_data_c: `20${rank}`,
  };
}

export interface Degree {
  edu_code: string;
  /** Buddhist year. */
  edu_year: number;
  degree: Bilingual;
  place: Bilingual;
}

/** Buddhist years in which members of a rank took their first degree; 0 = support staff. */
const firstDegrees = { 0: [2538, 2561], 1: [2547, 2553], 2: [2541, 2549], 3: [2534, 2541], 4: [2525, 2531] } as const;

/** The one to three degrees of a member, the first one first: doctors have three, other lecturers two. */
export function degreesOf(member: Person): Degree[] {
  const random = new Random(`degrees-${member.user_name}`);
  const rank = rankOf(member) ?? 0;
  const { bachelor, master } = fields[member.field] as Field;
  const { doctor = master, abroad } = lecturers[member.field] ?? {};
  const home = () => random.pick(universities.thai);
  const away = () => (abroad && random.chance(0.5) ? random.pick(abroad.flatMap((nation) => universities[nation])) : home());
  const [earliest, latest] = firstDegrees[rank];

  const first = random.whole(earliest, latest);
  const degrees: Degree[] = [{ edu_code: '060', edu_year: first, degree: bachelor, place: home() }];
  if (rank === 0 && random.chance(0.6)) return degrees;
  const second = first + random.whole(2, 4);
  degrees.push({ edu_code: '080', edu_year: second, degree: master, place: away() });
  if (!isDoctor(member)) return degrees;
  degrees.push({ edu_code: '100', edu_year: second + random.whole(4, 8), degree: doctor, place: away() });
  return degrees;
}
