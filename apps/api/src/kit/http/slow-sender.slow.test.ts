import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endSlowSender } from './slow-sender.ts';

/** Speed of the mocked clock: a second of the server lasts 50 ms. */
const faster = 20;
let server: Server;
let person: object | null;
/** Milliseconds of the test for which the server does not read. */
let isBusyFor: number;

beforeEach(async () => {
  person = {};
  isBusyFor = 0;
  const realNow = performance.now.bind(performance);
  const realInterval = setInterval;
  vi.spyOn(performance, 'now').mockImplementation(() => realNow() * faster);
  vi.spyOn(globalThis, 'setInterval').mockImplementation((run: () => void, milliseconds = 0) => realInterval(run, milliseconds / faster));
  server = createServer(async (raw, response) => {
    raw.on('error', () => {});
    endSlowSender({ raw, person, log: { info() {} } } as never);
    if (isBusyFor > 0) await wait(isBusyFor);
    raw.resume().once('end', () => response.end());
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
});
afterEach(() => {
  vi.restoreAllMocks();
  server.closeAllConnections();
  server.close();
});

/** Sends at a speed until the call is answered or ended: the seconds that it took of the server. */
async function send(bytesPerSecond: number, total: number): Promise<{ isAnswered: boolean; seconds: number }> {
  const began = Date.now();
  const seconds = () => ((Date.now() - began) / 1000) * faster;
  let [isAnswered, isClosed] = [false, false];
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => {});
  socket.on('data', () => {
    isAnswered = true;
  });
  socket.on('close', () => {
    isClosed = true;
  });
  socket.write(`POST / HTTP/1.1\r\nhost: x\r\ncontent-length: ${total}\r\n\r\n`);
  for (let sent = 0; !isAnswered && !isClosed; await wait(10)) {
    const due = Math.min(total, Math.floor(seconds() * bytesPerSecond)) - sent;
    if (due > 0) socket.write(Buffer.alloc(due));
    sent += due;
  }
  socket.destroy();
  return { isAnswered, seconds: seconds() };
}

test('ends a call whose body comes a byte at a time, or not at all', async () => {
  for (const bytesPerSecond of [1, 0]) expect(await send(bytesPerSecond, 1_000_000)).toMatchObject({ isAnswered: false });
});

test('receives a body that takes most of a minute on a slow line', async () => {
  const { isAnswered, seconds } = await send(20_000, 900_000);
  expect(isAnswered).toBe(true);
  expect(seconds).toBeGreaterThan(44);
});

test('does not count the time in which the server reads nothing', async () => {
  isBusyFor = 2_500;
  expect(await send(200_000, 5_000_000)).toMatchObject({ isAnswered: true });
});

test('ends the call of a stranger after ten seconds, however fast', async () => {
  person = null;
  expect(await send(20_000, 900_000)).toMatchObject({ isAnswered: false });
});
