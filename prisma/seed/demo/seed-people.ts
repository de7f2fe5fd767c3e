import type { Prisma, PrismaClient } from '../../generated/client.ts';
import { type DemoFile, type DemoFiles, type DemoOptions, eachOf } from './demo-files.ts';
import { demoPeople, type Person } from './people/demo-people.ts';
import { expertise } from './people/expertise.ts';
import { generatedMember } from './people/generated-members.ts';
import { rankOf } from './people/posts.ts';
import { portraitOf } from './pictures.ts';
import { Random } from './random.ts';
import { seedCareers } from './seed-careers.ts';
import { seedRoles } from './seed-roles.ts';

/**
 * Adds the accounts and members that are missing, with their posts, degrees and roles; people who are there stay as they are.
 * Answers how many people and how many roles were added.
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
  await inTransaction(db, files, portraits, async (tx) => {
    await files.claim(
      tx,
      portraits.filter((file) => file !== null),
      'system',
    );
    const users = missing.map((person, index) => ({
      ...userRow(person),
      avatarFile: portraits[index]?.path ?? null,
      password_hash: hashes[index] ?? null,
    }));
    await tx.user.createMany({ data: users });
    await bindToStandIn(tx, missing, identityOf);
    await tx.userInfo.createMany({ data: await infoRows(tx, missing) });
    await seedCareers(tx, missing);
    roles = await seedRoles(tx, new Set(missing.map((person) => person.user_name)));
  });
  return { people: missing.length, roles };
}

/** The first sign-in by Office365 ends an account's password. Who tries the product out has both ways in, so that sign-in is none. */
async function bindToStandIn(tx: Prisma.TransactionClient, people: readonly Person[], identityOf: DemoOptions['identityOf']) {
  const user_name = { in: people.flatMap((person) => (person.password ? person.user_name : [])) };
  for (const { id } of await tx.user.findMany({ where: { user_name }, select: { id: true } })) {
    await tx.user.update({ where: { id }, data: identityOf(id) });
  }
}

/** Adds generated members until there are `count` of them. Answers how many were added. */
export async function seedMembers(db: PrismaClient, count: number): Promise<number> {
  const missing = await missingPeople(
    db,
    Array.from({ length: count }, (_, index) => generatedMember(index + 1)),
  );
  await db.$transaction(
    async (tx) => {
      await tx.user.createMany({ data: missing.map(userRow) });
      await tx.userInfo.createMany({ data: await infoRows(tx, missing) });
      await seedCareers(tx, missing);
    },
    { timeout: longestMilliseconds },
  );
  return missing.length;
}

/** Ten thousand rows with their search indexes take a while on the embedded database. */
const longestMilliseconds = 120_000;

/** Files go back when the rows they belong to could not be written. */
export async function inTransaction(
  db: PrismaClient,
  files: DemoFiles,
  kept: readonly (DemoFile | null)[],
  work: (tx: Prisma.TransactionClient) => Promise<void>,
): Promise<void> {
  try {
    await db.$transaction(work, { timeout: longestMilliseconds });
  } catch (error) {
    await files.remove(kept.flatMap((file) => file?.path ?? []));
    throw error;
  }
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
      info_expert_th: expertise[field].th,
      info_expert_en: expertise[field].en,
      ...(rankOf(person) && {
        info_cv_link: `https://arts.faculty.example/cv/${user_name}`,
        info_link_a: `https://scholar.faculty.example/${user_name}`,
      }),
    };
  });
}
