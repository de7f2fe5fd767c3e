import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { rootDirectory } from './config.ts';

const manifest = JSON.parse(readFileSync(path.join(rootDirectory, 'package.json'), 'utf8')) as { version: string };

/** The release, such as `1.2.3`. */
export const version = manifest.version;

/** The commit that was built, as `git describe` names it; empty when the server runs from its sources. build.mjs puts it here. */
export const commit = process.env.COMMIT ?? '';

/** Differs between builds, and tells strangers no commit. */
export const buildMark = createHash('sha256').update(`${version} ${commit}`).digest('hex').slice(0, 12);
