import type { Prisma, PrismaClient } from '../../generated/client.ts';
import { type DemoFiles, type DemoOptions, eachOf, inTransaction, longestMilliseconds } from './demo-files.ts';
import { degreesOf, demoPeople, fields, generatedMember, type Person, postsOf, rankOf } from './people.ts';
import { portraitOf } from './pictures.ts';
import { Random } from './random.ts';
import { seedRoles } from './seed-roles.ts';

/**
 * Adds the accounts and members that are missing, with their posts, degrees and roles; people who are there stay as they are.
 * Returns how many people and how many roles were added.
 */
export async function seedPeople(
  db: PrismaClient,
  files: DemoFiles,
  { hashPassword, identityOf }: Pick<DemoOptions, 'hashPassword' | 'identityOf'>,
): Promise<{ people: number; roles: number }> {
  const missing = await missingPeople(db, demoPeople);
  const portraits = await eachOf(missing, async (person) => {
    // some people have no picture: the screens must look well without
    if (new Random(person.user_name).chance(0.15) && !person.password) return null;
    return files.put('avatars', await files.picture(portraitOf(person.user_name, person.sex)), `${person.user_name}.webp`);
  });
  const hashes = await Promise.all(missing.map(({ password }) => (password ? hashPassword(password) : null)));
  let roles = 0;
  await inTransaction(db, files, portraits, 'system', async (tx) => {
    const users = missing.map((person, index) => ({
      ...userRow(person),
      avatarFile: portraits[index]?.path ?? null,
      password_hash: hashes[index] ?? null,
    }));
    await tx.user.createMany({ data: users });
    await bindToStandIn(tx, missing, identityOf);
    await tx.userInfo.createMany({ data: await infoRows(tx, missing) });
    await addCareers(tx, missing);
    roles = await seedRoles(tx, new Set(missing.map((person) => person.user_name)));
  });
  return { people: missing.length, roles };
}

/** Links accounts to Office365 identities at once: the first Office365 sign-in would remove their passwords, and the demo keeps both. */
async function bindToStandIn(tx: Prisma.TransactionClient, people: readonly Person[], identityOf: DemoOptions['identityOf']) {
  const user_name = { in: people.flatMap((person) => (person.password ? person.user_name : [])) };
  for (const { id } of await tx.user.findMany({ where: { user_name }, select: { id: true } })) {
    await tx.user.update({ where: { id }, data: identityOf(id) });
  }
}

/** Adds generated members until there are `count` of them. Returns how many were added. */
export async function seedMembers(db: PrismaClient, count: number): Promise<number> {
  const missing = await missingPeople(
    db,
    Array.from({ length: count }, (_, index) => generatedMember(index + 1)),
  );
  await db.$transaction(
    async (tx) => {
      await tx.user.createMany({ data: missing.map(userRow) });
      await tx.userInfo.createMany({ data: await infoRows(tx, missing) });
      await addCareers(tx, missing);
    },
    { timeout: longestMilliseconds },
  );
  return missing.length;
}

async function missingPeople(db: PrismaClient, wanted: readonly Person[]): Promise<Person[]> {
  const user_name = { in: wanted.map((person) => person.user_name) };
  const email = { in: wanted.map((person) => emailOf(person.user_name)) };
  const present = await db.user.findMany({ where: { OR: [{ user_name }, { email }] }, select: { user_name: true, email: true } });
  const taken = new Set(present.flatMap((user) => [user.user_name, user.email]));
  return wanted.filter((person) => !taken.has(person.user_name) && !taken.has(emailOf(person.user_name)));
}

const emailOf = (user_name: string) => `${user_name}@faculty.example`;

function userRow({ user_name, role, disabled, fname_th, lname_th, fname_en, lname_en }: Person): Prisma.UserCreateManyInput {
  return {
    user_name,
    email: emailOf(user_name),
    fname_th,
    lname_th,
    fname_en,
    lname_en,
    role: role ?? 'user',
    disabled: disabled ?? false,
    email_verified_at: new Date(),
  };
}

/** The member records; a prefix or department people have deleted is left out. */
async function infoRows(tx: Prisma.TransactionClient, people: readonly Person[]): Promise<Prisma.UserInfoCreateManyInput[]> {
  const prefixes = new Set((await tx.prefix.findMany({ select: { prefix_code: true } })).map((prefix) => prefix.prefix_code));
  const faculty = await tx.department.findFirst({ where: { up_department_name_th: 'คณะศิลปศาสตร์' }, select: { up_department_id: true } });
  return people.map((person) => {
    const { user_name, prefix_code, field } = person;
    const random = new Random(`info-${user_name}`);
    return {
      user_name,
      prefix_code: prefixes.has(prefix_code) ? prefix_code : null,
      up_department_id: faculty?.up_department_id ?? null,
      info_email: emailOf(user_name),
      info_tel: `02 555 0100 ต่อ ${random.whole(4101, 4198)}`,
      info_mobile: `08${random.whole(0, 9)} 555 ${String(random.whole(0, 9999)).padStart(4, '0')}`,
      info_room: `อาคารคณะศิลปศาสตร์ ห้อง ${random.whole(2, 5)}${String(random.whole(1, 24)).padStart(2, '0')}`,
      info_expert_th: fields[field]?.expertise.th ?? '',
      info_expert_en: fields[field]?.expertise.en ?? '',
      ...(rankOf(person) && {
        info_cv_link: `https://arts.faculty.example/cv/${user_name}`,
        info_link_a: `https://scholar.faculty.example/${user_name}`,
      }),
    };
  });
}

type Posts = ReturnType<typeof postsOf>;

/**
 * Gives newcomers their posts and degrees. Where nobody has any, the database is older than posts and degrees:
 * then all demo people who are there get theirs.
 */
async function addCareers(tx: Prisma.TransactionClient, newcomers: readonly Person[]): Promise<void> {
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

/** One statement for all who hold the same posts. Positions that were deleted are left out. */
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

/** Degrees of deleted levels are left out. */
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
