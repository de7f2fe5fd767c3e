import { expect, test } from 'vitest';
import { testApp } from '../../test/test-app.ts';
import { siteServer } from '../public/site-server.ts';

const url = '/.well-known/security.txt';

test('back-office and website tell where to report a vulnerability, for half a year from now', async () => {
  const t = await testApp({ securityContact: 'mailto:security@uni.example' });
  const site = await siteServer(t.app);
  for (const answer of [await t.call(`GET ${url}`), await site.inject({ url })]) {
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.body).toMatch(
      /^Contact: mailto:security@uni\.example\nExpires: \d{4}-\d\d-\d\dT[\d:.]+Z\nPreferred-Languages: th, en\n$/,
    );
    const [, expires = ''] = answer.body.match(/Expires: (.*)/) ?? [];
    expect((Date.parse(expires) - Date.now()) / 86_400_000).toBeCloseTo(183, 1);
  }
  await site.close();
  await t.close();
});

test('nothing is told without the setting', async () => {
  const t = await testApp();
  expect((await t.call(`GET ${url}`)).statusCode).toBe(404);
  await t.close();
});
