import { expect, test } from 'vitest';
import { EmbeddedEngine } from './embedded-engine.ts';

/** A statement as a message of the wire protocol. */
function query(sql: string): Buffer {
  const message = Buffer.from(`Q\0\0\0\0${sql}\0`);
  message.writeInt32BE(message.length - 1, 1);
  return message;
}

test('an engine that does not answer is given up: who waits is told, and so is the process', async () => {
  const engine = await EmbeddedEngine.open({ dataDir: 'memory://' }, 2_000);
  await engine.run(query('SELECT 1'));
  const never = engine.run(query('WITH RECURSIVE circle AS (SELECT 1 AS n UNION ALL SELECT 1 FROM circle) SELECT count(*) FROM circle'));
  await expect(never).rejects.toMatchObject({ message: 'the embedded database has ended (no answer within 2 s)', code: 'ECONNRESET' });
  expect(await engine.ended).toBeInstanceOf(Error);
  await expect(engine.run(query('SELECT 1'))).rejects.toThrow('has ended');
});
