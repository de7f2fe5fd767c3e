import type { PrismaClient } from '@faculty/prisma/client';
import type { Disk } from 'flydrive';
import { originalOf } from '../object-path.ts';
import { objectKeys } from './installation.ts';
import { moveToTrash, tidyTrash } from './trash.ts';

const unclaimedMilliseconds = 24 * 3_600_000;
/** Maximum number of files moved by one sweep, or share of all files if that is more. */
const minLimit = 50;
const maxShare = 0.02;

/** Result of a sweep. */
export interface Swept {
  /** Files moved into the trash. */
  moved: string[];
  /** Orphans left for the next sweep. */
  waiting: number;
  /** Objects deleted from the trash after their retention. */
  deleted: number;
  /** Objects restored from the trash, because a row refers to them. */
  restored: number;
}

interface SweepOptions {
  disk: Disk;
  db: PrismaClient;
  graceMilliseconds: number;
  now: Date;
  signal?: AbortSignal | undefined;
}

/**
 * Moves orphans into the trash: paths in `orphan_candidates` without a row after the grace time. Objects that the database has never
 * registered are not touched, because with a wrong or restored database they may be in use.
 */
export async function sweepObjects({ disk, db, graceMilliseconds, now, signal }: SweepOptions): Promise<Swept> {
  await db.storedFile.deleteMany({ where: { claimed: false, created_at: { lt: new Date(now.getTime() - unclaimedMilliseconds) } } });
  const before = new Date(now.getTime() - graceMilliseconds);
  await db.$executeRaw`
    DELETE FROM orphan_candidates c WHERE noted_at <= ${before} AND EXISTS (
      SELECT FROM stored_files s WHERE s.path = c.path AND NOT EXISTS (SELECT FROM stored_files content WHERE content.content_of = s.path))`;
  const limit = Math.max(minLimit, Math.ceil((await db.storedFile.count()) * maxShare));
  const moved: string[] = [];
  // most candidates have no object any more, after a regular deletion
  for (let last = ''; moved.length < limit && !signal?.aborted; ) {
    const rows = await db.orphanCandidate.findMany({
      where: { noted_at: { lte: before }, path: { gt: last } },
      orderBy: { path: 'asc' },
      take: 100,
    });
    for (const { path } of rows) {
      if (moved.length === limit || signal?.aborted) break;
      if (await moveToTrash(disk, path)) moved.push(path);
      await db.orphanCandidate.deleteMany({ where: { path } });
    }
    const end = rows.at(-1);
    if (end === undefined) break;
    last = end.path;
  }
  const waiting = await db.orphanCandidate.count({ where: { noted_at: { lte: before } } });
  const trash = await tidyTrash(disk, async (paths) => withRow(db, paths), now);
  return { moved, waiting, ...trash };
}

/**
 * Files in the store without a row or candidate that are older than the grace time: of versions before 2026-11, or of another
 * installation. They are moved only by an operator's command.
 */
export async function* unknownFiles(disk: Disk, db: PrismaClient, graceMilliseconds: number): AsyncGenerator<string> {
  let batch = new Set<string>();
  const unknown = async function* () {
    const owned = await withRow(db, [...batch]);
    for (const path of batch) if (!owned.has(path) && (await isOlder(disk, path, graceMilliseconds))) yield path;
    batch = new Set();
  };
  for await (const key of objectKeys(disk)) {
    const path = originalOf(key);
    if (path === null) continue;
    batch.add(path);
    if (batch.size === 500) yield* unknown();
  }
  if (batch.size > 0) yield* unknown();
}

/** The paths that are the object of a row. A replaced file's object has its own row and path. */
async function withRow(db: PrismaClient, paths: string[]): Promise<ReadonlySet<string>> {
  const rows = await db.storedFile.findMany({ where: { path: { in: paths }, content: null }, select: { path: true } });
  return new Set(rows.map((row) => row.path));
}

/** False for a missing object. */
async function isOlder(disk: Disk, key: string, milliseconds: number): Promise<boolean> {
  const found = await disk.getMetaData(key).catch(() => null);
  return found !== null && Date.now() - found.lastModified.getTime() >= milliseconds;
}
