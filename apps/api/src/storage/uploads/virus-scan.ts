import { createReadStream } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ApiError } from '../../kit/http/errors.ts';

/** Scans a local file. Returns the name of the virus; null when it is clean. */
export type ScanFile = (file: string) => Promise<string | null>;

/** A scan of 100 MB takes some seconds. */
const idleMilliseconds = 60_000;
const chunkBytes = 65_536;
const maxReplyBytes = 1_000;

/**
 * Scans by clamd's INSTREAM command (man clamd). Fails closed: if clamd is unreachable or refuses, the scan throws.
 * @param address `tcp://host:3310`, or `unix:/run/clamav/clamd.ctl`
 * @throws ApiError `unavailable`
 */
export function clamdScanner(address: string): ScanFile {
  const target = targetOf(address);
  return async (file) => {
    const socket = connect(target);
    socket.setTimeout(idleMilliseconds, () => socket.destroy(new Error('clamd does not answer')));
    try {
      const [reply] = await Promise.all([replyOf(socket), pipeline(Readable.from(framed(file)), socket)]);
      const verdict = /^stream: (?:(.+) FOUND|OK)$/.exec(reply);
      if (verdict === null) throw new Error(`clamd answered ${JSON.stringify(reply)}`);
      return verdict[1] ?? null;
    } catch (error) {
      throw new ApiError('unavailable', { cause: error });
    } finally {
      socket.destroy();
    }
  };
}

/** Whether `CLAMD_URL` is valid. */
export function isClamdAddress(address: string): boolean {
  return /^unix:\/[^\0]+$/.test(address) || (/^tcp:\/\/[^/]+$/.test(address) && URL.canParse(address) && new URL(address).port !== '');
}

function targetOf(address: string): { path: string } | { host: string; port: number } {
  if (address.startsWith('unix:')) return { path: address.slice('unix:'.length) };
  const { hostname, port } = new URL(address);
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) };
}

/** The command, the file in length-prefixed chunks, and an empty final chunk. */
async function* framed(file: string): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0');
  for await (const chunk of createReadStream(file, { highWaterMark: chunkBytes })) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE((chunk as Buffer).length);
    yield length;
    yield chunk as Buffer;
  }
  yield Buffer.alloc(4);
}

async function replyOf(socket: Socket): Promise<string> {
  let reply = '';
  for await (const chunk of socket) {
    reply += String(chunk);
    if (reply.length > maxReplyBytes || reply.includes('\0')) break;
  }
  return reply.replace(/\0.*$/s, '').trim();
}
