#!/usr/bin/env node
// Writes the icon codes of the links and what each icon is about, out of the installed Font Awesome: `node tools/link-icons.mjs`, after it was updated.
import './lib/check-node.mjs';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { iconFiles } from './lib/font-awesome.mjs';
import { root } from './lib/paths.mjs';

for (const [file, content] of Object.entries(iconFiles(root))) writeFileSync(path.join(root, file), content);
