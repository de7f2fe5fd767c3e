import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { at, cacheFolder, root } from './paths.mjs';

const notSource = new Set(['node_modules', 'dist', 'generated', '.turbo', 'test-results']);

/** Whether the task last completed with this fingerprint. */
export function isDone(name, fingerprint) {
  try {
    return readFileSync(path.join(cacheFolder, name), 'utf8') === fingerprint;
  } catch {
    return false;
  }
}

export function markDone(name, fingerprint) {
  mkdirSync(cacheFolder, { recursive: true });
  writeFileSync(path.join(cacheFolder, name), fingerprint);
}

/** Fingerprint of texts. */
export const hash = (...texts) => createHash('sha256').update(texts.join('\n')).digest('hex');

/**
 * Fingerprint of files and folders by name, size and modification time: takes milliseconds, while reading the contents takes seconds.
 * It may differ without a change (after a checkout); turbo then compares the contents.
 */
export function fingerprintFiles(paths) {
  const lines = [];
  const visit = (file) => {
    const stat = statSync(file, { throwIfNoEntry: false });
    if (!stat) return;
    if (!stat.isDirectory()) return lines.push(`${path.relative(root, file)} ${stat.size} ${stat.mtimeMs}`);
    for (const name of readdirSync(file).sort()) if (!notSource.has(name)) visit(path.join(file, name));
  };
  for (const name of paths) visit(at(name));
  return hash(...lines);
}
