import { createServer } from 'node:net';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { documentRule, temporaryDirectory } from '../testing/test-files.ts';
import { makeStore } from '../testing/test-store.ts';
import { clamdScanner, isClamdAddress } from './virus-scan.ts';

/** A minimal clamd with INSTREAM. */
async function scanner(answer: (content: Buffer) => string): Promise<string> {
  const address = path.join(temporaryDirectory(), 'clamd.ctl');
  const server = createServer((socket) => {
    let received = Buffer.alloc(0);
    socket.on('error', () => {});
    socket.on('data', (chunk: Buffer) => {
      received = Buffer.concat([received, chunk]);
      const command = received.indexOf(0) + 1;
      const parts: Buffer[] = [];
      for (let at = command; at + 4 <= received.length; ) {
        const length = received.readUInt32BE(at);
        if (length === 0) return socket.end(`${answer(Buffer.concat(parts))}\0`);
        parts.push(received.subarray(at + 4, at + 4 + length));
        at += 4 + length;
      }
      return undefined;
    });
  });
  await new Promise<void>((listening) => server.listen(address, listening));
  onTestFinished(() => void server.close());
  return `unix:${address}`;
}

const eicar = (content: Buffer) => (content.includes('EICAR') ? 'stream: Win.Test.EICAR_HDB-1 FOUND' : 'stream: OK');
const pdf = (text: string) => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(200_000, 32), Buffer.from(`${text}\n%%EOF`)]);

it('refuses an infected file by its field and stores a clean one', async () => {
  const { accept, everything } = makeStore(undefined, { scan: clamdScanner(await scanner(eicar)) });
  await expect(accept(documentRule, pdf('EICAR'))).rejects.toMatchObject({
    code: 'invalid',
    details: { fields: { picture: { code: 'file_infected' } } },
  });
  expect(everything()).toEqual([]);
  const kept = await accept(documentRule, pdf('harmless'));
  expect(everything()).toEqual([`files/${kept.path}`]);
});

it.each([
  ['refuses to scan', async () => scanner(() => 'INSTREAM size limit exceeded. ERROR')],
  ['is not there', async () => 'unix:/nowhere/clamd.ctl'],
])('stores no file if the scanner %s', async (_, address) => {
  const { accept, everything } = makeStore(undefined, { scan: clamdScanner(await address()) });
  await expect(accept(documentRule, pdf('harmless'))).rejects.toMatchObject({ code: 'unavailable' });
  expect(everything()).toEqual([]);
});

it.each([
  ['tcp://127.0.0.1:3310', true],
  ['unix:/run/clamav/clamd.ctl', true],
  ['tcp://127.0.0.1', false],
  ['http://127.0.0.1:3310', false],
  ['clamd', false],
])('%s is a valid scanner address: %s', (address, usable) => {
  expect(isClamdAddress(address)).toBe(usable);
});
