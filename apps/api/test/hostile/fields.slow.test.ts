import type { FastifySchema } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { zodValidator } from '../../src/kit/http/validation.ts';
import { type TestApp, testApp } from '../test-app.ts';
import { type Place, placed, placesOf } from './schema-places.ts';

/** What one field may cost at the limit of its call, in processor time; the attacks took 400 to 16,000. */
const mostMilliseconds = 200;
/** Node takes no longer address; a path is part of it. */
const longestQuery = 16_000;

/** Texts made to be slow: to put in order, to trim, to take apart, to match. */
const hostile: Record<string, (length: number) => unknown> = {
  'marks on one letter': (length) => `a${'\u0323\u0307'.repeat(length / 2)}`,
  'marks, within the raw limit of a field': () => `a${'\u0323\u0307'.repeat(1000)}`,
  'piles of marks, each allowed': (length) => `a${'\u0323\u0307'.repeat(15)}`.repeat(length / 31),
  'Thai vowels and tones': (length) => 'ก\u0e38\u0e49'.repeat(length / 3),
  spaces: (length) => ' '.repeat(length),
  'spaces before a letter': (length) => `${' '.repeat(length)}a`,
  commas: (length) => ','.repeat(length),
  'comma list': (length) => 'A1,'.repeat(length / 3),
  brackets: (length) => '['.repeat(length),
  'JSON text': (length) => `[${'"A1",'.repeat(length / 5)}"A1"]`,
  'nested JSON text': (length) => `${'['.repeat(length / 2)}${']'.repeat(length / 2)}`,
  digits: (length) => '9'.repeat(length),
  letters: (length) => `${'a'.repeat(length)}!`,
  dots: (length) => 'a.'.repeat(length / 2),
  address: (length) => `a@${'a.'.repeat(length / 2)}`,
  'web address': (length) => `http://${'a'.repeat(length)} `,
  NUL: (length) => '\0'.repeat(length),
  'half characters': (length) => '\ud83d'.repeat(length),
  'upper case that grows': (length) => 'İ'.repeat(length),
  tags: (length) => '<a '.repeat(length / 3),
  list: () => Array.from({ length: 20_000 }, () => 'A1'),
  'list of lists': () => Array.from({ length: 20_000 }, () => []),
  object: () => ({ toString: 1, valueOf: 1, length: 1e9 }),
};

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const parts = ['body', 'querystring', 'params'] as const;

interface Contract {
  name: string;
  schema: z.core.$ZodType;
  longest: number;
  /** As the route does it. */
  check(data: unknown): { value?: unknown; error?: Error };
}

/** Every field of every contract a route checks what comes in with: once, however many routes use it. */
function contracts(): Contract[] {
  const found = new Map<unknown, Contract>();
  for (const { method, url, schema, bodyLimit, validatorCompiler = zodValidator } of t.app.routeList) {
    for (const part of parts) {
      const contract = (schema as FastifySchema)[part];
      if (!(contract instanceof z.core.$ZodType)) continue;
      const longest = part === 'body' ? (bodyLimit ?? t.app.initialConfig.bodyLimit ?? 0) : longestQuery;
      const check = validatorCompiler({ schema: contract, method, url, httpPart: part } as never) as Contract['check'];
      found.set(contract, { name: `${method} ${url} ${part}`, schema: contract, longest, check });
    }
  }
  return [...found.values()];
}

/** Processor time, not the clock's: the machine that runs the tests does other things, too. What seems slow is tried again. */
function milliseconds(work: () => unknown): number {
  const once = () => {
    const start = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  };
  const first = once();
  return first > mostMilliseconds ? Math.min(first, once(), once()) : first;
}

const made = new Map<string, unknown>();

/** A hostile value, made once for each length. */
function hostileValue(kind: string, length: number): unknown {
  const key = `${kind} ${length}`;
  if (!made.has(key)) made.set(key, hostile[kind]?.(length));
  return made.get(key);
}

describe('every field of every contract', () => {
  test('is found: the walk reaches more than a hundred', () => {
    const places = contracts().flatMap(({ schema }) => placesOf(schema));
    expect(places.length).toBeGreaterThan(100);
    expect(places.map(({ path }) => path.join('.'))).toEqual(expect.arrayContaining(['news_content_th', 'data.email', 'q', 'news_tag.0']));
  });

  test('takes hostile text at the limit without holding up the server, and without a fault', () => {
    const slow: string[] = [];
    for (const { name, schema, longest, check } of contracts()) {
      for (const place of placesOf(schema)) {
        for (const kind of Object.keys(hostile)) {
          // what is longer than the call's limit never arrives; marks take two bytes, Thai letters three
          const given = placed(place, hostileValue(kind, Math.floor(longest / 2)));
          const cost = milliseconds(() => check(given));
          if (cost > mostMilliseconds) slow.push(`${name} ${place.path.join('.')}: ${kind} took ${Math.round(cost)} ms`);
        }
      }
    }
    expect(slow).toEqual([]);
  });

  test.each([
    ['NUL', 'a\0b'],
    ['half a character', 'a\ud83db'],
  ])('refuses %s, or drops it: nothing that passes holds text no database takes', (_, text) => {
    for (const { name, schema, check } of contracts()) {
      for (const place of placesOf(schema)) {
        const { value } = check(placed(place, text));
        expect(JSON.stringify(value ?? null), `${name} ${place.path.join('.')}`).not.toMatch(/\\u0000|\\ud83d/);
      }
    }
  });
});

test.each<[string, Place['path'], unknown, string]>([
  ['POST /prefixs', ['prefix_s_th'], 'a\0b', 'characters'],
  ['POST /prefixs', ['prefix_s_th'], 'a\ud83db', 'characters'],
  ['POST /prefixs', ['prefix_s_th'], `a${'\u0323'.repeat(40)}`, 'characters'],
  ['POST /prefixs', ['prefix_s_th'], 'ก'.repeat(51), 'too_long'],
  ['POST /prefixs', ['prefix_s_th'], 'ก'.repeat(100_000), 'too_long'],
  ['POST /web_con_news', ['news_tag'], Array.from({ length: 31 }, () => 'a'), 'too_many'],
  ['POST /web_con_news', ['news_tag'], 'a,'.repeat(20_000), 'too_many'],
  ['POST /mem_users', ['disabled'], { toString: 1 }, 'choice'],
])('%s with a wrong %s is told so', async (route, path, value, code) => {
  const admin = await t.person({ role: 'admin' });
  const response = await admin.call(route, placed({ path, schema: z.any() }, value) as object);
  expect(response.statusCode).toBe(400);
  expect(response.json().fields[path.join('.')]).toMatchObject({ code });
});
