import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, type TestApp, testApp } from './test-app.ts';

/** Open to everybody, each for a reason; a new public route must be added here on purpose. */
const meantToBePublic = [
  /^\/public\/v1(\/|$)/,
  /^\/(livez|readyz)$/,
  /^\/files\/\*$/,
  /^\/\.well-known\/security\.txt$/,
  // the kiosk, with its key
  /^\/checkin\/:key/,
  /^\/checkin_pair$/,
  /^\/api-docs/,
  /^\/auth\/(signin|signup|verify-email|send-password-reset-email|password-reset|session|options)/,
];

let t: TestApp;
let stranger: Client;
beforeAll(async () => {
  t = await testApp();
  stranger = await t.person();
});
afterAll(() => t.close());

const routes = () => t.app.routeList.filter(({ method }) => method !== 'OPTIONS' && method !== 'HEAD');
const address = (url: string) => url.replace(/:\w+/g, '1').replace('*', 'x');

describe('every registered route', () => {
  test('is public only where that is meant', () => {
    const open = routes()
      .filter(({ config }) => config.public)
      .map(({ url }) => url);
    expect(open.filter((url) => !meantToBePublic.some((pattern) => pattern.test(url)))).toEqual([]);
  });

  test('refuses a call without a token, and a forged one', async () => {
    for (const { method, url, config } of routes()) {
      if (config.public) continue;
      for (const headers of [{}, { authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJzaWQiOiJ4In0.' }]) {
        const response = await t.call(`${method} ${address(url)}`, undefined, headers as Record<string, string>);
        expect(response.statusCode, `${method} ${url}`).toBe(401);
        expect(response.json()).toMatchObject({ code: 'unauthorized' });
      }
    }
  });

  test('refuses a person without the right, before looking at what they sent', async () => {
    for (const { method, url, config } of routes()) {
      if (!config.right && !config.anyRight) continue;
      const response = await stranger.call(`${method} ${address(url)}`, method === 'GET' ? undefined : { nonsense: true });
      expect(response.statusCode, `${method} ${url}`).toBe(403);
    }
  });

  test('gives each right by itself: view, add, edit and delete imply nothing else', async () => {
    const declared = routes().flatMap(({ method, url, config: { right, anyRight = right ? [right] : [] } }) =>
      anyRight.map((each) => ({ method, url, ...each })),
    );
    // one person per page and right: more than a thousand would take most of a minute
    const people = new Map<string, Client>();
    const personWith = async (page: string, flags: Record<string, 'Y' | 'N'>) => {
      const key = JSON.stringify([page, flags]);
      const person = people.get(key) ?? (await t.person({ pages: { [page]: flags } }));
      people.set(key, person);
      return person;
    };
    for (const { method, url, page, action } of declared) {
      const statusFor = async (flags: Record<string, 'Y' | 'N'>) =>
        (await (await personWith(page, flags)).call(`${method} ${address(url)}`, method === 'GET' ? undefined : {})).statusCode;
      for (const flag of ['view', 'add', 'edit', 'delete'] as const) {
        const statusCode = await statusFor({ [flag]: 'Y' });
        if (flag === action) expect(statusCode, `${flag}: ${method} ${url}`).not.toBe(403);
        else expect(statusCode, `${flag}: ${method} ${url}`).toBe(403);
      }
      expect(await statusFor({ super_admin: 'Y', active: 'N' })).toBe(403);
      expect(await statusFor({ super_admin: 'Y' })).not.toBe(403);
    }
  });

  test('answers an unknown path with a JSON 404', async () => {
    const response = await stranger.call('GET /no/such/path');
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: 'no_such_path', requestId: expect.any(String) });
  });
});
