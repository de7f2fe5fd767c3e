import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { FuzzCall } from './calls.ts';
import { oneOf, type Random } from './values.ts';

/**
 * A call of the kiosk's, mostly with the key that is valid now and often with a card that exists: without them nothing behind the key is
 * ever reached. From an address of its own, or the limit of guesses would refuse everything after a moment.
 */
export async function atKiosk(call: FuzzCall, { db }: FastifyInstance, random: Random): Promise<FuzzCall & { remoteAddress?: string }> {
  if (!call.url.startsWith('/checkin/') || random(5) === 0) return call;
  const end = { key_end_at: { gt: new Date() } };
  const key =
    (await db.tempKey.findFirst({ where: end })) ??
    (await db.tempKey.create({
      data: { key_code: 'z'.repeat(24), page_code: 'lc_room_checkin', key_end_at: new Date(Date.now() + 600_000), created_by: 'test' },
    }));
  const remoteAddress = `10.1.${random(250)}.${random(250)}`;
  const url = call.url.replace(/^\/checkin\/[^/?]*/, `/checkin/${key.key_code}`);
  if (call.method !== 'POST' || random(2) === 0) return { ...call, url, remoteAddress };
  const user_code = oneOf(random, await codesOf(db));
  const scan = { user_code, scan_id: randomUUID() };
  const scanned_at = new Date(Date.now() - random(26 * 3_600) * 1000).toISOString();
  const body = url.includes('/kept')
    ? {
        scans: [
          { ...scan, scanned_at },
          { ...scan, scan_id: randomUUID(), scanned_at },
        ],
      }
    : scan;
  return { ...call, url, remoteAddress, headers: { ...call.headers, 'content-type': 'application/json' }, payload: JSON.stringify(body) };
}

async function codesOf(db: FastifyInstance['db']): Promise<string[]> {
  const members = await db.lcUser.findMany({ select: { user_code: true }, take: 50 });
  return ['100', ...members.map(({ user_code }) => user_code)];
}
