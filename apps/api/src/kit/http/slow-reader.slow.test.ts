import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endSlowReader } from './slow-reader.ts';

/** Speed of the mocked clock: a second of the server lasts 20 ms. */
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
  vi.spyOn(globalThis, 'setInterval').mockImplementation((run: () => void, milliseconds = 0) => realInterval(run, milliseconds / faster));
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

/** Sends a request and reads the given number of bytes at a time, with a pause of `rest` milliseconds between. */
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

test('closes the connection of a reader that receives nothing for 20 seconds', async () => {
  source = endless;
  const { socket } = await read(0, 10, 2_000);
  expect(answer.isCut).toBe(true);
  socket.destroy();
});

test('closes the connection of a reader of single bytes within half a minute', async () => {
  source = endless;
  const { socket } = await read(1, 5, 2_000);
  expect(answer.isCut).toBe(true);
  socket.destroy();
});

test('serves a reader with a normal connection to the end', async () => {
  source = endless;
  // far more than 8 kB per 20 ms
  const { taken, socket } = await read(1_000_000, 1, 2_000);
  expect(answer.isCut).toBe(false);
  expect(taken).toBeGreaterThan(1_000_000);
  socket.destroy();
});

test('does not count the time in which the server has nothing to send', async () => {
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
