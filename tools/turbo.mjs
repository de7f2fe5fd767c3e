#!/usr/bin/env node
// Runs turbo for the scripts of package.json, without telemetry, which only environment variables disable.
import { runBin } from './lib/run.mjs';

await runBin('turbo', process.argv.slice(2)).catch((error) => process.exit(error.code));
