import { setTimeout as rest } from 'node:timers/promises';
import { night } from '@faculty/contracts/kit/dates/night';
import { todayInBangkok } from '@faculty/contracts/kit/dates/today';
import type { ArrivalSource } from '@faculty/contracts/works/work-arrival';
import type { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance } from 'fastify';
import { claimRun } from '../../../kit/jobs/claim-run.ts';
import { runNightly } from '../../../kit/jobs/hourly.ts';
import { keepArrivals } from './keep-arrivals.ts';
import { type Read, SourceStops, sourcesOf } from './sources.ts';

const job = 'work arrivals';
/** Of one source in one round: what is left is asked in the next. */
const roundMilliseconds = 20 * 60_000;
/** Between two calls. The limits of both are far higher: OpenAlex 100 a second, ORCID 12. */
const paceMilliseconds = 1_000;
const mostPeople = 2_000;

/** What the last round found of a source. */
interface SourceOutcome {
  asked: number;
  arrived: number;
  /** Why it was not asked further. */
  problem?: string;
  /** Until when it is left alone. */
  until?: string;
}
type Outcome = Partial<Record<ArrivalSource, SourceOutcome>>;

/** Asks the sources at night for the works of members who have entered their ORCID iD. */
export function workArrivals(app: FastifyInstance): void {
  runNightly(app, 'work_arrivals', (run) => askSources(app, run));
}

interface AskOptions {
  now: Date;
  signal?: AbortSignal;
  pace?: number;
}

/**
 * One round over all people who were not asked about today, those who have waited longest first; in one of the processes. A source that
 * refuses, fails or cannot be read is left alone until the next night, or as long as it says. Answers what was found, or null when another
 * process has looked within the hour.
 */
export async function askSources(app: FastifyInstance, { now, signal, pace = paceMilliseconds }: AskOptions): Promise<Outcome | null> {
  const sources = Object.entries(sourcesOf(app.config.arrivalSources)) as [ArrivalSource, Read][]; // its own keys
  if (sources.length === 0) return null;
  const claimed = await claimRun<Outcome>(app, job, now);
  if (claimed === undefined) return null;
  const outcome: Outcome = { ...claimed.outcome };
  for (const [source, read] of sources) {
    const { until } = outcome[source] ?? {};
    if (until !== undefined && Date.parse(until) > now.getTime()) continue;
    const done: SourceOutcome = { asked: 0, arrived: 0 };
    outcome[source] = done;
    const deadline = Date.now() + roundMilliseconds;
    const pause = () => rest(pace, undefined, signal ? { signal } : {});
    try {
      for (const { user_name, info_orcid } of await peopleToAsk(app, source, now)) {
        if (signal?.aborted || Date.now() > deadline) break;
        if (done.asked > 0) await pause();
        done.asked += 1;
        const turn = { user_name, source };
        const asked_on = new Date(todayInBangkok(now));
        await app.db.arrivalTurn.upsert({ where: { user_name_source: turn }, create: { ...turn, asked_on }, update: { asked_on } });
        done.arrived += await keepArrivals(app, user_name, source, await read(info_orcid, pause));
      }
    } catch (error) {
      if (signal?.aborted) break;
      if (!(error instanceof SourceStops)) throw error;
      // the next night, in which the person who was asked about comes last
      done.until = new Date(Math.max(now.getTime() + error.seconds * 1000, endOfNight(now))).toISOString();
      done.problem = error.message;
      app.log.warn({ source, problem: error.message, until: done.until }, 'a source of works is asked no further this night');
    }
  }
  await app.db.jobRun.update({ where: { name: job }, data: { ended_at: new Date(), outcome: outcome as Prisma.InputJsonObject } });
  app.log.info({ outcome }, 'sources were asked for works');
  return outcome;
}

/** The next `night.to` in Bangkok. */
function endOfNight(now: Date): number {
  const end = new Date(now);
  end.setUTCHours(night.to - 7, 0, 0, 0);
  return end.getTime() + (end <= now ? 86_400_000 : 0);
}

function peopleToAsk(app: FastifyInstance, source: ArrivalSource, now: Date): Promise<{ user_name: string; info_orcid: string }[]> {
  return app.db.$queryRaw`
    SELECT users.user_name, info_orcid FROM users
    JOIN user_infos ON user_infos.user_name = users.user_name AND info_orcid <> ''
    LEFT JOIN arrival_turns ON arrival_turns.user_name = users.user_name AND source = ${source}
    WHERE NOT disabled AND (asked_on IS NULL OR asked_on < ${todayInBangkok(now)}::date)
    ORDER BY asked_on NULLS FIRST, users.user_name LIMIT ${mostPeople}`;
}
