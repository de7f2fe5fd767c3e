#!/usr/bin/env node
// `npm run move-in -- fetch --from ADDRESS`: the command is apps/move-in/src/main.ts.
import './lib/check-node.mjs';
import { lowMemory, runApiCommand } from './lib/api-command.mjs';

await runApiCommand('move-in', lowMemory);
