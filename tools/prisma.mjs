#!/usr/bin/env node
// Runs Prisma's CLI for the scripts of package.json, without telemetry, which only environment variables disable.
import { runBin } from './lib/run.mjs';

await runBin('prisma', process.argv.slice(2)).catch((error) => process.exit(error.code));
