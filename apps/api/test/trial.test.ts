import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, type TestApp, testApp } from './test-app.ts';

/** Calls that are no GET and change nothing. */
const harmless = /^\/(combo_dc_|combo\/|api\/getRoleUserWeb|get_temp_key|get_web_con_activitys_user|auth\/(signin|session|signout))/;

describe('a trial (WEB_BACKEND_ENABLED=false)', () => {
  let trial: TestApp;
  let admin: Client;
  beforeAll(async () => {
    trial = await testApp({ webBackend: false });
    admin = await trial.person({ role: 'admin' });
  });
  afterAll(() => trial.close());

  test('refuses every writing call there is, even an administrator’s', async () => {
    const writing = trial.app.routeList.filter(({ method, url }) => !/^(GET|HEAD|OPTIONS)$/.test(method) && !harmless.test(url));
    expect(writing.length).toBeGreaterThan(30);
    for (const { method, url } of writing) {
      const answer = await admin.call(`${method} ${url.replace(/:\w+/g, '1').replace('*', 'x')}`, {});
      expect([answer.statusCode, answer.json().code], `${method} ${url}`).toEqual([403, 'trial']);
    }
  });

  test('still reads, looks up and signs out', async () => {
    expect((await admin.call('GET /prefixs')).statusCode).toBe(200);
    expect((await admin.call('POST /combo/usersActive', {})).statusCode).toBe(200);
    expect((await admin.call('POST /auth/signout', {})).statusCode).toBeLessThan(300);
  });

  test('no other spelling of an address gets round it', async () => {
    for (const url of ['/update_mem_users/', '//update_mem_users', '/combo/../update_mem_users', '/UPDATE_mem_users'])
      expect([403, 404], url).toContain((await trial.call(`POST ${url}`, {})).statusCode);
  });
});
