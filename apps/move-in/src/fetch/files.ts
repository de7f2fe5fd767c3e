import { stat } from 'node:fs/promises';
import { contentOfFile } from '../../../api/src/storage/stored-objects.ts';
import { addressesIn, fileNameOf, type Hosts, isFile, isOfOldHost, isWhole } from '../folder/addresses.ts';
import type { MoveFolder } from '../folder/move-folder.ts';
import { MoveError } from '../folder/rows.ts';
import type { Kind, Row } from '../kinds.ts';
import { CallError, type Client } from './client.ts';

export interface FileOptions {
  /** Asks for every file again and notices other bytes under the same path. */
  refetchFiles: boolean;
  /** Goes on however many files in a row are missing. */
  missingFiles: boolean;
}

const maxMisses = 20;

/** What fields and texts of a record name as files of the former system. */
function filesNamedIn(kind: Kind, row: Row, hosts: Hosts): string[] {
  const entity = kind.entityOf(row);
  const inFields = Object.keys(entity.files).map((field) => row[field]);
  // an address may lead to a page, or to another website without a scheme
  const inAddresses = (entity.addresses ?? []).map((field) => String(row[field])).filter((text) => /^(\w+:)?\//.test(text) && isFile(text));
  const inTexts = (entity.richText ?? []).flatMap((field) => addressesIn(row[field], hosts));
  const named = [...inFields, ...inAddresses, ...inTexts.filter((address) => address.isFile).map((address) => address.named)];
  return named.filter((each) => typeof each === 'string').filter((each) => fileNameOf(each, hosts) !== null);
}

const encoded = (name: string) => name.split('/').map(encodeURIComponent).join('/');

/** The addresses at which a file may lie, the likeliest first. Only the former hosts are asked. */
function addressesOf(named: string, hosts: Hosts): string[] {
  const { from = '', files = '' } = hosts;
  const name = fileNameOf(named, hosts) ?? '';
  // a name with `%20` may be meant as it is, or encoded already; one with `?` may have a query
  const ways = /%[\da-f]{2}|\?/i.test(name) ? [encoded(name), name] : [encoded(name)];
  const atBase = ways.map((way) => `${files}${way}`);
  const byCall = `${from}/file/download?privateUrl=${encodeURIComponent(name)}`;
  const isFull = isWhole(named);
  const own = isFull || named.startsWith('/') ? [new URL(named, from).href] : [];
  const addresses = /privateUrl=/i.test(named) ? [byCall, ...atBase] : isFull ? [...own, ...atBase, byCall] : [...atBase, byCall, ...own];
  return [...new Set(addresses)].filter((each) => URL.canParse(each) && isOfOldHost(new URL(each), hosts));
}

/** Fetches the files that records name into `files/`, each once a run. */
export function filesOf(client: Client, folder: MoveFolder, { refetchFiles, missingFiles }: FileOptions) {
  const hosts = folder.info;
  const began = new Date(hosts.began ?? 0);
  /** Hosts of texts that did not answer: not waited for again. */
  const unreachable = new Set<string>();
  const counts = { came: 0, changed: 0 };
  let misses = 0;

  /** Why the file did not come; null when it is there. */
  async function fetchFile(named: string): Promise<string | null> {
    const file = folder.at('files', fileNameOf(named, hosts) ?? '');
    const kept = await stat(file).catch(() => null);
    if (kept?.isFile() && (!refetchFiles || kept.mtime >= began)) return null;
    const before = kept?.isFile() ? (await contentOfFile(file)).sha256 : null;
    let problem = '';
    for (const address of addressesOf(named, hosts)) {
      const { host } = new URL(address);
      if (unreachable.has(host)) continue;
      try {
        await client.file(address, file);
        misses = 0;
        counts.came += 1;
        if (before !== null && before !== (await contentOfFile(file)).sha256) counts.changed += 1;
        return null;
      } catch (error) {
        // names that a file system cannot hold beside each other, such as `a` and `a/b`, are missing too
        if (!(error instanceof CallError || /^E(NOTDIR|ISDIR|EXIST)$/.test(String((error as NodeJS.ErrnoException).code)))) throw error;
        if (error instanceof CallError && error.status === 0 && !hosts.files?.includes(host)) unreachable.add(host);
        problem ||= (error as Error).message;
      }
    }
    misses += 1;
    if (misses === maxMisses && !missingFiles)
      throw new MoveError(
        `${maxMisses} files in a row did not come, the last: ${problem}\nIs ${hosts.files} where the files lie? Say it with --files ADDRESS. If these files really are gone there, go on with --missing-files.`,
      );
    return problem;
  }

  /** Fetches what the records of a kind name. @throws MoveError after twenty misses in a row: the files lie elsewhere */
  async function fetchOf(kind: Kind, failed: Record<string, string>): Promise<void> {
    for await (const { row } of folder.records(kind))
      for (const named of filesNamedIn(kind, row, hosts)) {
        const problem = await fetchFile(named.trim());
        if (problem !== null) failed[`file ${fileNameOf(named, hosts)}`] = problem;
      }
  }

  return { counts, fetchOf };
}
