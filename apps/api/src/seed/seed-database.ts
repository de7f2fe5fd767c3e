import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { userEntity } from '@faculty/contracts/admin/user';
import { titleOf } from '@faculty/contracts/kit/entity';
import type { PrismaClient } from '@faculty/prisma/client';
import type { DemoFiles } from '@faculty/prisma/seed/demo/demo-files';
import { hasReference, seedReference } from '@faculty/prisma/seed/reference/seed-reference';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { identityOf } from '../auth/dev-idp/dev-identity.ts';
import { dropTokens } from '../auth/local/one-time-tokens.ts';
import { hashPassword, isPassword } from '../auth/local/passwords.ts';
import { lockOut } from '../auth/sessions/sessions.ts';
import { rootDirectory } from '../config.ts';
import { locks, withAdvisoryLock } from '../db/advisory-lock.ts';
import type { FileStore, KeptFile } from '../storage/file-store.ts';
import { isPublicPath } from '../storage/folders.ts';
import { claimFiles } from '../storage/stored-files.ts';

type Seeded = Pick<FastifyInstance, 'config' | 'db' | 'pool' | 'reservePool' | 'files' | 'log'>;

/**
 * What the server does before it listens: reference data is always there; outside production a database without people
 * gets the demo, so that a newcomer has something to sign in to; in production demo accounts are locked.
 * Of several servers one does it and the others wait. Interrupted, however hard, it is completed by the next start.
 */
export async function seedWhenEmpty(app: Seeded, stopping?: AbortSignal): Promise<void> {
  const { config, db, pool, log } = app;
  if (!(await hasReference(pool)) || (await wantsDemo(app))) await withAdvisoryLock(app, locks.firstStart, () => fill(app, stopping));
  if (config.production) {
    const locked = await lockDemoAccounts(db);
    if (locked.length > 0)
      log.warn(
        `demo accounts with public passwords were in this database and are locked now: ${locked.join(', ')} (the seed command with --admin makes an administrator)`,
      );
  }
}

async function fill(app: Seeded, stopping: AbortSignal | undefined): Promise<void> {
  const { db, pool, files, log } = app;
  stopping?.throwIfAborted();
  if (!(await hasReference(pool))) log.info(await seedReference(db), 'reference data added');
  if (!(await wantsDemo(app))) return;
  const job = { name: 'demo' };
  await db.jobRun.upsert({ where: job, create: { ...job, began_at: new Date() }, update: {} });
  log.info('adding demo data, this takes up to half a minute');
  log.info(await demo(db, files, stopping), 'demo data added');
  await db.jobRun.update({ where: job, data: { ended_at: new Date() } });
}

/** Whether the database is empty, or a start was interrupted while it added the demo. */
async function wantsDemo({ config, pool }: { config: { production: boolean }; pool: pg.Pool }): Promise<boolean> {
  if (config.production) return false;
  const { rows } = await pool.query<{ wanted: boolean }>(
    `SELECT NOT EXISTS (SELECT FROM users) OR EXISTS (SELECT FROM chores WHERE name = 'demo' AND ended_at IS NULL) AS wanted`,
  );
  return rows[0]?.wanted === true;
}

/** Adds the missing demo data; when aborted, it ends before the next file. */
export async function demo(db: FastifyInstance['db'], files: FileStore, stopping?: AbortSignal) {
  // with everything that draws its pictures: nothing a server needs that has people
  const { seedDemo } = await import('@faculty/prisma/seed/demo/seed-demo');
  return seedDemo(db, demoFilesIn(files, stopping), { hashPassword, identityOf });
}

/** The store for the demo data: every file is stored like an upload, and one that many records have is checked and drawn once. */
export function demoFilesIn(files: FileStore, stopping?: AbortSignal): DemoFiles {
  const accepted = new Map<string, Promise<KeptFile>>();
  return {
    picture: (name) => readFile(path.join(rootDirectory, 'prisma/seed/demo/pictures', name)),
    put: async (folder, content, name) => {
      stopping?.throwIfAborted();
      const sum = hash('sha256', content);
      const earlier = accepted.get(sum);
      if (earlier) return { ...(await files.copy(await earlier, folder)), name };
      const rule = { kind: 'document', maxMegabytes: 25, folder, public: isPublicPath(`${folder}/`) } as const;
      // two senders, because the pictures of one are drawn one after the other
      const file = files.accept('file', rule, Readable.from([content]), name, `demo ${accepted.size % 2}`);
      accepted.set(sum, file);
      return file;
    },
    claim: (tx, kept, createdBy) => claimFiles(tx, kept, { claimed: true, createdBy }),
    remove: (paths) => files.remove(paths),
  };
}

/**
 * Locks the demo accounts that still have their demo password, which everybody can read: a database filled for trying out
 * may become the real one. Answers whose.
 */
async function lockDemoAccounts(db: PrismaClient): Promise<string[]> {
  // only production needs the list, and only for this
  const { demoAccounts } = await import('@faculty/prisma/seed/demo/people');
  const locked: string[] = [];
  for (const { user_name, password } of demoAccounts) {
    const user = await db.user.findUnique({ where: { user_name } });
    if (!user || user.disabled || !(await isPassword(password, user.password_hash, { address: 'seed' }))) continue;
    await db.$transaction(async (tx) => {
      await tx.user.update({ where: { id: user.id }, data: { disabled: true, password_hash: null, updated_by: 'system' } });
      await lockOut(tx, user);
      await dropTokens(tx, user.id);
      const changes = { disabled: [false, true], password: ['•••', '•••'] };
      const line = {
        entity: 'user',
        record_id: String(user.id),
        record_title: titleOf(userEntity, user),
        action: 'edit',
        changes,
        request_id: 'start',
      };
      await tx.auditLog.create({ data: { ...line, user_name: 'system' } });
    });
    locked.push(user_name);
  }
  return locked;
}
