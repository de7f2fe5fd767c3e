import { choicesOf, labelOfField } from '@faculty/contracts/kit/labels';
import { optionListsOf } from '@faculty/contracts/lists/option-lists';
import { z } from 'zod';
import { type Kind, kindNamed, kinds, type Row } from '../kinds.ts';
import type { MoveFolder } from './move-folder.ts';
import { MoveError } from './read-rows.ts';

/** Excel's cells hold no more. */
const maxCellLength = 32_767;

/** Writes an empty file for each kind that has none: a column for each documented field, and a line that explains it. */
export async function writeTemplates(folder: MoveFolder, format: 'csv' | 'xlsx', say: (line: string) => void): Promise<void> {
  let written = 0;
  for (const kind of kinds) {
    if ((await folder.fileOf(kind)) !== null) continue;
    const line = Object.fromEntries(kind.fields.map((field, at) => [field, `${at === 0 ? '# ' : ''}${explained(kind, field)}`]));
    await folder.keepRecords(kind, one(line), kind.fields, format);
    written += 1;
  }
  say(`${written} empty files in ${folder.path}: fill those that you have, delete the others. Lines that begin with # are not read.`);
}

async function* one(row: Row): AsyncGenerator<Row> {
  yield row;
}

/** Rewrites the file of a kind as a workbook, to be corrected in Excel. What was received stays in `received/`. */
export async function toWorkbook(folder: MoveFolder, name: string, say: (line: string) => void): Promise<void> {
  const kind = kindNamed(name);
  const columns = new Set<string>(kind.fields);
  for await (const { row, where } of folder.records(kind)) {
    for (const [field, value] of Object.entries(row)) {
      columns.add(field);
      if (String(value).length > maxCellLength)
        throw new MoveError(`${where}: ${field} is longer than a cell of Excel; correct ${name} with an editor`);
    }
  }
  const rows = async function* () {
    for await (const { row } of folder.records(kind)) yield row;
  };
  await folder.keepRecords(kind, rows(), [...columns], 'xlsx');
  say(`${folder.at(`${name}.xlsx`)} is now the file of ${name}`);
}

/** What stands in a field, in Thai and English. */
function explained(kind: Kind, field: string): string {
  const { entity } = kind;
  const label = ['th', 'en'].map((language) => labelOfField(entity.labels, field, language as 'th')).filter(Boolean);
  return [...new Set(label), formOf(kind, field)].filter((part) => part !== '').join(' · ');
}

function formOf({ entity, idKey }: Kind, field: string): string {
  if (field === idKey) return 'identifier, kept in addresses';
  if (Object.hasOwn(entity.files, field)) return 'path in files/';
  if (entity.richText?.includes(field)) return 'HTML';
  const list = optionListsOf(entity.name).find((each) => each.field === field)?.list;
  if (list !== undefined) return `code of options/${list}; several with commas`;
  const words = choicesOf(entity).find(([each]) => each === field)?.[1];
  if (words)
    return Object.entries(words)
      .flatMap(([code, { en }]) => (code === '' ? [] : [code === en ? code : `${code} = ${en}`]))
      .join(', ');
  return formOfType(entity.row instanceof z.ZodObject ? entity.row.shape[field] : undefined);
}

function formOfType(schema: unknown): string {
  if (schema instanceof z.ZodNullable) return formOfType(schema.unwrap());
  if (schema instanceof z.ZodNumber) return 'number';
  if (schema instanceof z.ZodISODate) return 'day: 2024-05-31, 31/5/2567';
  if (schema instanceof z.ZodEnum) return schema.options.join(', ');
  return '';
}
