#!/usr/bin/env node
// `npm run backup -- FILE`: the command is apps/api/src/backup.ts.
import './lib/check-node.mjs';
import { runApiCommand } from './lib/api-command.mjs';

await runApiCommand('backup');
