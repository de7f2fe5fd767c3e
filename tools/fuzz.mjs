#!/usr/bin/env node
// `npm run fuzz`: 100,000 calls with generated bad values against every route, from a new seed. FUZZ_SEED and FUZZ_CALLS choose others.
import './lib/check-node.mjs';
import { runBin } from './lib/run.mjs';

const { FUZZ_CALLS = '100000', FUZZ_SEED = String(Date.now() % 1_000_000_000) } = process.env;
await runBin('vitest', ['run', '--project', '@faculty/api', 'test/hostile/fuzz'], { env: { ...process.env, FUZZ_CALLS, FUZZ_SEED } });
