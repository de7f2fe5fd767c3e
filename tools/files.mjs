#!/usr/bin/env node
// `npm run files`: the command is apps/api/src/files.ts.
import './lib/check-node.mjs';
import { runApiCommand } from './lib/api-command.mjs';

await runApiCommand('files');
