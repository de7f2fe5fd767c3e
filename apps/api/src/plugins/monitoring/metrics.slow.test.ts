import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/test-app.ts';
import { rootDirectory } from '../../config.ts';
import { recordBackup } from '../../db/last-backup.ts';
import { ApiError } from '../../kit/http/errors.ts';

const freePort = () =>
  new Promise<number>((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => found(port));
    });
  });

test('serves metrics on a separate port only, with route patterns', async () => {
  const port = await freePort();
  const t = await testApp({ metrics: { host: '127.0.0.1', port } });
  const somebody = await t.person({ role: 'admin' });
  expect((await somebody.call('GET /web_con_news/4711?q=secret')).statusCode).toBe(404);
  await t.call('GET /somebody/scans/for/holes.php');
  expect((await t.call('GET /metrics')).statusCode).toBe(404);
  await t.call('GET /livez');
  await t.call('GET /readyz');
  await t.app.db.outgoingMail.create({ data: { recipient: 'a@faculty.example', subject: 's', text: 't', attempts: 2 } });

  const address = `http://127.0.0.1:${port}`;
  const answer = await fetch(`${address}/metrics`);
  expect(answer.headers.get('content-type')).toContain('text/plain');
  const text = await answer.text();
  expect(text).toMatch(/faculty_http_request_duration_seconds_count\{method="GET",route="\/web_con_news\/:\w+",status="404"\} 1/);
  expect(text).toMatch(/faculty_http_request_duration_seconds_count\{method="GET",route="none",status="404"\} 2/);
  expect(text).toContain('le="60"');
  expect(text).not.toMatch(/route="\/(livez|readyz)"/);
  expect(text).toMatch(/^faculty_build_info\{version="\d+\.\d+\.\d+",commit="",node="v\d+\.[\d.]+"\} 1$/m);
  expect(text).toContain('faculty_database_up 1');
  expect(text).toContain('faculty_mails_waiting{state="failing"} 1');
  expect(text).toContain('faculty_database_connections{pool="main",state="idle"}');
  expect(text).toContain('faculty_table_changes_heard 1');
  expect(text).toContain('faculty_process_resident_memory_bytes');
  expect(text).toContain('faculty_sessions 1');
  expect(text).toMatch(/^faculty_data_disk_free_bytes [1-9]\d+/m);
  expect(text).toMatch(/^faculty_data_disk_size_bytes [1-9]\d+/m);
  // other products on the same Prometheus server have sessions and databases too
  for (const name of text.match(/^\w+/gm) ?? []) expect(name).toMatch(/^faculty_/);
  // not in the values, which may contain these digits by chance
  expect(text).not.toMatch(/\{[^}]*(4711|secret|holes|person1)/);
  expect((await fetch(`${address}/anything`)).status).toBe(404);
  await t.close();
  await expect(fetch(`${address}/metrics`)).rejects.toThrow();
});

test('does not count calls refused for another reason as database unavailable', async () => {
  const port = await freePort();
  const t = await testApp({ metrics: { host: '127.0.0.1', port } }, (app) => {
    app.get('/busy', { config: { public: true } }, async () => {
      throw new ApiError('unavailable');
    });
    app.get('/gone', { config: { public: true } }, async () => {
      throw Object.assign(new Error('the connection is lost'), { code: '57P01' });
    });
  });
  for (const route of ['GET /busy', 'GET /gone']) expect((await t.call(route)).statusCode, route).toBe(503);
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect(text).toMatch(/^faculty_database_unavailable_total 1$/m);
  await t.close();
});

const metricsOf = async (port: number) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();

test('counts sign-ins by way and result, from zero', async () => {
  const port = await freePort();
  const t = await testApp({ metrics: { host: '127.0.0.1', port }, localSignIn: true });
  expect(await metricsOf(port)).toContain('faculty_sign_ins_total{way="microsoft",result="failed"} 0');
  await t.call('POST /auth/signin/local', { email: 'nobody@faculty.example', password: 'wrong password' });
  // no provider is configured
  await t.call('GET /auth/signin/microsoft');
  const text = await metricsOf(port);
  expect(text).toContain('faculty_sign_ins_total{way="password",result="refused"} 1');
  expect(text).toContain('faculty_sign_ins_total{way="microsoft",result="failed"} 1');
  expect(text).toContain('faculty_sign_ins_total{way="microsoft",result="refused"} 0');
  await t.close();
});

test('tells the age of the newest whole backup, and that none was ever made', async () => {
  const port = await freePort();
  const t = await testApp({ metrics: { host: '127.0.0.1', port } });
  const backup = async () => /^faculty_job_last_success_timestamp_seconds\{task="backup"\} (\S+)/m.exec(await metricsOf(port))?.[1];
  expect(await backup()).toBe('0');
  const outcome = { files: 20, bytes: 1_000, missing: 0, changed: 0, archive: 'a.tar' };
  const [first, second, third] = [24, 25, 26].map((day) => new Date(`2026-11-${day}T02:15:00Z`)) as [Date, Date, Date];
  const noted = () => t.app.db.jobRun.findMany({ where: { name: { startsWith: 'backup' } }, orderBy: { name: 'asc' } });
  await recordBackup(t.app.pool, first, { ...outcome, missing: 1, archive: 'a.tar.incomplete' });
  expect(await backup()).toBe('0');
  await recordBackup(t.app.pool, second, outcome);
  expect(Number(await backup())).toBe(second.getTime() / 1000);
  // the times of the whole one stay, the outcome is that of the last one
  await recordBackup(t.app.pool, third, { ...outcome, files: 0, bytes: 0, archive: null });
  expect(Number(await backup())).toBe(second.getTime() / 1000);
  expect(await noted()).toMatchObject([
    { name: 'backup', began_at: second, outcome: { files: 0, bytes: 0, missing: 0, changed: 0, archive: null } },
    { name: 'backup tried', began_at: third, ended_at: expect.any(Date), outcome: null },
  ]);
  await t.close();
});

test('tells when the client secret ends, where the day is set', async () => {
  const port = await freePort();
  const t = await testApp({ metrics: { host: '127.0.0.1', port }, azureSecretExpires: '2028-01-31' });
  const text = await metricsOf(port);
  expect(text).toContain(`faculty_sign_in_secret_expires_timestamp_seconds ${Date.parse('2028-01-31') / 1000}`);
  for (const task of [
    'sweep',
    'mails',
    'mou_reminders',
    'closing',
    'system_status',
    'search_texts',
    'work_arrivals',
    'dead_links',
    'backup',
  ])
    expect(text).toContain(`faculty_job_last_success_timestamp_seconds{task="${task}"}`);
  // a misspelt name in an alarm is an alarm that never comes
  const named = ['prometheus/faculty.rules.yml', 'grafana/faculty.json'].flatMap((file) => ops(file).match(/\bfaculty_[a-z0-9_]+/g) ?? []);
  expect(named.length).toBeGreaterThan(40);
  for (const name of new Set(named)) expect(text).toContain(`# TYPE ${name.replace(/_(bucket|count|sum)$/, '')} `);
  await t.close();
});

const ops = (file: string) => readFileSync(path.join(rootDirectory, 'ops', file), 'utf8');

test('docs/operations.md says what to do about every alarm', () => {
  const manual = readFileSync(path.join(rootDirectory, 'docs/operations.md'), 'utf8');
  const alarms = [...ops('prometheus/faculty.rules.yml').matchAll(/alert: (\w+)/g)].map(([, name]) => name ?? '');
  expect(alarms.length).toBeGreaterThan(15);
  for (const alarm of alarms) expect(manual).toContain(`\`${alarm}\``);
});
