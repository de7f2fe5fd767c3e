import type { FastifyInstance, InjectOptions } from 'fastify';
import { z } from 'zod';
import { badValue, oneOf, plausible, type Random } from './values.ts';

type Route = FastifyInstance['routeList'][number];

export interface FuzzCall {
  method: string;
  url: string;
  headers: Record<string, string>;
  payload?: NonNullable<InjectOptions['payload']>;
}

const isZod = (schema: unknown): schema is z.core.$ZodType => schema instanceof z.core.$ZodType;

/** One call of a route: mostly right, and wrong in a place or two. */
export function callOf(route: Route, random: Random, picture: Buffer): FuzzCall {
  const { method } = route;
  const params = fields(route.schema.params, random);
  const url = route.url.replace(/:(\w+)|\*/g, (_, name = '*') => pathText(params[name] ?? oneOf(random, ['1', 'x', '101']), random));
  const query =
    isZod(route.schema.querystring) || random(10) === 0 ? `?${urlencoded(spoiled(fields(route.schema.querystring, random), random))}` : '';
  const call: FuzzCall = { method, url: `${url}${query}`.slice(0, 15_000), headers: oddHeaders(random) };
  if (method === 'GET' || method === 'HEAD') return call;
  const body = spoiled(fields(route.schema.body, random), random);
  return { ...call, ...encoded(body, route, random, picture) };
}

const fields = (schema: unknown, random: Random) => (isZod(schema) ? plausible(schema, random) : {}) as Record<string, unknown>;

/** One to three places replaced; now and then a name nobody asked for. A third stays as it is. */
function spoiled(given: Record<string, unknown>, random: Random): Record<string, unknown> {
  const body = { ...given };
  const names = [...Object.keys(body), 'page', 'limit', 'q', 'sort', 'data', '__proto__', 'x'.repeat(random(200))];
  for (let times = random(3); times > 0; times -= 1) {
    const name = oneOf(random, random(4) === 0 ? names : Object.keys(body).length > 0 ? Object.keys(body) : names);
    Object.defineProperty(body, name, { value: badValue(random), enumerable: true, configurable: true, writable: true });
  }
  return body;
}

function text(value: unknown): string {
  if (typeof value === 'string') return value;
  return JSON.stringify(value) ?? '';
}

const escaped = (value: string) => encodeURIComponent(value.toWellFormed());

function pathText(value: unknown, random: Random): string {
  if (random(3) > 0) return escaped(text(value)) || 'x';
  return oneOf(random, [
    '%00',
    '%',
    '%ff',
    '%E0%B8',
    '..%2f..',
    '-1',
    '0',
    '1e9',
    '2147483648',
    'NaN',
    '__proto__',
    '%F0%9F%92%A9',
    'a'.repeat(400),
    escaped(text(badValue(random)).slice(0, 200)) || 'x',
  ]);
}

function urlencoded(body: Record<string, unknown>): string {
  return Object.entries(body)
    .flatMap(([name, value]) => [value].flat(1).map((one) => `${escaped(name)}=${escaped(text(one))}`))
    .join('&');
}

function multipart(body: Record<string, unknown>, route: Route, random: Random, picture: Buffer): Buffer {
  const parts: (string | Buffer)[] = [];
  const part = (head: string, value: string | Buffer) => parts.push(`--b\r\n${head}\r\n\r\n`, value, '\r\n');
  for (const [name, value] of Object.entries(body)) {
    for (const one of [value].flat(1).slice(0, 120)) {
      const odd =
        random(20) === 0
          ? oneOf(random, ['\r\ncontent-type: application/json', '\r\ncontent-type: text/plain; charset=x', '; filename=""'])
          : '';
      part(`content-disposition: form-data; name="${name.replace(/["\r\n]/g, '')}"${odd}`, text(one));
    }
  }
  const wanted = route.config.fileParts && random(2) === 0;
  if (wanted || random(15) === 0) {
    const name = oneOf(random, ['file', 'file0', 'avatarFile', 'news_h_image_th', 'news_h_image_en', 'uploads_url', '', '__proto__']);
    const content = oneOf(random, [picture, picture, Buffer.alloc(0), Buffer.from('abc'), picture.subarray(0, 40)]);
    part(
      `content-disposition: form-data; name="${name}"; filename="${oneOf(random, ['a.png', '', '../../a', '\u0000', 'ก'.repeat(300), 'a.exe'])}"`,
      content,
    );
  }
  if (random(10) > 0) parts.push('--b--\r\n');
  return Buffer.concat(parts.map((one) => (typeof one === 'string' ? Buffer.from(one) : one)));
}

const garbage = [
  '',
  '{',
  '[]',
  'null',
  '"a"',
  '1',
  '{"a":1}}',
  '{"__proto__":{}}',
  '[[['.repeat(5_000),
  'a=%ff',
  'a=1&a=2&a[]=3',
  '--b\r\n',
  '--b--',
  '\0',
  '{"a":"\xff"}',
];
const types = [
  'application/json',
  'application/json; charset=tis-620',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=b',
  'multipart/form-data',
  'text/plain',
  'application/xml',
  'x',
  '',
];

function encoded(body: Record<string, unknown>, route: Route, random: Random, picture: Buffer): Pick<FuzzCall, 'headers' | 'payload'> {
  const kind = random(20);
  if (kind < 11) return { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(body) };
  if (kind < 14) return { headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: urlencoded(body) };
  if (kind < 18)
    return { headers: { 'content-type': 'multipart/form-data; boundary=b' }, payload: multipart(body, route, random, picture) };
  return { headers: { 'content-type': oneOf(random, types) }, payload: Buffer.from(oneOf(random, garbage), 'latin1') };
}

function oddHeaders(random: Random): Record<string, string> {
  if (random(10) > 0) return {};
  const name = oneOf(random, [
    'accept-language',
    'range',
    'if-none-match',
    'x-forwarded-for',
    'cookie',
    'content-type',
    'origin',
    'accept',
  ]);
  return {
    [name]: oneOf(random, ['en', 'x'.repeat(3_000), 'bytes=-', '"', '*/*', 'a=b; '.repeat(200), 'application/json', '\u00ff', 'text/html']),
  };
}
