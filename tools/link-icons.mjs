#!/usr/bin/env node
// Generates the icon codes and search terms from the installed Font Awesome. Run `node tools/link-icons.mjs` after updating it.
import './lib/check-node.mjs';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { iconFiles } from './lib/font-awesome.mjs';
import { root } from './lib/paths.mjs';

for (const [file, content] of Object.entries(iconFiles(root))) writeFileSync(path.join(root, file), content);
