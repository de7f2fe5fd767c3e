import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const folder = path.join(import.meta.dirname, '..');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.startsWith('rehearsal/'));
const textOf = (name: string) => readFileSync(path.join(folder, name), 'utf8');
/** Whatever could send something over the network. */
const sending = /\bfetch\(|from '(node:)?(https?|http2|net|tls|undici)'|XMLHttpRequest|WebSocket/g;

test('the legacy system is called from one place only, which refuses every call that does not read', () => {
  expect(files.length).toBeGreaterThan(20);
  const sends = files.flatMap((name) => [...textOf(name).matchAll(sending)].map(([found]) => `${name}: ${found}`));
  expect(sends).toEqual(['legacy/legacy-client.ts: fetch(']);
  const client = textOf('legacy/legacy-client.ts');
  // what is given to that one call: a checked call, a GET of a file, a checked call again, and the sign-in
  expect([...client.matchAll(/this\.#send\((.*)/g)].map(([, given]) => given)).toEqual([
    'this.#at(path), { method, body }, signal);',
    "new URL(address), { method: 'GET' }, signal);",
    // a checked call that was answered before, once more
    'this.#at(path), { method }, signal).then((response) => textOf(response, path)),',
    "this.#at('/auth/signin/local'), init, signal);",
  ]);
  expect(client).toMatch(/async call\([^)]*\)[^{]*\{[^}]*\}>? ?\{?\s*if \(!isReading\(call\)\) throw/);
});
