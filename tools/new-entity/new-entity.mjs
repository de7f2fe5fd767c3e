#!/usr/bin/env node
// Generates a new entity from a pattern: docs/add-an-entity.md.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { optionalRegistrations } from '../lib/missing-pieces.mjs';
import { at } from '../lib/paths.mjs';
import { writeEntity } from './write-entity.mjs';

const usage = `Usage: node tools/new-entity/new-entity.mjs <area> <name> --page <address> --th <title> --en <title> [--plural <title>] [--pattern code|content] [--fields <fields>] [--group <group>]
  area   folder of the contract, the resource and the screens: members, website, …
  name   singular, snake_case: job_position
  --pattern  code (a code and names, as the prefixes; the default) or content (serial id, order number, showing period, bin)
  --fields   of content, beside its title: title,kind:choice,closing:day,file (docs/add-an-entity.md lists the kinds)
  --group    of the drawer, where the address does not tell it: web1, web, …
Example: node tools/new-entity/new-entity.mjs members job_position --page /member/position --th ตำแหน่งงาน --en "Job position"`;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: Object.fromEntries(['page', 'th', 'en', 'plural', 'pattern', 'fields', 'group'].map((option) => [option, { type: 'string' }])),
  });
  const [area, name] = positionals;
  if (!area || !name || !values.page) throw new Error(usage);
  const { fresh, changed, modelled } = writeEntity(at('.'), { area, name, ...values });
  const sources = [...fresh, ...changed].filter((file) => /\.tsx?$/.test(file));
  spawnSync('npx', ['biome', 'check', '--write', ...sources], { cwd: at('.'), stdio: 'ignore' });
  console.log(`New:\n${fresh.map((file) => `  ${file}`).join('\n')}\nA line each in:\n${changed.map((file) => `  ${file}`).join('\n')}`);
  if (modelled) console.log(`${modelled} holds the model already: neither model nor migration was written. Make the contract fit it.`);
  console.log(
    `Not yet in:\n${optionalRegistrations(at('.'), { name, page: values.page })
      .map((place) => `  ${place}`)
      .join('\n')}\n  its place and icon in the menu: contracts/pages.ts`,
  );
  console.log(
    'Next: npm run db:generate; then change the fields (contract first; the compiler names the rest), as docs/add-an-entity.md says.',
  );
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
