import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Browser } from '../../../test/browser.ts';
import { type TestApp, testApp } from '../../../test/test-app.ts';

const site = 'http://localhost:3713';
let test: TestApp;

beforeAll(async () => {
  test = await testApp({ publicUrl: site, sso: null, devIdentityProviderPort: 3703 });
  await test.app.listen({ port: 3713, host: '127.0.0.1' });
  const people = Array.from({ length: 60 }, (_, index) => ({
    user_name: `p${index}`,
    email: `p${index}@faculty.example`,
    fname_th: 'สมชาย',
  }));
  await test.app.db.user.createMany({
    data: [
      ...people,
      { user_name: 'zadmin', email: 'admin@faculty.example', fname_th: '<b>ผู้ดูแล</b>', role: 'admin' },
      { user_name: 'gone', email: 'gone@faculty.example', fname_th: 'ออกแล้ว', disabled: true },
    ],
  });
});
afterAll(() => test.close());

/** Follows the redirects to the picker page. */
async function pickerOf(browser: Browser): Promise<{ url: string; html: string }> {
  const url = await browser.follow(`${site}/auth/signin/microsoft`, (address) => address.includes('/pick/'));
  return { url, html: await (await browser.get(url)).text() };
}
const pick = (browser: Browser, url: string, email: string) =>
  browser.follow(
    `${url}/as?email=${encodeURIComponent(email)}`,
    (address) => address.startsWith(`${site}/login`) || address.startsWith(`${site}/error-login`),
  );

it('lists at most 50 people, demo accounts first, without locked ones', async () => {
  const { html } = await pickerOf(new Browser());
  const shown = [...html.matchAll(/as\?email=([^"]+)"/g)].map(([, email]) => decodeURIComponent(email ?? ''));
  expect(shown).toHaveLength(50);
  expect(shown[0]).toBe('admin@faculty.example');
  expect(html).toContain('ผู้ดูแล');
  expect(html).not.toContain('<b>');
  expect(html).not.toContain('gone@faculty.example');
});

it('names an empty icon that its policy allows, so that the browser asks for none', async () => {
  const browser = new Browser();
  const answer = await browser.get((await pickerOf(browser)).url);
  expect(await answer.text()).toContain('<link rel="icon" href="data:,">');
  expect(answer.headers.get('content-security-policy')).toContain('img-src data:');
});

it('finds people by name and shows a note without matches', async () => {
  const browser = new Browser();
  const { url } = await pickerOf(browser);
  const found = await (await browser.get(`${url}?q=P59`)).text();
  expect([...found.matchAll(/as\?email=/g)]).toHaveLength(1);
  expect(await (await browser.get(`${url}?q=%22%3E%3Cscript%3E`)).text()).toContain('Nobody matches');
});

it('signs the picked person in, shows the picker each time, and refuses an unknown e-mail', async () => {
  const browser = new Browser();
  expect(await pick(browser, (await pickerOf(browser)).url, 'p1@faculty.example')).toContain('/login?token=');
  expect(await pick(browser, (await pickerOf(browser)).url, 'p2@faculty.example')).toContain('/login?token=');
  expect(await pick(browser, (await pickerOf(browser)).url, 'stranger@evil.example')).toMatch(
    /^http:\/\/localhost:\d+\/error-login\?request=[\w-]{36}$/,
  );
});

it('shows the expired page when the page is used again or in another browser', async () => {
  const browser = new Browser();
  const { url } = await pickerOf(browser);
  const other = await new Browser().get(url);
  expect(other.status).toBe(400);
  expect(await other.text()).toContain(`${site}/login`);
});

it('uses a free port when its own is in use', async () => {
  const holder = createServer();
  await new Promise<void>((resolve) => holder.listen(3704, '127.0.0.1', resolve));
  const second = await testApp({ publicUrl: 'http://localhost:3714', sso: null, devIdentityProviderPort: 3704 });
  const location = (await second.call('GET /auth/signin/microsoft')).headers.location ?? '';
  expect(location).toMatch(/^http:\/\/localhost:\d+\//);
  expect(location).not.toContain(':3704/');
  await second.close();
  holder.close();
});

it('does not start in production', async () => {
  const production = await testApp({ production: true, sso: null, devIdentityProviderPort: 3705, publicUrl: 'http://localhost:3714' });
  expect((await production.call('GET /auth/signin/microsoft')).headers.location).toMatch(
    /^http:\/\/localhost:3714\/error-login\?request=[\w-]{36}&failed=Y$/,
  );
  await production.close();
});
