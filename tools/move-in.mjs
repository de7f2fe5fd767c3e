#!/usr/bin/env node
// `npm run move-in -- fetch --from ADDRESS`: the command is apps/api/src/move-in.ts.
import './lib/check-node.mjs';
import { lowMemory, runApiCommand } from './lib/api-command.mjs';

await runApiCommand('move-in', lowMemory);
