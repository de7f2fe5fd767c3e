import { parseArgs } from 'node:util';
import { seedLightNews } from '@faculty/prisma/seed/demo/light-news';
import { seedMembers } from '@faculty/prisma/seed/demo/seed-people';
import { seedReference } from '@faculty/prisma/seed/reference/seed-reference';
import { z } from 'zod';
import { runCommand, UsageError } from './backup/command.ts';
import { readConfig } from './config.ts';
import { openMigratedDatabase } from './open-migrated-database.ts';
import { makeAdmin } from './seed/make-admin.ts';
import { demo, demoFilesIn } from './seed/seed-database.ts';
import { openFileStore } from './storage/flydrive-store.ts';

const usage = `Fills the configured database.

  --reference    parameter lists, name prefixes, positions, education levels, departments (every choice adds them)
  --demo         accounts, 40 members, uploads, 60 news items with pictures, pages, articles, works, activities, the faculty's calendar, deans
  --members N    as many generated members in all (up to 2000)
  --admin EMAIL  makes that account an administrator, and makes the account when there is none
  --news N       as many plain news items in all (up to 100000), for long lists and measuring

Nothing that is there is changed; a second run adds nothing. Production takes only --reference and --admin.`;

function readChoices() {
  const options = {
    reference: { type: 'boolean' },
    demo: { type: 'boolean' },
    members: { type: 'string' },
    news: { type: 'string' },
    admin: { type: 'string' },
  } as const;
  try {
    const { values } = parseArgs({ options });
    if (values.admin !== undefined && !z.email().safeParse(values.admin.trim()).success) throw new Error('--admin: an e-mail address');
    if (Object.keys(values).length === 0) throw new Error('Say what to add.');
    return { ...values, members: count('--members', values.members, 2000), news: count('--news', values.news, 100_000) };
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${usage}`);
  }
}

function count(name: string, text: string | undefined, most: number): number {
  const number = Number(text ?? 0);
  if (!Number.isInteger(number) || number < 0 || number > most) throw new Error(`${name}: a whole number up to ${most}`);
  return number;
}

runCommand(async () => {
  const choices = readChoices();
  const config = readConfig(process.env);
  if (config.production && (choices.demo || choices.members || choices.news)) {
    throw new UsageError('Demo data never goes into production (NODE_ENV=production).');
  }
  const database = await openMigratedDatabase(config);
  try {
    const { prisma } = database;
    const files = await openFileStore(config, { db: prisma, pool: database.pool });
    report('reference data', await seedReference(prisma));
    if (choices.admin !== undefined) console.log(`administrator ${choices.admin}: ${await makeAdmin(prisma, choices.admin)}`);
    if (choices.demo) report('demo data', await demo(prisma, files));
    if (choices.members) report('generated members', { members: await seedMembers(prisma, choices.members) });
    if (choices.news) report('plain news', { news: await seedLightNews(prisma, demoFilesIn(files), choices.news, new Date()) });
  } finally {
    await database.close();
  }
});

function report(what: string, added: object): void {
  const counts = Object.entries(added).filter(([, number]) => number > 0);
  console.log(`${what}: ${counts.map(([kind, number]) => `${number} ${kind}`).join(', ') || 'all there already'}`);
}
