import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { ArchiveWriter } from './archive.ts';

test('a full disk is what the backup fails with, not what came of it', async () => {
  const full = () => Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  let taken = 0;
  const output = new Writable({
    write(chunk: Buffer, _encoding, done) {
      taken += chunk.length;
      done(taken > 100_000 ? full() : null);
    },
  });
  const writer = new ArchiveWriter(output);
  const write = async () => {
    for (let entry = 0; entry < 10; entry += 1) await writer.add(`${entry}`, Buffer.alloc(50_000));
  };
  await expect(write()).rejects.toMatchObject({ code: 'ENOSPC' });
  await expect(writer.add('next', Buffer.from('x'))).rejects.toMatchObject({ code: 'ENOSPC' });
});
