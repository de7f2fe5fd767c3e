import { connect } from 'node:net';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { formsPlugin } from './forms.ts';

const megabyte = 1_000_000;

/** Sends a form of one long text over a connection of its own, all of it at once, and resolves with the status. */
function sendForm(port: number): Promise<string> {
  const text = Buffer.concat([
    Buffer.from('--b\r\ncontent-disposition: form-data; name="text"\r\n\r\n'),
    Buffer.alloc(megabyte, 'x'),
    Buffer.from('\r\n--b--\r\n'),
  ]);
  return new Promise((resolve, reject) => {
    const client = connect(port, '127.0.0.1', () => {
      client.write(`POST / HTTP/1.1\r\nhost: a\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: ${text.length}\r\n\r\n`);
      client.write(text);
    });
    client.on('error', reject).once('data', (answer) => {
      client.destroy();
      resolve(String(answer).slice(9, 12));
    });
  });
}

test('of forms that arrive together, one piece is parsed in a turn of the event loop', async () => {
  const app = Fastify({ bodyLimit: 2 * megabyte });
  app.decorateRequest('person', null);
  let turn = 0;
  const piecesInTurn: number[] = [];
  const nextTurn = () => {
    turn += 1;
    if (app.server.listening) setImmediate(nextTurn);
  };
  // what takes one piece a turn lets through one a turn, besides those that fill it first
  app.addHook('preValidation', ({ raw }, _reply, done) => {
    let pieces = 0;
    raw.on('data', () => {
      pieces += 1;
      if (pieces > 2) piecesInTurn[turn] = (piecesInTurn[turn] ?? 0) + 1;
    });
    done();
  });
  await app.register(formsPlugin);
  app.post('/', async (request) => ({ length: (request.body as { text: string }).text.length }));
  await app.listen({ port: 0, host: '127.0.0.1' });
  nextTurn();
  const { port } = app.server.address() as { port: number };
  try {
    expect(await Promise.all(Array.from({ length: 8 }, () => sendForm(port)))).toEqual(Array(8).fill('200'));
  } finally {
    await app.close();
  }
  expect(piecesInTurn.reduce((sum, pieces) => sum + pieces, 0)).toBeGreaterThan(50);
  expect(Math.max(...piecesInTurn.filter(Number.isFinite))).toBeLessThanOrEqual(2);
});
