import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endSlowReader } from './slow-reader.ts';

/** A second of the server's clock lasts twenty milliseconds here. */
const faster = 50;
let server: Server;
let answer: { isCut: boolean };
let source: () => Readable;

beforeEach(async () => {
  const own = { isCut: false };
  answer = own;
  const realNow = performance.now.bind(performance);
  const realInterval = setInterval;
  vi.spyOn(performance, 'now').mockImplementation(() => realNow() * faster);
  vi.spyOn(globalThis, 'setInterval').mockImplementation(((run: () => void, milliseconds: number) =>
    realInterval(run, milliseconds / faster)) as never);
  server = createServer((_request, response) => {
    response.once('close', () => {
      own.isCut = !response.writableFinished;
    });
    endSlowReader({ raw: response, request: { log: { info() {} } } } as never);
    source().pipe(response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
});
afterEach(() => {
  vi.restoreAllMocks();
  server.closeAllConnections();
  server.close();
});

/** Asks, and reads so many bytes at a time, with a rest between. */
async function read(bytes: number, rest: number, milliseconds: number): Promise<{ taken: number; socket: Socket }> {
  const socket = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', highWaterMark: 1024 } as never);
  socket.on('error', () => {});
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  let taken = 0;
  const until = Date.now() + milliseconds;
  while (Date.now() < until && !answer.isCut) {
    taken += (socket.read(Math.min(bytes, socket.readableLength)) as Buffer | null)?.length ?? 0;
    await wait(rest);
  }
  return { taken, socket };
}

const endless = () =>
  new Readable({
    read() {
      this.push(Buffer.alloc(64_000));
    },
  });

test('an answer nobody takes is ended after twenty seconds', async () => {
  source = endless;
  const { socket } = await read(0, 10, 2_000);
  expect(answer.isCut).toBe(true);
  socket.destroy();
});

test('an answer that is taken a byte at a time is ended within half a minute', async () => {
  source = endless;
  const { socket } = await read(1, 5, 2_000);
  expect(answer.isCut).toBe(true);
  socket.destroy();
});

test('a reader of an ordinary line is served to the end, however long that takes', async () => {
  source = endless;
  // far more than 8 kB in each of the twenty milliseconds
  const { taken, socket } = await read(1_000_000, 1, 2_000);
  expect(answer.isCut).toBe(false);
  expect(taken).toBeGreaterThan(1_000_000);
  socket.destroy();
});

test('while the server has nothing to send, no time counts', async () => {
  source = () =>
    Readable.from(
      (async function* () {
        yield 'first';
        await wait(1_500);
        yield 'last';
      })(),
    );
  const { socket } = await read(1_000, 5, 2_000);
  expect(answer.isCut).toBe(false);
  socket.destroy();
});
