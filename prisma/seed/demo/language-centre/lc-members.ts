import { toBuddhistEra } from '@faculty/contracts/kit/era';
import { searchText } from '@faculty/contracts/kit/search-text';
import type { Prisma } from '../../../generated/client.ts';
import { generatedName } from '../people/generated-members.ts';
import { Random } from '../random.ts';

/** How many members the demo's language centre has. */
export const memberCount = 420;

const fieldsOf = {
  S: ['ภาษาอังกฤษ', 'ภาษาจีน', 'ภาษาญี่ปุ่น', 'ภาษาไทย', 'ประวัติศาสตร์', 'การท่องเที่ยว', 'สารสนเทศศึกษา', '-'],
  E: ['สำนักงานคณบดี', 'ภาควิชาภาษาตะวันตก', 'ภาควิชาภาษาตะวันออก', '-'],
  U: ['-'],
} as const;

export interface DemoLcMember {
  sex: 'f' | 'm';
  /** How often this one comes, beside the others. */
  keenness: number;
  row: Prisma.LcUserCreateManyInput & { user_type: 'U' | 'E' | 'S'; job_title: number };
}

/** Where members belong: the faculty itself, those that teach, all that have staff, and who comes from outside. */
export interface DemoDepartments {
  own: number;
  teaching: readonly number[];
  working: readonly number[];
  outside: number;
}

/** Member number `index` of the language centre, the same on every machine. */
export function demoLcMember(index: number, { own, teaching, working, outside }: DemoDepartments, today: Date): DemoLcMember {
  const random = new Random(`lc-member-${index}`);
  const { sex, ...names } = generatedName(random);
  const chance = random.next();
  const user_type = chance < 0.74 ? 'S' : chance < 0.88 ? 'E' : 'U';
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
    // few come every week, many a few times a year
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
