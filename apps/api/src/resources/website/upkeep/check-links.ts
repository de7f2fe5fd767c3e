import { setTimeout as rest } from 'node:timers/promises';
import { todayInBangkok } from '@faculty/contracts/kit/dates/today';
import { parseUrl } from '@faculty/contracts/kit/parse-url';
import type { FastifyInstance } from 'fastify';
import { headOf, isPublic } from '../../../kit/http/public-address.ts';
import { claimRun } from '../../../kit/jobs/claim-run.ts';
import { runNightly } from '../../../kit/jobs/hourly.ts';
import { collectTexts } from '../../../kit/search/collect-texts.ts';
import { checkOwnAddresses, collectAddresses } from './link-places.ts';

const job = 'dead links';
/** Of one round, and of one host in it; what is left is asked in the next. */
const mostAddresses = 2_000;
const mostOfHost = 200;
const roundMilliseconds = 50 * 60_000;
/** Between two requests to one host. */
const paceMilliseconds = 2_000;
const answerMilliseconds = 10_000;
const mostRedirects = 5;
/** Days for which what was found is believed. */
const memoryDays = 7;
/** Nights on which an address must be gone before it is called dead. */
const nightsUntilDead = 3;

/** Asks at night whether the addresses in content still answer. */
export function deadLinks(app: FastifyInstance): void {
  runNightly(app, 'dead_links', async (run) => app.config.linkChecks && checkLinks(app, run));
}

interface CheckOptions {
  now: Date;
  signal?: AbortSignal;
  pace?: number;
  milliseconds?: number;
  isAllowed?: typeof isPublic;
}

/**
 * One round over the addresses that are due, in one of the processes: first those of the own website, from the database, then the others,
 * hosts in turn. Answers how many were asked for, or null when another process has looked within the hour.
 */
export async function checkLinks(app: FastifyInstance, options: CheckOptions): Promise<number | null> {
  const { now, signal } = options;
  if ((await claimRun(app, job, now)) === undefined) return null;
  const today = todayInBangkok(now);
  await collectTexts(app, signal);
  await collectAddresses(app);
  await checkOwnAddresses(app, today);
  const due = await app.db.$queryRaw<{ address: string }[]>`
    SELECT address FROM (
      SELECT address, row_number() OVER (PARTITION BY host ORDER BY checked_on NULLS FIRST, address) AS turn FROM link_checks
      WHERE host IS NOT NULL AND (checked_on IS NULL OR checked_on <= ${today}::date - ${memoryDays}::int OR state = 'waiting' AND checked_on < ${today}::date)
    ) waiting WHERE turn <= ${mostOfHost} ORDER BY turn, address LIMIT ${mostAddresses}`;
  const deadline = Date.now() + roundMilliseconds;
  const ask = pacedAsk(app, options);
  const withoutHost: string[] = [];
  let [asked, isResolving] = [0, false];
  for (const { address } of due) {
    if (signal?.aborted || Date.now() > deadline) break;
    const answer = await ask(address);
    if (signal?.aborted) break;
    asked += 1;
    if (answer === 'no_host') withoutHost.push(address);
    else await keepAnswer(app, address, answer, today);
    isResolving ||= /^\d+$/.test(answer);
  }
  // where no host could be found it may be our own resolver that knows none
  for (const address of withoutHost) await keepAnswer(app, address, isResolving ? 'no_host' : 'failed', today);
  await app.db.jobRun.update({ where: { name: job }, data: { ended_at: new Date(), outcome: { asked, left: due.length - asked } } });
  app.log.info({ asked, left: due.length - asked }, 'addresses in content were checked');
  return asked;
}

/** What an address answers: a status, or why there is none. Only a page or a host that is not there is gone; all else tells nothing. */
const isGone = (answer: string) => answer === '404' || answer === '410' || answer === 'no_host';
const isGood = (answer: string) => /^[23]\d\d$/.test(answer);

/** An address that cannot be told today stays dead or on its way to it, if it was. */
async function keepAnswer({ db }: FastifyInstance, address: string, answer: string, today: string): Promise<void> {
  const state = isGone(answer) ? 'gone' : isGood(answer) ? 'ok' : 'unknown';
  await db.$executeRaw`
    WITH told AS (SELECT nights + (${state} = 'gone')::int AS nights, state AS was FROM link_checks WHERE address = ${address}),
      next AS (SELECT nights, CASE WHEN ${state} = 'gone' THEN CASE WHEN nights >= ${nightsUntilDead} THEN 'dead' ELSE 'waiting' END
        WHEN ${state} = 'unknown' AND was IN ('waiting', 'dead') THEN was ELSE ${state} END AS state FROM told)
    UPDATE link_checks SET checked_on = ${today}::date, state = next.state, nights = CASE WHEN next.state IN ('waiting', 'dead') THEN next.nights ELSE 0 END,
      answer = CASE WHEN ${state} = 'unknown' AND next.state <> 'unknown' THEN answer ELSE ${answer} END,
      since = CASE WHEN link_checks.state = next.state OR link_checks.state = 'waiting' AND next.state = 'dead' THEN since ELSE ${today}::date END
    FROM next WHERE address = ${address}`;
}

/** Asks for an address and follows it, with a pause between two requests to one host. */
function pacedAsk(
  app: FastifyInstance,
  { signal, pace = paceMilliseconds, milliseconds = answerMilliseconds, isAllowed = isPublic }: CheckOptions,
) {
  const userAgent = `faculty-link-check (+${app.config.websiteUrl})`;
  const lastAt = new Map<string, number>();
  async function head(url: URL, method: 'HEAD' | 'GET') {
    const wait = (lastAt.get(url.host) ?? 0) + pace - Date.now();
    if (wait > 0) await rest(wait, undefined, signal ? { signal } : {});
    lastAt.set(url.host, Date.now());
    return headOf(url, { method, milliseconds, userAgent, isAllowed }).finally(() => lastAt.set(url.host, Date.now()));
  }
  return async (address: string): Promise<string> => {
    let url = parseUrl(address);
    try {
      for (let hop = 0; hop <= mostRedirects; hop += 1) {
        if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '') return 'address';
        let answer = await head(url, 'HEAD');
        // many servers refuse HEAD, and some know no page by it
        if (answer.status >= 400 && answer.status !== 429) answer = await head(url, 'GET');
        const { status, location } = answer;
        if (status < 300 || status >= 400 || location === undefined) return String(status);
        url = URL.canParse(location, url.href) ? new URL(location, url) : null;
      }
      return 'redirects';
    } catch (error) {
      const { code = '', name } = error as NodeJS.ErrnoException;
      if (code === 'ENOTFOUND') return 'no_host';
      return name === 'AbortError' || name === 'TimeoutError' || code === 'ETIMEDOUT' ? 'timeout' : code === 'inside' ? code : 'failed';
    }
  };
}
