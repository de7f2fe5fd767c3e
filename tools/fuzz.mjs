#!/usr/bin/env node
// `npm run fuzz`: 100,000 calls with generated bad values against every route, from a new seed, on the embedded
// database and on PostgreSQL where there is one. FUZZ_SEED and FUZZ_CALLS choose others.
import './lib/check-node.mjs';
import { provideServer, startPostgres } from './lib/postgres.mjs';
import { runBin } from './lib/run.mjs';

const { FUZZ_CALLS = '100000', FUZZ_SEED = String(Date.now() % 1_000_000_000), TEST_DATABASE_URL, ...others } = process.env;
const fuzz = (database) =>
  runBin('vitest', ['run', '--project', '@faculty/api', 'test/hostile/fuzz'], { env: { ...others, FUZZ_CALLS, FUZZ_SEED, ...database } });

await fuzz({});
const programs = TEST_DATABASE_URL ? null : await provideServer();
const server = TEST_DATABASE_URL ?? (programs && (await startPostgres(programs)));
if (server) await fuzz({ TEST_DATABASE_URL: server });
