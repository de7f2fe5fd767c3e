import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { MoveFolder } from '../folder/move-folder.ts';
import { MoveError } from '../folder/read-rows.ts';
import { writeWhole } from '../folder/write-rows.ts';

/** Makes the product's own backup; the command lies beside this one. */
export async function backupBeside(file: string): Promise<void> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'backup.js'), file], { stdio: ['ignore', 'inherit', 'inherit'] });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new MoveError('No backup could be made, so nothing is brought in. What stands above says why.');
}

interface Running {
  backup: string;
  ended: boolean;
}

const stateOf = (folder: MoveFolder) => folder.at('state', 'apply.json');

/**
 * A backup of what is here before anything is brought in. An apply that was interrupted continues with the backup that it made.
 * @returns its file, and what to call at the end
 */
export async function backedUp(
  folder: MoveFolder,
  backup: (file: string) => Promise<void>,
): Promise<{ file: string; isOld: boolean; end(): Promise<void> }> {
  const text = await readFile(stateOf(folder), 'utf8').catch(() => null);
  const last = text === null ? null : (JSON.parse(text) as Running);
  const keep = (running: Running) => writeWhole(stateOf(folder), [JSON.stringify(running)]);
  const isOld = last !== null && !last.ended;
  const file = isOld ? last.backup : folder.at('backup', `before-apply-${new Date().toISOString().replace(/[:.]/g, '-')}.tar`);
  if (!isOld) {
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    await backup(file);
    await keep({ backup: file, ended: false });
  }
  return { file, isOld, end: () => keep({ backup: file, ended: true }) };
}
