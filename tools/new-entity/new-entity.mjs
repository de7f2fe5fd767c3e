#!/usr/bin/env node
// Writes a new entity after the pattern of the prefixes: docs/add-an-entity.md.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { at } from '../lib/paths.mjs';
import { writeEntity } from './write-entity.mjs';

const usage = `Usage: node tools/new-entity/new-entity.mjs <area> <name> --page <address> --th <title> --en <title> [--plural <title>]
  area   folder of the contract, the resource and the screens: members, website, …
  name   singular, snake_case: job_position
Example: node tools/new-entity/new-entity.mjs members job_position --page /member/position --th ตำแหน่งงาน --en "Job position"`;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { page: { type: 'string' }, th: { type: 'string' }, en: { type: 'string' }, plural: { type: 'string' } },
  });
  const [area, name] = positionals;
  if (!area || !name || !values.page) throw new Error(usage);
  const written = writeEntity(at('.'), { area, name, ...values });
  spawnSync('npx', ['biome', 'check', '--write', ...written.filter((file) => /\.tsx?$/.test(file))], { cwd: at('.'), stdio: 'ignore' });
  console.log(written.map((file) => `  ${file}`).join('\n'));
  console.log('Next: change the fields (contract first; the compiler names the rest), then follow docs/add-an-entity.md.');
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
