import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { testApp } from '../../test/test-app.ts';
import { ApiError } from '../kit/http/errors.ts';

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
  expect(text).toMatch(/http_request_duration_seconds_count\{method="GET",route="\/web_con_news\/:\w+",status="404"\} 1/);
  expect(text).toMatch(/http_request_duration_seconds_count\{method="GET",route="none",status="404"\} 2/);
  expect(text).toContain('le="60"');
  expect(text).not.toMatch(/route="\/(livez|readyz)"/);
  expect(text).toContain('database_up 1');
  expect(text).toContain('mails_waiting{state="failing"} 1');
  expect(text).toContain('database_connections{pool="main",state="idle"}');
  expect(text).toContain('table_changes_heard 1');
  expect(text).toContain('process_resident_memory_bytes');
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
  expect(text).toMatch(/^database_unavailable_total 1$/m);
  await t.close();
});
