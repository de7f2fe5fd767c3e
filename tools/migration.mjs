#!/usr/bin/env node
// `npm run db:migration -- add_room`: writes a migration for the changed Prisma schema. No database is needed.
// `--print` only prints its SQL; it prints nothing if the migrations match the schema.
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import './lib/check-node.mjs';
import { at } from './lib/paths.mjs';
import { missingSql } from './lib/schema-diff.mjs';
import { exitWithError } from './lib/steps.mjs';

const options = { print: { type: 'boolean' }, schema: { type: 'string', default: at('prisma/schema') } };
const { values, positionals } = parseArgs({ options, allowPositionals: true });
const [name = ''] = positionals;
if (!values.print && !/^[a-z][a-z0-9_]*$/.test(name)) exitWithError('Name it in small letters: npm run db:migration -- add_room');
const sql = await missingSql(at('prisma/migrations'), values.schema).catch(exitWithError);
if (values.print) process.stdout.write(sql);
else if (sql === '') exitWithError('The migrations make what the Prisma schema says: there is nothing to write.');
else write();

function write() {
  const folder = `prisma/migrations/${new Date().toISOString().replace(/\D/g, '').slice(0, 14)}_${name}`;
  mkdirSync(at(folder));
  writeFileSync(at(folder, 'migration.sql'), sql);
  console.log(`${folder}/migration.sql\n\nRead it: the engine warns of no lost data. The next start of the server runs it.`);
}
