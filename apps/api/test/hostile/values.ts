import type { z } from 'zod';

/** Numbers from a seed: a failure can be walked again. */
export type Random = (below: number) => number;

export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  // mulberry32
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below);
  };
}

export const oneOf = <Item>(random: Random, items: readonly Item[]): Item => items[random(items.length)] as Item;

const words = ['ข่าว', 'ดร.', 'Faculty', '001', '101', 'a', 'N1', 'somchai', 'a@faculty.example', '2569', 'เก้าอี้', 'https://a.th/'];

/** A value the schema would likely take. */
export function plausible(schema: z.core.$ZodType, random: Random): unknown {
  const { def } = schema._zod as z.core.$ZodTypes['_zod'];
  switch (def.type) {
    case 'object':
      return Object.fromEntries(Object.entries(def.shape).map(([key, field]) => [key, plausible(field, random)]));
    case 'intersection':
      return { ...(plausible(def.left, random) as object), ...(plausible(def.right, random) as object) };
    case 'array':
      return [plausible(def.element, random)];
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
      return random(3) === 0 ? undefined : plausible(def.innerType, random);
    case 'pipe':
      return plausible((def.in._zod as z.core.$ZodTypes['_zod']).def.type === 'transform' ? def.out : def.in, random);
    case 'union':
      return plausible(oneOf(random, def.options), random);
    case 'enum':
      return oneOf(random, Object.values(def.entries));
    case 'literal':
      return oneOf(random, def.values);
    case 'boolean':
      return random(2) === 0;
    case 'number':
      return 1 + random(4);
    case 'string':
      if ('format' in def && def.format === 'date') return '2026-11-21';
      if ('format' in def && def.format === 'datetime') return '2026-11-21T10:00:00.000Z';
      return oneOf(random, words);
    default:
      return oneOf(random, words);
  }
}

const bad: readonly ((random: Random) => unknown)[] = [
  () => '',
  () => ' ',
  () => null,
  () => true,
  (random) => random(2_000_000_000) - 1_000_000_000,
  (random) => oneOf(random, [-1, 0, 0.1, 2 ** 31, 2 ** 53, 1e300, -0]),
  (random) => oneOf(random, ['NaN', 'Infinity', '-1', '0x10', '1e9', '00', '2147483648', '9'.repeat(400), '1;DROP TABLE users']),
  (random) => oneOf(random, ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'undefined', 'null', 'AUTO', '%', '\\', "'", '"']),
  (random) => oneOf(random, ['\0', 'a\0b', '\ud83d', '\udc00a', '\ufeff', '\u202e', '\ufffe', '\r\n', '\u2028', '\x7f']),
  (random) =>
    oneOf(random, ['0000-01-01', '0001-01-01', '9999-12-31', '2026-02-30', '2569-13-01', '-000001-01-01', '275760-09-13T00:00:00Z']),
  (random) => oneOf(random, words).repeat(1 + random(300)),
  (random) => `a${'\u0323\u0307'.repeat(random(4_000))}`,
  (random) => oneOf(random, [' ', ',', '[', '{"a":', '<a ', '<!--', '&amp;', '9', '../', '%00']).repeat(random(20_000)),
  () => '<iframe srcdoc="<iframe srcdoc=&quot;<script>a</script>&quot;>"><base href=//a><p onclick=a>',
  () => [],
  () => ({}),
  () => [[[[]]]],
  () => ['a', 'a', null, {}, []],
  () => ({ toString: 1, valueOf: 1 }),
  () => ({ length: 1e9, 0: 'a' }),
  () => JSON.parse('{"__proto__":{"role":"admin"},"constructor":{"prototype":{"a":1}}}'),
  (random) => Array.from({ length: random(2_000) }, (_, n) => n),
  (random) => Array.from({ length: random(30) }).reduce<unknown>((inner) => ({ a: inner }), 1),
  () => '["A1",{"toString":1}]',
];

/** A value no field wants: of another type, too long, badly encoded, or with a meaning of its own somewhere below. */
export const badValue = (random: Random): unknown => oneOf(random, bad)(random);
