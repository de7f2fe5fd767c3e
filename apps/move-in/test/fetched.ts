import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect } from 'vitest';
import { type FetchOptions, fetchAll } from '../src/fetch/fetch.ts';
import { documentedRow, MoveFolder } from '../src/folder/move-folder.ts';
import { kindNamed, kinds } from '../src/kinds.ts';
import { all, type OldSystemWays, startOldSystem } from './old-system.ts';

export type Old = Awaited<ReturnType<typeof startOldSystem>>;
const open: Old[] = [];
afterEach(() => {
  for (const old of open.splice(0)) old.close();
});

/** A former system that ends with its test. */
export async function oldSystem(ways: OldSystemWays = {}): Promise<Old> {
  const old = await startOldSystem(ways);
  open.push(old);
  return old;
}

export const newFolder = () => new MoveFolder(mkdtempSync(path.join(tmpdir(), 'move-fetch-')), ['www.old.example']);

type Given = Partial<FetchOptions> & { folder?: MoveFolder; password?: string };

/** Fetches all of a former system, into a new folder unless one is given. */
export async function fetched(old: Old, { folder = newFolder(), password = 'right', ...more }: Given = {}) {
  const said: string[] = [];
  const options = {
    from: old.url,
    files: `${old.url}/files/`,
    skip: [],
    rate: 1_000_000,
    firstWait: 1,
    refetchFiles: false,
    missingFiles: false,
    credentials: { email: 'admin@old.example', password },
    ...more,
  };
  await fetchAll(folder, options, (line) => said.push(line));
  return { folder, said };
}

export const rowsOf = async (folder: MoveFolder, name: string) => (await all(folder.records(kindNamed(name)))).map(({ row }) => row);
const oldRowsOf = (old: Old, name: string) => old.rows[name.replace('options/', '')] ?? [];

/** Compares every field of every record with what the former system holds, whatever way it was answered. */
export async function expectWhole(old: Old, folder: MoveFolder): Promise<void> {
  for (const kind of kinds) {
    const rows = await rowsOf(folder, kind.name);
    const expected = oldRowsOf(old, kind.name).map((row) => {
      const { password: _1, privateToken: _2, ...kept } = documentedRow(kind, row);
      return old.ways.quoted ? JSON.parse(JSON.stringify(kept, (_, each) => (typeof each === 'number' ? String(each) : each))) : kept;
    });
    const people = kind.name === 'activities' ? { checkbox_select: ['suda.rak', 'ANAN.DEE'] } : {};
    expect(rows, kind.name).toEqual(expected.map((row) => ({ ...row, ...people })));
  }
  for (const [name, content] of old.files) expect(readFileSync(folder.at('files', name)).equals(content), name).toBe(true);
}
