import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rootDirectory } from '../src/config.ts';
import { type TestApp, testApp } from './test-app.ts';

/** Documented calls whose part of the product is not built yet. A call leaves this list when its issue is done. */
const notYet =
  /^\/(products|mem_lc|update_mem_lc|delete_mem_lc|combo_dc_group|get_web_con_activitys_user|get_temp_key|update_temp_key|webCon|delete_webCon|web_con_(article|docs|works|activitys|group|links|direct)|update_con_(article|docs|works|activitys|group|links|direct)|delete_con_(article|docs|works|activitys|group|links|direct)|delete_web_con_direct|report\/)/;

const documented = readFileSync(path.join(rootDirectory, 'docs/api/documented-calls.tsv'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t') as [method: string, path: string]);

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

describe('the documented contract', () => {
  const built = documented.filter(([, path]) => !notYet.test(path));
  test('is a list of 162 calls', () => expect(documented).toHaveLength(162));

  test.each(built)('%s %s is served', (method, path) => {
    const url = path.replace(/\{(\w+)\}/g, 'x');
    expect(t.app.findRoute({ method: method as 'GET', url: match(method, url) }), `${method} ${path}`).not.toBeNull();
  });

  test('stands in the API document, save what is no JSON call', async () => {
    const { paths } = (await t.call('GET /api-docs/json')).json<{ paths: Record<string, Record<string, unknown>> }>();
    const inDocument = new Set(
      Object.entries(paths).flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`)),
    );
    // the same call as /file/upload/{folder}, for a folder with a slash
    inDocument.add('POST /file/upload/{folder}/{subfolder}');
    const hidden = t.app.routeList.filter(
      ({ method, url }) =>
        method !== 'HEAD' &&
        method !== 'OPTIONS' &&
        !url.startsWith('/api-docs') &&
        !url.includes('*') &&
        !inDocument.has(`${method} ${url.replace(/:(\w+)/g, '{$1}')}`),
    );
    expect(hidden.map(({ method, url }) => `${method} ${url}`)).toEqual([]);
  });
});

/** The registered pattern that would answer this address. */
function match(method: string, url: string): string {
  const segments = url.split('/');
  const route = t.app.routeList.find((candidate) => {
    const parts = candidate.url.split('/');
    return (
      candidate.method === method &&
      candidate.url !== '/*' &&
      ((parts.length === segments.length &&
        parts.every((part, index) => part.startsWith(':') || part === '*' || part === segments[index])) ||
        (parts.at(-1) === '*' && segments.length >= parts.length && parts.slice(0, -1).every((part, index) => part === segments[index])))
    );
  });
  return route?.url ?? url;
}
