import type { Bilingual } from '@faculty/contracts/kit/bilingual';
import { Random } from '../random.ts';
import { courses } from './courses.ts';
import type { DemoMember } from './members.ts';
import { isDoctor, rankOf } from './posts.ts';
import { thaiUniversities, universitiesAbroad } from './universities.ts';

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
export function degreesOf(member: DemoMember & { user_name: string }): Degree[] {
  const random = new Random(`degrees-${member.user_name}`);
  const rank = rankOf(member) ?? 0;
  const { bachelor, master, doctor } = courses[member.field];
  const abroad = universitiesAbroad[member.field];
  const home = () => random.pick(thaiUniversities);
  const away = () => (abroad && random.chance(0.5) ? random.pick(abroad) : home());
  const [earliest, latest] = firstDegrees[rank];

  const first = random.whole(earliest, latest);
  const degrees: Degree[] = [{ edu_code: '060', edu_year: first, degree: bachelor, place: home() }];
  if (rank === 0 && random.chance(0.6)) return degrees;
  const second = first + random.whole(2, 4);
  degrees.push({ edu_code: '080', edu_year: second, degree: master, place: away() });
  if (!isDoctor(member)) return degrees;
  degrees.push({ edu_code: '100', edu_year: second + random.whole(4, 8), degree: doctor ?? master, place: away() });
  return degrees;
}
