#!/usr/bin/env node
// Prisma's command as the scripts of package.json call it: without telemetry, which only the environment switches off.
import { runBin } from './lib/run.mjs';

await runBin('prisma', process.argv.slice(2)).catch((error) => process.exit(error.code));
