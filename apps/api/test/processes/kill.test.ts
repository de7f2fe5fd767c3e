import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { form, picture } from '../forms.ts';
import { type ServerProcess, signIn, startServer } from '../server-process.ts';

const dataDirectory = mkdtempSync(path.join(tmpdir(), 'faculty-kill-'));
let running: ServerProcess | undefined;

afterAll(() => {
  running?.process.kill('SIGKILL');
  rmSync(dataDirectory, { recursive: true, force: true });
});

test('killed in the middle of a hundred creates with files: what was acknowledged is there with its file, and no orphan stays', async () => {
  running = await start();
  const token = await signIn(running);
  const acknowledged: { news_id: number; news_h_image_th: string }[] = [];
  const pictures = await Promise.all(['#123456', '#654321', '#abcdef'].map((colour) => picture(colour)));
  const server = running;
  const create = async (n: number) => {
    const body = form({ news_title_th: `ข่าวที่ ${n}`, news_type_tag: 'N1', news_h_image_th: pictures[n % 3] as Blob });
    const response = await fetch(`${server.base}/web_con_news`, { method: 'POST', body, headers: { authorization: `Bearer ${token}` } });
    if (response.status === 201) acknowledged.push((await response.json()) as (typeof acknowledged)[number]);
    // in the middle: some are done, some are in the database, some are still writing their file
    if (acknowledged.length === 30) server.process.kill('SIGKILL');
  };
  // six at a time: a person may have six uploads under way
  const next = Array.from({ length: 100 }, (_, n) => n);
  const lane = async () => {
    for (let n = next.shift(); n !== undefined; n = next.shift()) await create(n).catch(() => undefined);
  };
  await Promise.all(Array.from({ length: 6 }, lane));
  expect(acknowledged.length).toBeGreaterThanOrEqual(30);
  expect(acknowledged.length).toBeLessThan(100);
  expect(server.process.signalCode ?? (await ended(server.process))).toBe('SIGKILL');

  running = await start();
  const again = await signIn(running);
  const headers = { authorization: `Bearer ${again}` };
  for (const { news_id, news_h_image_th } of acknowledged) {
    const read = await fetch(`${running.base}/web_con_news/${news_id}`, { headers });
    expect(read.status, `news ${news_id}`).toBe(200);
    const file = await fetch(running.base + news_h_image_th);
    expect(file.status, news_h_image_th).toBe(200);
    expect((await file.arrayBuffer()).byteLength).toBeGreaterThan(0);
  }

  // the sweep at start has no grace time here: every picture left in the store belongs to a record
  const all = (await (await fetch(`${running.base}/web_con_news`, { headers })).json()) as { news_h_image_th: string }[];
  const owned = new Set(all.map((item) => nameOf(item.news_h_image_th)));
  const stored = () => readdirSync(path.join(dataDirectory, 'files/news')).map(nameOf);
  await expect.poll(() => stored().filter((name) => !owned.has(name)), { timeout: 15_000 }).toEqual([]);
  expect(new Set(stored())).toEqual(owned);
}, 120_000);

const start = () => startServer({ DATA_DIR: dataDirectory, ORPHAN_GRACE_MINUTES: '0' });

const ended = (child: ChildProcess) => new Promise((done) => child.once('exit', (_code, signal) => done(signal)));

/** Random part of a stored name, the same for a picture and its small version. */
const nameOf = (file: string) => path.basename(file).split('.')[0] as string;
