import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { DemoFiles } from '@faculty/prisma/seed/demo/demo-files';
import type { SeededDemo } from '@faculty/prisma/seed/demo/seed-demo';
import { hasReference, seedReference } from '@faculty/prisma/seed/reference/seed-reference';
import type { FastifyInstance } from 'fastify';
import { identityOf } from '../auth/dev-identity.ts';
import { hashPassword } from '../auth/passwords.ts';
import { rootDirectory } from '../config.ts';
import type { FileStore } from '../storage/file-store.ts';
import { isPublicPath } from '../storage/folders.ts';
import { claimFiles } from '../storage/stored-files.ts';
import { lockDemoAccounts } from './lock-demo-accounts.ts';

/**
 * What the server does before it listens: reference data is always there; outside production a database without people
 * gets the demo, so that a newcomer has something to sign in to; in production demo accounts are locked.
 */
export async function seedWhenEmpty(app: Pick<FastifyInstance, 'config' | 'db' | 'pool' | 'files' | 'log'>): Promise<void> {
  const { config, db, pool, files, log } = app;
  if (!(await hasReference(pool))) log.info(await seedReference(db), 'reference data added');
  if (config.production) {
    const locked = await lockDemoAccounts(db);
    if (locked.length > 0)
      log.warn(
        `demo accounts with public passwords were in this database and are locked now: ${locked.join(', ')} (the seed command with --admin makes an administrator)`,
      );
    return;
  }
  if ((await pool.query('SELECT FROM users LIMIT 1')).rows.length > 0) return;
  log.info('the database is empty: adding demo data, this takes up to half a minute');
  log.info(await demo(db, files), 'demo data added');
}

/** Adds the demo data that is missing. */
export async function demo(db: FastifyInstance['db'], files: FileStore): Promise<SeededDemo> {
  // with everything that draws its pictures: nothing a server needs that has people
  const { seedDemo } = await import('@faculty/prisma/seed/demo/seed-demo');
  return seedDemo(db, demoFilesIn(files), { hashPassword, identityOf });
}

/** The store as the demo data uses it: every file takes the way of an upload. */
export function demoFilesIn(files: FileStore): DemoFiles {
  return {
    picture: (name) => readFile(path.join(rootDirectory, 'prisma/seed/demo/pictures', name)),
    put: (folder, content, name) =>
      files.accept(
        'file',
        { kind: 'document', maxMegabytes: 25, folder, public: isPublicPath(`${folder}/`) },
        Readable.from([content]),
        name,
      ),
    claim: (tx, kept, createdBy) => claimFiles(tx, kept, { claimed: true, createdBy }),
    remove: (paths) => files.remove(paths),
  };
}
