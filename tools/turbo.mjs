#!/usr/bin/env node
// turbo as the scripts of package.json call it: without telemetry, which only the environment switches off.
import { runBin } from './lib/run.mjs';

await runBin('turbo', process.argv.slice(2)).catch((error) => process.exit(error.code));
