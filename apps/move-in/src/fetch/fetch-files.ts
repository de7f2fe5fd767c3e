import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileNameOf, type Hosts, isOfOldHost } from '../folder/file-names.ts';
import { MoveError } from '../folder/read-rows.ts';
import { addressesIn, isFile } from '../folder/text-addresses.ts';
import type { Kind, Row } from '../kinds.ts';
import { CallError, type Client, maxFileBytes } from './client.ts';
import type { Fetching } from './fetch-kind.ts';
import { Journal } from './journal.ts';

const maxMisses = 20;

interface KeptFile {
  name: string;
  sha256: string;
  /** The run that asked for it last. */
  run: string;
}

/** What fields and texts of a record name as files of the former system. */
export function filesNamedIn(kind: Kind, row: Row, hosts: Hosts): string[] {
  const entity = kind.entityOf(row);
  const inFields = Object.keys(entity.files).map((field) => row[field]);
  // an address may lead to a page, or to another website without a scheme
  const inAddresses = (entity.addresses ?? [])
    .map((field) => row[field])
    .filter((value) => /^(\w+:)?\//.test(String(value)) && isFile(String(value)));
  const inTexts = (entity.richText ?? []).flatMap((field) => addressesIn(row[field], hosts).filter((address) => address.isFile));
  const named = [...[...inFields, ...inAddresses].filter((value) => typeof value === 'string'), ...inTexts.map((address) => address.named)];
  return named.filter((each) => fileNameOf(each, hosts) !== null);
}

const encoded = (name: string) => name.split('/').map(encodeURIComponent).join('/');

/** The addresses at which a file may lie, the likeliest first. */
export function addressesOf(named: string, hosts: Hosts): string[] {
  const { from = '', files = '' } = hosts;
  const value = named.trim();
  const name = fileNameOf(value, hosts) ?? value;
  // a name with `%20` may be meant as it is, or encoded already; one with `?` may have a query
  const ways = /%[\da-f]{2}|\?/i.test(name) ? [encoded(name), name] : [encoded(name)];
  const atBase = ways.map((way) => `${files}${way}`);
  const byCall = `${from}/file/download?privateUrl=${encodeURIComponent(name)}`;
  const isAddress = /^(https?:)?\/\//i.test(value);
  const own = isAddress || value.startsWith('/') ? [new URL(value, from).href] : [];
  const isOwn = own.some((address) => [from, files].some((base) => new URL(base).host === new URL(address).host));
  const addresses = /privateUrl=/i.test(value) ? [byCall, ...atBase] : isOwn ? [...own, ...atBase, byCall] : [...atBase, byCall, ...own];
  return [...new Set(addresses)].filter((each) => URL.canParse(each));
}

/** Fetches the files that records name into `files/`, each once. */
export class FileFetcher {
  readonly #fetching: Fetching;
  readonly #journal: Journal<KeptFile>;
  readonly #kept = new Map<string, KeptFile>();
  readonly #again: boolean;
  readonly #maxMisses: number;
  /** Hosts of texts that did not answer: not waited for again. */
  readonly #unreachable = new Set<string>();
  #misses = 0;
  /** How many came, and how many of them had other bytes before. */
  readonly counts = { came: 0, changed: 0 };

  private constructor(fetching: Fetching, { again, anyMisses }: { again: boolean; anyMisses: boolean }) {
    this.#fetching = fetching;
    this.#again = again;
    this.#maxMisses = anyMisses ? Number.POSITIVE_INFINITY : maxMisses;
    this.#journal = new Journal(fetching.state.folder.at('state', 'files.jsonl'));
  }

  static async open(fetching: Fetching, options: { again: boolean; anyMisses: boolean }): Promise<FileFetcher> {
    const fetcher = new FileFetcher(fetching, options);
    for await (const file of fetcher.#journal.lines()) fetcher.#kept.set(file.name, file);
    return fetcher;
  }

  /** Fetches what the records of a kind name. @throws MoveError after twenty misses in a row: the files lie elsewhere */
  async fetchOf(kind: Kind): Promise<void> {
    const { state } = this.#fetching;
    const hosts = await state.folder.hosts();
    for await (const { row } of state.folder.records(kind))
      for (const named of filesNamedIn(kind, row, hosts)) await this.#fetchFile(named, hosts);
  }

  async #fetchFile(named: string, hosts: Hosts): Promise<void> {
    const { state, failures } = this.#fetching;
    const name = fileNameOf(named, hosts) ?? '';
    const kept = this.#kept.get(name);
    const file = state.folder.at('files', name);
    if (kept && (!this.#again || kept.run === state.run.id) && (await isThere(file))) return;
    let problem = '';
    for (const address of addressesOf(named, hosts)) {
      // a name of a dump could lead anywhere; only the former hosts are asked
      const { host } = new URL(address);
      if (!isOfOldHost(new URL(address), hosts) || this.#unreachable.has(host)) continue;
      try {
        const sha256 = await receive(this.#fetching.client, address, file);
        this.#misses = 0;
        this.counts.came += 1;
        if (kept && kept.sha256 !== sha256) this.counts.changed += 1;
        const now = { name, sha256, run: state.run.id };
        this.#kept.set(name, now);
        await this.#journal.add(now);
        return failures.set(`file ${name}`, null);
      } catch (error) {
        if (!(error instanceof CallError || isOfPath(error))) throw error;
        if (error instanceof CallError && error.status === 0 && !hosts.files?.includes(host)) this.#unreachable.add(host);
        problem ||= error.message;
      }
    }
    await failures.set(`file ${name}`, problem);
    this.#misses += 1;
    if (this.#misses === this.#maxMisses)
      throw new MoveError(
        `${maxMisses} files in a row did not come, the last: ${problem}\nIs ${hosts.files} where the files lie? Say it with --files ADDRESS. If these files really are gone there, go on with --missing-files.`,
      );
  }
}

/** Two names that a file system cannot hold beside each other, such as `a` and `a/b`. */
const isOfPath = (error: unknown): error is Error =>
  ['ENOTDIR', 'EISDIR', 'EEXIST', 'ENAMETOOLONG'].includes(String((error as NodeJS.ErrnoException).code));

const isThere = (file: string) =>
  stat(file).then(
    (found) => found.isFile(),
    () => false,
  );

/** Stores a file whole or not at all. @returns its SHA-256 */
async function receive(client: Client, address: string, file: string): Promise<string> {
  const partial = `${file}.partial`;
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  try {
    const sha256 = await client.file(address, async (body, response) => {
      // what some systems answer for a file that is gone, or for an ended session
      if (/text\/html/i.test(response.headers.get('content-type') ?? '') && !/\.html?$/i.test(file)) {
        await response.body?.cancel();
        throw new CallError('answers a web page, no file', 404);
      }
      const digest = createHash('sha256');
      let bytes = 0;
      const counted = async function* (chunks: AsyncIterable<Uint8Array>) {
        for await (const chunk of chunks) {
          bytes += chunk.length;
          if (bytes > maxFileBytes) throw new CallError('larger than 200 MB');
          digest.update(chunk);
          yield chunk;
        }
      };
      await pipeline(Readable.from(body), counted, createWriteStream(partial, { mode: 0o600 }));
      return digest.digest('hex');
    });
    await rename(partial, file);
    return sha256;
  } finally {
    await rm(partial, { force: true });
  }
}
