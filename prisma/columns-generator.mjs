#!/usr/bin/env node
// Writes `generated/columns.ts`: the columns of each table as types, so that a condition in SQL names one that exists.
// Started by `prisma generate` (the block `columns` of schema/base.prisma).
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import helper from '@prisma/generator-helper';

helper.generatorHandler({
  onManifest: () => ({ prettyName: 'columns of the tables', defaultOutput: '../generated' }),
  async onGenerate({ dmmf, generator }) {
    const tables = dmmf.datamodel.models.map(({ name, dbName, fields }) => {
      const columns = fields.filter(({ kind }) => kind !== 'object').map(({ name, dbName }) => `'${dbName ?? name}'`);
      return `  ${dbName ?? name}: ${columns.join(' | ')};\n`;
    });
    const types = `/** The columns of each table. */\nexport interface Columns {\n${tables.join('')}}\n`;
    await writeFile(path.join(generator.output.value, 'columns.ts'), types);
  },
});
