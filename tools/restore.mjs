#!/usr/bin/env node
// `npm run restore -- FILE`: the command is apps/api/src/restore.ts.
import './lib/check-node.mjs';
import { runApiCommand } from './lib/api-command.mjs';

await runApiCommand('restore');
