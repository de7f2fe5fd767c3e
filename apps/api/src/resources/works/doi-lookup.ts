import { citation } from '@faculty/contracts/works/citation';
import { type CitedFields, workOfCitation } from '@faculty/contracts/works/work-of-citation';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { bounded } from '../../kit/bounded.ts';
import { ApiError } from '../../kit/errors.ts';
import { tellOthers } from '../../kit/tell-others.ts';

const answersWithin = 8_000;
const mostBytes = 1_000_000;
const mostAtOnce = 4;
const window = 60_000;
const mostInWindow = 20;

/** Asks about DOIs on behalf of people. */
export interface DoiLookup {
  /** @throws ApiError `rate_limited`, `lookup_unknown` or `lookup_failed` */
  find(doi: string, user_name: string): Promise<CitedFields>;
}

/**
 * Asks the one address the operator has set, and no other: redirects are refused. What is under way in this process, how long it takes,
 * how much is read of an answer and how often one person asks, over all processes on one database, are bounded.
 * Before the server is ready: others are to be heard from the beginning.
 */
export function doiLookup(app: FastifyInstance, address: string): DoiLookup {
  const asked = bounded<number[]>();
  let underWay = 0;
  const recent = (user_name: string, now: number) => (asked.get(user_name) ?? []).filter((at) => at > now - window);
  const count = (user_name: string, now = performance.now()) => asked.set(user_name, [...recent(user_name, now), now]);
  const tell = tellOthers(app, 'doi_lookups', z.string().max(100), (user_name) => void count(user_name));
  return {
    async find(doi, user_name) {
      const now = performance.now();
      if (recent(user_name, now).length >= mostInWindow || underWay >= mostAtOnce) throw new ApiError('rate_limited');
      count(user_name, now);
      tell(user_name);
      underWay += 1;
      try {
        return await ask(address, doi);
      } finally {
        underWay -= 1;
      }
    },
  };
}

async function ask(address: string, doi: string): Promise<CitedFields> {
  const body = await answerOf(address + encodeURIComponent(doi)).catch((cause: unknown) => {
    throw cause instanceof ApiError ? cause : new ApiError('lookup_failed', { cause });
  });
  const said = z.safeParse(z.looseObject({ message: z.unknown().optional() }), body);
  const source = said.success ? z.parse(citation, said.data.message ?? said.data) : {};
  if (!source.title) throw new ApiError('lookup_unknown');
  return workOfCitation(source);
}

async function answerOf(url: string): Promise<unknown> {
  const signal = AbortSignal.timeout(answersWithin);
  const response = await fetch(url, { redirect: 'error', signal, headers: { accept: 'application/json' } });
  if (response.status === 404) {
    await response.body?.cancel();
    throw new ApiError('lookup_unknown');
  }
  if (!response.ok || response.body === null) {
    await response.body?.cancel();
    throw new Error(`the source of DOIs answered ${response.status}`);
  }
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  // leaving the loop cancels what is still to come
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    bytes += chunk.length;
    if (bytes > mostBytes) throw new Error(`the answer is longer than ${mostBytes} bytes`);
    chunks.push(chunk);
  }
  return JSON.parse(Buffer.concat(chunks).toString('utf8')) as unknown;
}
