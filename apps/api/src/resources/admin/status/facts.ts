import { statfs } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Config } from '../../../config.ts';
import { thaiProblems } from '../../../db/check-locale.ts';
import type { Job } from '../../../kit/metrics.ts';

const count = z.int().nonnegative();
/** The outcomes of jobs that are told here, by the job's name; what another version wrote counts as nothing. */
const outcomes = {
  // of the last one, whole or not; its times are those of the last whole one
  backup: z.object({ files: count, bytes: count, missing: count, changed: count, archive: z.string().nullable() }),
  'backup tried': z.null(),
  files: z.object({ missing: count, changed: count }),
  clock: z.object({ ahead_seconds: z.number() }),
  'trial restore': z.object({ day: z.iso.date(), done_by: z.string() }),
  'system status': z.object({
    /** By host. */
    certificates: z.record(z.string(), z.object({ until: z.iso.datetime().nullable(), problem: z.string() })),
    /** Files that were looked for, and those of them that are not there; null: the store did not answer. */
    sample: z.object({ looked: count, missing: z.array(z.string()) }).nullable(),
    /** What mails have told: the keys of rows to act on, the Monday of the last weekly mail, the moment of the last other one. */
    told: z.array(z.string()),
    week: z.string(),
    urgent_at: z.iso.datetime().nullable(),
  }),
} as const;
type JobName = keyof typeof outcomes;
type Jobs = { [Name in JobName]?: { began: Date; ended: Date | null; outcome: z.infer<(typeof outcomes)[Name]> | null } };
export type Looked = z.infer<(typeof outcomes)['system status']>;

/** What the status is made of. */
export interface Facts {
  config: Pick<Config, 'production' | 'smtpUrl' | 'publicUrl' | 'websiteUrl' | 'sso' | 'azureSecretExpires' | 'localSignIn'>;
  /** By the database's clock. */
  now: Date;
  /** How much the clock of this process is ahead of it. */
  aheadMilliseconds: number;
  jobs: Jobs;
  database: { version: string; zone: string; server_zone: string; bytes: number; file_bytes: number; problems: string[] };
  processZone: string;
  disk: { free: number; size: number } | null;
  mails: { given_up: number; waiting: number };
  /** Jobs of this process that have not succeeded for long. */
  overdue: Job[];
}

/** Days after which a mail that nobody got is forgotten here. */
export const givenUpDays = 7;

/** Asks the database, the disk and this process; looks at no file. */
export async function factsOf(app: FastifyInstance): Promise<Facts> {
  const asked = Date.now();
  const { rows } = await app.pool.query<Facts['mails'] & Omit<Facts['database'], 'problems'> & { now: number; answered: number }>(`
    SELECT extract(epoch FROM clock_timestamp())::float8 * 1000 AS now, current_setting('server_version') AS version,
      current_setting('TimeZone') AS zone, (SELECT reset_val FROM pg_settings WHERE name = 'TimeZone') AS server_zone,
      pg_database_size(current_database())::float8 AS bytes, (SELECT coalesce(sum(bytes), 0)::float8 FROM stored_files) AS file_bytes,
      (SELECT count(*)::int FROM outgoing_mails
        WHERE sent_at IS NULL AND text = '' AND created_at > now() - interval '${givenUpDays} days') AS given_up,
      (SELECT count(*)::int FROM outgoing_mails
        WHERE sent_at IS NULL AND text <> '' AND created_at < now() - interval '1 hour') AS waiting`);
  const answered = Date.now();
  const [found] = rows;
  if (!found) throw new Error('one row without a table');
  const { now, given_up, waiting, ...database } = found;
  const [jobs, problems, disk, overdue] = await Promise.all([
    jobsOf(app),
    thaiProblems(app.pool),
    statfs(app.config.dataDirectory).catch(() => null),
    app.metrics.overdueJobs(),
  ]);
  return {
    config: app.config,
    now: new Date(now),
    // the database's clock was read between the two: what lies between them is no difference
    aheadMilliseconds: asked > now ? asked - now : Math.min(answered - now, 0),
    jobs,
    database: { ...database, problems },
    processZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    disk: disk && { free: disk.bsize * disk.bavail, size: disk.bsize * disk.blocks },
    mails: { given_up, waiting },
    overdue,
  };
}

async function jobsOf({ db }: Pick<FastifyInstance, 'db'>): Promise<Jobs> {
  const runs = await db.jobRun.findMany({ where: { name: { in: Object.keys(outcomes) } } });
  return Object.fromEntries(
    runs.map(({ name, began_at, ended_at, outcome }) => [
      name,
      { began: began_at, ended: ended_at, outcome: outcomes[name as JobName].safeParse(outcome).data ?? null },
    ]),
  );
}
