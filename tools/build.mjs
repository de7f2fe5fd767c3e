#!/usr/bin/env node
// `npm run build`: the database client, the API and the web app, from nothing or from turbo's cache.
import './lib/check-node.mjs';
import { runBin } from './lib/run.mjs';

await runBin('turbo', ['run', 'build', ...process.argv.slice(2)]).catch((error) => process.exit(error.code));
