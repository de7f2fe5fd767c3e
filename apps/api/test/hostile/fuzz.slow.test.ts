import { setTimeout } from 'node:timers/promises';
import { isLabelled } from '@faculty/contracts/entity-labels';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { picture } from '../forms.ts';
import { type Client, type TestApp, testApp } from '../test-app.ts';
import { callOf, type FuzzCall } from './calls.ts';
import { atKiosk } from './kiosk.ts';
import { oneOf, type Random, randomOf } from './values.ts';
import { auditedKinds, forgetWrites, unknownWrites, watchWrites } from './written.ts';

/** `npm run fuzz` asks for 100,000, from another seed each time. */
const calls = Number(process.env.FUZZ_CALLS ?? 500);
const seed = Number(process.env.FUZZ_SEED ?? 20_261_121);
/** In processor time, argon2's and the embedded database's included. */
const mostMilliseconds = 250;

let t: TestApp;
let signedIn: { admin: Client; stranger: Client };
let png: Buffer;
beforeAll(async () => {
  t = await testApp();
  png = Buffer.from(await (await picture()).arrayBuffer());
  await addCards();
  await watchWrites(t.app);
  await signIn();
});
afterAll(() => t.close());

/** Cards for the kiosk: what is made up on the way is seldom a whole member. */
async function addCards(): Promise<void> {
  const { up_department_id: job_title } = await t.app.db.department.create({ data: { up_department_name_th: 'คณะนิติศาสตร์' } });
  const names = { fname_th: 'นวล', fname_en: 'Nuan', lname_th: 'ใจดี', lname_en: 'Jaidee', user_type: 'S', job_title } as const;
  const stamps = { created_by: 'test', updated_by: 'test' };
  const data = Array.from({ length: 40 }, (_, n) => ({ ...names, ...stamps, user_name: `card${n}`, user_code: String(770_000 + n) }));
  await t.app.db.lcUser.createMany({ data });
}

/** Anew whenever a call has ended the session, or locked its person out. */
async function signIn(): Promise<void> {
  const { all, unknown } = await unknownWrites(t.app);
  expect(unknown).toEqual([]);
  written += all;
  signedIn = { admin: await t.person({ role: 'admin' }), stranger: await t.person() };
  await forgetWrites(t.app);
}
let written = 0;

async function answer(call: FuzzCall, token: string | undefined) {
  const start = process.cpuUsage();
  const response = await t.app.inject({
    ...(call as InjectOptions),
    headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }), ...call.headers },
  });
  const { user, system } = process.cpuUsage(start);
  return { response, milliseconds: (user + system) / 1000 };
}

/** The time of a call that seemed slow: other work of the process (garbage collection, pictures of an earlier upload) may have fallen into it. */
async function quickestOfFive(call: FuzzCall, token: string | undefined): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let n = 0; n < 5 && least > mostMilliseconds; n += 1) {
    await setTimeout(200);
    least = Math.min(least, (await answer(call, token)).milliseconds);
  }
  return least;
}

/** Who calls: mostly who may do everything, or nothing would be reached. */
function tokenFor(random: Random): string | undefined {
  const who = random(20);
  if (who < 16) return signedIn.admin.token;
  return who < 18 ? signedIn.stranger.token : who < 19 ? 'a.b.c' : undefined;
}

test(
  `${calls} calls from seed ${seed}: no fault, no pause, nothing written behind the audit's back`,
  async () => {
    const routes = t.app.routeList.filter(({ method, url }) => method !== 'OPTIONS' && !url.startsWith('/api-docs/static'));
    const wrong: string[] = [];
    const statuses = new Map<number, number>();
    for (let n = 0; n < calls && wrong.length < 20; n += 1) {
      const random = randomOf(seed + n);
      let route = oneOf(random, routes);
      // hashing passwords costs more than all the rest
      if (route.url.startsWith('/auth/') && random(6) > 0) route = oneOf(random, routes);
      const call = await atKiosk(callOf(route, random, png), t.app, random);
      const token = tokenFor(random);
      const { response, milliseconds } = await answer(call, token);
      const { statusCode } = response;
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
      const description = `FUZZ_SEED=${seed + n} FUZZ_CALLS=1: ${call.method} ${call.url.slice(0, 200)} ${String(call.payload ?? '').slice(0, 300)}`;
      if (statusCode >= 500) wrong.push(`${statusCode} ${response.body.slice(0, 200)} ${description}`);
      const again = milliseconds > mostMilliseconds ? await quickestOfFive(call, token) : 0;
      if (again > mostMilliseconds) wrong.push(`${Math.round(again)} ms ${description}`);
      const isSignedOut = statusCode === 401 && token === signedIn.admin.token;
      if (isSignedOut || n % 1_000 === 999) await signIn();
    }
    expect(wrong).toEqual([]);
    const { unknown, all } = await unknownWrites(t.app);
    expect(unknown).toEqual([]);
    expect((await auditedKinds(t.app)).filter((kind) => !isLabelled(kind))).toEqual([]);
    // the walk gets somewhere: some calls are answered, some change records
    if (calls >= 5_000) {
      expect(statuses.get(200) ?? 0).toBeGreaterThan(calls / 20);
      expect(written + all).toBeGreaterThan(calls / 500);
      // and cards are scanned
      expect(await t.app.db.lcScan.count()).toBeGreaterThan(0);
    }
    console.info(`fuzz: ${JSON.stringify(Object.fromEntries([...statuses].sort()))}, ${written + all} changes of records`);
  },
  60_000 + calls * 30,
);
