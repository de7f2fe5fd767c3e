#!/usr/bin/env node
// `npm run build`: builds the database client, the API and the web app, with turbo's cache.
import './lib/check-node.mjs';
import { describedCommit } from './lib/build.mjs';
import { runBin } from './lib/run.mjs';

process.env.COMMIT ??= describedCommit();
await runBin('turbo', ['run', 'build', ...process.argv.slice(2)]).catch((error) => process.exit(error.code));
