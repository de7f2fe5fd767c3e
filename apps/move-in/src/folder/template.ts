import { rm } from 'node:fs/promises';
import { choicesOf, labelOfField } from '@faculty/contracts/kit/labels';
import { optionListsOf } from '@faculty/contracts/lists/option-lists';
import { type Kind, kindNamed, kinds } from '../kinds.ts';
import { textOf, writeBook } from '../report.ts';
import { classOf, fieldsOf } from '../values.ts';
import type { MoveFolder } from './move-folder.ts';
import { MoveError } from './rows.ts';

/** Excel's cells hold no more. */
const maxCellLength = 32_767;

/**
 * Writes a workbook for each kind that is named, with what the folder holds of it, to be corrected in Excel; without names an empty one for each
 * kind that has no file. A line explains each documented field.
 */
export async function writeTemplates(folder: MoveFolder, names: readonly string[], say: (line: string) => void): Promise<void> {
  for (const kind of names.length > 0 ? names.map(kindNamed) : kinds) {
    const before = folder.fileOf(kind);
    if (before !== null && names.length === 0) continue;
    const fields = new Set(kind.fields);
    for await (const { row, where } of folder.records(kind))
      for (const [field, value] of Object.entries(row)) {
        fields.add(field);
        if (textOf(value).length > maxCellLength)
          throw new MoveError(`${where}: ${field} is longer than a cell of Excel; correct ${kind.name} with an editor`);
      }
    const rows = async function* () {
      yield [...fields].map((field, at) => `${at === 0 ? '# ' : ''}${explained(kind, field)}`);
      for await (const { row } of folder.records(kind)) yield [...fields].map((field) => row[field]);
    };
    const file = folder.at(`${kind.name}.xlsx`);
    await writeBook(file, [{ name: kind.name.replace('/', ' '), columns: [...fields], rows: rows() }]);
    if (before !== null && before !== file) await rm(before);
  }
  say(`Workbooks are in ${folder.path}: fill those that you have, delete the others. Lines that begin with # are not read.`);
}

/** What a field is called, and what stands in it. */
function explained(kind: Kind, field: string): string {
  const label = [labelOfField(kind.entity.labels, field, 'th'), labelOfField(kind.entity.labels, field, 'en')];
  return [...new Set(label), formOf(kind, field)].filter(Boolean).join(' · ');
}

function formOf({ entity, idKey }: Kind, field: string): string {
  if (field === idKey) return 'identifier, kept in addresses';
  if (Object.hasOwn(entity.files, field)) return 'path in files/';
  if (entity.richText?.includes(field)) return 'HTML';
  const list = optionListsOf(entity.name).find((each) => each.field === field)?.list;
  if (list !== undefined) return `code of options/${list}; several with commas`;
  const words = Object.entries(choicesOf(entity).find(([each]) => each === field)?.[1] ?? {});
  if (words.length > 0) return words.map(([code, { en }]) => (code === en ? code : `${code} = ${en}`)).join(', ');
  const schema = fieldsOf(entity)[field];
  const kind = schema && classOf(schema);
  return { day: 'day: 2024-05-31, 31/5/2567', flag: 'Y, N', number: 'number', year: 'year: 2567, 2024' }[kind as string] ?? '';
}
