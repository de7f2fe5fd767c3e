import { rm } from 'node:fs/promises';
import type { MoveFolder } from '../folder/move-folder.ts';
import { MoveError } from '../folder/read-rows.ts';
import { kinds } from '../kinds.ts';
import { Client, type ClientOptions } from './client.ts';
import { Failures } from './failures.ts';
import { FileFetcher } from './fetch-files.ts';
import { fetchKind } from './fetch-kind.ts';
import { RunState } from './run.ts';

export interface FetchOptions extends ClientOptions {
  /** Base address of the files; ends with a slash. */
  files: string;
  /** Other hosts that texts name. */
  oldHosts: readonly string[];
  /** Kinds that are left out. */
  skip: readonly string[];
  /** Asks for every file again and notices other bytes under the same path. */
  refetchFiles: boolean;
  /** Goes on however many files in a row are missing. */
  missingFiles: boolean;
}

/**
 * Fetches every record and file of the former system into the folder, and never writes there. After an interruption it goes on; a fetch
 * after one that ended asks for all records again, because the documented rows have no time of change, and for new files.
 * @param say receives one line for each kind
 */
export async function fetchAll(folder: MoveFolder, options: FetchOptions, say: (line: string) => void): Promise<void> {
  const { from, files, oldHosts, skip } = options;
  const client = new Client(options);
  const state = await RunState.open(folder, { from, files, oldHosts });
  const fetching = { client, state, say, failures: await Failures.open(folder) };
  const fetcher = await FileFetcher.open(fetching, { again: options.refetchFiles, anyMisses: options.missingFiles });
  try {
    for (const kind of kinds) {
      if (state.run.done.includes(kind.name)) continue;
      const isSkipped = skip.includes(kind.name);
      const reason = isSkipped ? '--skip' : await fetchKind(fetching, kind);
      if (reason === null) await fetcher.fetchOf(kind);
      else {
        say(`${kind.name}: left out (${reason})`);
        const info = await folder.info();
        await folder.keepInfo({ ...info, skipped: { ...info.skipped, [kind.name]: reason } });
      }
      state.run.done.push(kind.name);
      await state.keep();
    }
  } finally {
    const failed = await fetching.failures.write();
    for (const line of failed.slice(0, 20)) say(line);
    if (failed.length > 0) say(`${failed.length} did not come: failed.txt. The next fetch asks for them again.`);
  }
  const info = await folder.info();
  if (Object.keys(info.kinds).length === 0)
    throw new MoveError(`Nothing came: every list was refused. Is ${from} the address of the API, and may this account read it?`);
  await folder.keepInfo({ ...info, ended: new Date().toISOString() });
  for (const part of ['lists', 'singles', 'by', 'next', 'run.json']) await rm(folder.at('state', part), { recursive: true, force: true });
  const { came, changed } = fetcher.counts;
  say(
    `${client.calls} calls; ${came} files came${changed > 0 ? `, ${changed} of them with other bytes than before` : ''}. Next: npm run move-in -- check`,
  );
}
