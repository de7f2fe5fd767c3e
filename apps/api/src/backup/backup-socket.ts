import { rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import path from 'node:path';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Kept, makeBackup } from './make-backup.ts';

/** Longer addresses of sockets the kernel cuts off. */
const longestPath = 100;

/** Where the server of an embedded database is asked for a backup; null where the data directory lies too deep for it. */
export function socketIn(dataDirectory: string): string | null {
  const socket = path.join(dataDirectory, 'backup.sock');
  return socket.length > longestPath ? null : socket;
}

/**
 * Gives backups to whoever may write into the data directory: the embedded database is open in this process alone, so the
 * command must ask. Answers how to end it.
 */
export async function offerBackups(dataDirectory: string, kept: Kept): Promise<() => Promise<void>> {
  const socket = socketIn(dataDirectory);
  if (socket === null) return async () => {};
  // of a server that was killed; the directory is ours, the lock of its database says so
  rmSync(socket, { force: true });
  const server = createServer((_request, response) => {
    // who sees the connection break knows that the backup is not whole
    makeBackup(kept, response).catch((error: Error) => response.destroy(error));
  });
  await new Promise<void>((listening, failed) => {
    server.once('error', failed);
    server.listen(socket, listening);
  });
  return async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  };
}

/** Takes a backup from the server that has the data directory open; false when there is none. */
export function takeBackup(dataDirectory: string, output: Writable): Promise<boolean> {
  const socketPath = socketIn(dataDirectory);
  if (socketPath === null) return Promise.resolve(false);
  return new Promise((taken, failed) => {
    const asked = request({ socketPath, method: 'POST', path: '/backup' }, (response) => {
      pipeline(response, output).then(() => taken(true), failed);
    });
    asked.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') taken(false);
      else failed(error);
    });
    asked.end();
  });
}
