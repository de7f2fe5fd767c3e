import { readFileSync } from 'node:fs';
import path from 'node:path';
import { rootDirectory } from '../config.ts';

const manifest = JSON.parse(readFileSync(path.join(rootDirectory, 'package.json'), 'utf8')) as { version: string };

/** Which build is running: the release, and the build's own mark where the image sets one. */
export const version = [manifest.version, process.env.BUILD_ID].filter(Boolean).join('+');
