import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { seedReference } from '@faculty/prisma/seed/reference/seed-reference';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fetchAll } from '../../src/move-in/legacy/fetch.ts';
import { LegacyClient } from '../../src/move-in/legacy/legacy-client.ts';
import { RawStore } from '../../src/move-in/legacy/raw-store.ts';
import { MoveState } from '../../src/move-in/move-state.ts';
import { type Operation, plan } from '../../src/move-in/plan.ts';
import { dirt } from '../../src/move-in/rehearsal/dirt.ts';
import { contentOf, rehearse } from '../../src/move-in/rehearsal/rehearse.ts';
import { type Difference, verify } from '../../src/move-in/verify.ts';
import { type Applied, apply } from '../../src/move-in/write/apply.ts';
import { rollback } from '../../src/move-in/write/remove-record.ts';
import { seedWhenEmpty } from '../../src/seed/seed-database.ts';
import { type Client, type TestApp, testApp } from '../test-app.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'faculty-move-in-apply-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const silent = () => undefined;

describe('demo data moved into an empty product', () => {
  let source: TestApp;
  let target: TestApp;
  let admin: Client;
  let from: string;
  const store = new RawStore(path.join(folder, 'store'));
  let before: Record<string, string[]>;

  const fetchSource = () =>
    fetchAll(
      new LegacyClient({ from, credentials: { token: admin.token }, rate: 10_000 }),
      store,
      { from, filesBase: `${from}/files/` },
      silent,
    );
  const stateOf = async () => {
    const run = await store.run();
    if (!run) throw new Error('nothing was fetched');
    return MoveState.read(target.app, store, run);
  };
  const planned = async () => {
    const counts = new Map<Operation, number>();
    for (const ofKind of (await plan(await stateOf())).values()) {
      for (const [operation, count] of ofKind) counts.set(operation, (counts.get(operation) ?? 0) + count);
    }
    return Object.fromEntries(counts);
  };
  const applied = async () => {
    const all: Applied[] = [];
    await apply(await stateOf(), (one) => all.push(one));
    return all;
  };

  beforeAll(async () => {
    [source, target] = await Promise.all([testApp(), testApp()]);
    await seedWhenEmpty(source.app);
    // as many as say something: the demo has 8,000
    await source.app.db.$executeRaw`DELETE FROM mem_lc_checkin_users WHERE id > 300`;
    await seedReference(target.app.db);
    from = await source.app.listen({ port: 0, host: '127.0.0.1' });
    admin = await source.person({ role: 'admin', user_name: 'mover' });
    await target.person({ role: 'admin', user_name: 'here' });
    await fetchSource();
    before = await contentOf(target.app);
  }, 240_000);
  afterAll(() => Promise.all([source.close(), target.close()]));

  test('a plan says what would be done and writes nothing', { timeout: 120_000 }, async () => {
    const counts = await planned();
    expect(counts.create).toBeGreaterThan(300);
    expect(counts.cannot).toBeUndefined();
    expect(await contentOf(target.app)).toEqual(before);
  });

  test('apply brings everything in, and every field and file is as it was there', { timeout: 300_000 }, async () => {
    const all = await applied();
    expect(all.filter(({ problem }) => problem).map(({ step, problem }) => `${step.kind.name} ${step.id} ${problem}`)).toEqual([]);
    const differences: Difference[] = [];
    const { records, files } = await verify(await stateOf(), (difference) => differences.push(difference));
    const unnamed = differences.filter(({ mark }) => !mark);
    const shown = ({ kind, id, field, there, here }: Difference) =>
      `${kind.name} ${id} ${field}: ${JSON.stringify(there)?.slice(0, 100)} → ${JSON.stringify(here)?.slice(0, 100)}`;
    expect(unnamed.map(shown)).toEqual([]);
    // rights come in switched off, and that is all
    expect(differences.filter(({ mark }) => mark?.code !== 'switched_off').map(shown)).toEqual([]);
    expect(records).toBeGreaterThan(300);
    expect(files).toBeGreaterThan(50);
  });

  test('a second run writes nothing', { timeout: 120_000 }, async () => {
    const lines = await target.app.db.auditLog.count();
    const now = await contentOf(target.app);
    await fetchSource();
    await applied();
    expect(await target.app.db.auditLog.count()).toBe(lines);
    expect(await contentOf(target.app)).toEqual(now);
  });

  test('a rollback leaves what was there before', { timeout: 120_000 }, async () => {
    const problems: unknown[] = [];
    await rollback(await stateOf(), ({ problem, ...undone }) => problem && problems.push({ ...undone, problem }));
    expect(problems).toEqual([]);
    expect(await contentOf(target.app)).toEqual(before);
  });

  test('every kind of dirt is brought in and named, apply may be stopped at any record, conflicts are resolved', {
    timeout: 400_000,
  }, async () => {
    const lines: string[] = [];
    const wrong = await rehearse({
      source: source.app,
      target: target.app,
      store: new RawStore(path.join(folder, 'dirty')),
      say: (line) => lines.push(line),
    });
    expect(wrong).toEqual([]);
    expect(dirt.length).toBeGreaterThanOrEqual(40);
  });
});
