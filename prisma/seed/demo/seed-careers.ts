import type { Prisma } from '../../generated/client.ts';
import { degreesOf } from './people/degrees.ts';
import { demoPeople, type Person } from './people/demo-people.ts';
import { postsOf } from './people/posts.ts';

type Posts = ReturnType<typeof postsOf>;

/**
 * Gives newcomers their posts and degrees. Where nobody has any, the database is older than posts and degrees:
 * then all demo people who are there get theirs.
 */
export async function seedCareers(tx: Prisma.TransactionClient, newcomers: readonly Person[]): Promise<void> {
  const isHeld: Prisma.UserInfoWhereInput = {
    OR: [{ info_data_a: { not: '' } }, { info_data_b: { not: null } }, { info_data_c: { not: null } }],
  };
  const everybody = await presentOf(tx, new Set([...demoPeople, ...newcomers]));
  const anyPost = await tx.userInfo.findFirst({ where: isHeld, select: { info_id: true } });
  const anyDegree = await tx.userEdu.findFirst({ select: { edu_id: true } });
  await givePosts(tx, anyPost ? newcomers : everybody);
  await giveDegrees(tx, anyDegree ? newcomers : everybody);
}

async function presentOf(tx: Prisma.TransactionClient, people: Iterable<Person>): Promise<Person[]> {
  const unique = new Map([...people].map((person) => [person.user_name, person]));
  const users = await tx.user.findMany({ where: { user_name: { in: [...unique.keys()] } }, select: { user_name: true } });
  return users.flatMap(({ user_name }) => unique.get(user_name) ?? []);
}

/** One statement for all who hold the same; a position people have deleted is left out. */
async function givePosts(tx: Prisma.TransactionClient, people: readonly Person[]): Promise<void> {
  const positions = await tx.jobPosition.findMany({ select: { job_position_code: true } });
  const codes = new Set(positions.map((position) => position.job_position_code));
  const existing = (code: string | null) => (code !== null && codes.has(code) ? code : null);
  const holders = new Map<string, { posts: Posts; names: string[] }>();
  for (const person of people) {
    const wanted = postsOf(person);
    const posts = { ...wanted, info_data_b: existing(wanted.info_data_b), info_data_c: existing(wanted.info_data_c) };
    const key = Object.values(posts).join();
    const same = holders.get(key) ?? { posts, names: [] };
    same.names.push(person.user_name);
    holders.set(key, same);
  }
  for (const { posts, names } of holders.values()) {
    await tx.userInfo.updateMany({ where: { user_name: { in: names } }, data: posts });
  }
}

/** A level people have deleted is left out with its degrees. */
async function giveDegrees(tx: Prisma.TransactionClient, people: readonly Person[]): Promise<void> {
  const levels = new Set((await tx.eduLevel.findMany({ select: { edu_code: true } })).map((level) => level.edu_code));
  const rows = people.flatMap((person) =>
    degreesOf(person).map(({ edu_code, edu_year, degree, place }) => ({
      user_name: person.user_name,
      edu_code,
      edu_year,
      edu_degree_th: degree.th,
      edu_degree_en: degree.en,
      edu_degree_place_th: place.th,
      edu_degree_place_en: place.en,
      created_by: 'admin',
      updated_by: 'admin',
    })),
  );
  await tx.userEdu.createMany({ data: rows.filter((row) => levels.has(row.edu_code)) });
}
