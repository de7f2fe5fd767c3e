import type { memberLevels } from '@faculty/contracts/members/member';
import { Random } from '../random.ts';
import { type Expertise, type OfficeWork, officeWork } from './expertise.ts';
import type { DemoMember } from './members.ts';

/** Academic rank: 1 lecturer, 2 assistant, 3 associate, 4 full professor. */
export type Rank = 1 | 2 | 3 | 4;

/** The rank a title says. Titles of the support staff say none. */
const ranks: Readonly<Record<string, Rank>> = { 101: 1, 102: 1, 103: 2, 104: 2, 105: 3, 106: 3, 107: 4, 108: 4, 114: 2 };
const doctors = new Set(['102', '104', '106', '108', '114']);

export const rankOf = ({ prefix_code }: Pick<DemoMember, 'prefix_code'>): Rank | undefined => ranks[prefix_code];
export const isDoctor = ({ prefix_code }: Pick<DemoMember, 'prefix_code'>): boolean => doctors.has(prefix_code);

/** Who leads the demo faculty. */
const leaders: Readonly<Record<string, string>> = {
  'supphachai.naa': '101',
  'anchali.sir': '102',
  'kittisak.sri': '103',
  'sudarat.won': '104',
  'phenphak.cho': '105',
  'sophita.sae': '106',
  'chakkrit.phi': '107',
  'phaithun.onl': '111',
  'benchamat.kae': '122',
  'haruethairat.wic': '122',
  'ekkachai.cha': '124',
  'phraewphan.nam': '132',
  'baibun.thi': '131',
  'yaowalak.pho': '141',
  'somkiat.man': '142',
};
const lesserPosts = ['122', '123', '124'] as const;

const officePosts: Readonly<Record<OfficeWork, string>> = {
  office: '301',
  finance: '304',
  students: '311',
  it: '307',
  quality: '303',
  international: '310',
  personnel: '306',
  media: '309',
  research: '312',
};
const isOffice = (field: Expertise): field is OfficeWork => Object.hasOwn(officeWork, field);

interface Posts {
  /** Level the member teaches. */
  info_data_a: (typeof memberLevels)[number] | '';
  /** Code of the post in the management or the offices. */
  info_data_b: string | null;
  /** Code of the academic position. */
  info_data_c: string | null;
}

/** What a member holds: lecturers an academic position and sometimes a post in the management, the others a post in an office. */
export function postsOf({ user_name, field, ...member }: DemoMember & { user_name: string }): Posts {
  const random = new Random(`posts-${user_name}`);
  const rank = rankOf(member);
  const leading = leaders[user_name];
  if (!rank) return { info_data_a: '', info_data_b: leading ?? (isOffice(field) ? officePosts[field] : '301'), info_data_c: null };
  return {
    info_data_a: isDoctor(member) ? (rank === 4 || random.chance(0.1) ? 'graduate' : 'bachelor_graduate') : 'bachelor',
    info_data_b: leading ?? (random.chance(0.06) ? random.pick(lesserPosts) : null),
    info_data_c: `20${rank}`,
  };
}
