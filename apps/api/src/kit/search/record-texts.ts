import type { AnyEntity, FileRule } from '@faculty/contracts/kit/entity';
import { foldForSearch } from '@faculty/contracts/kit/text/search-text';
import { commaText } from '@faculty/contracts/kit/wire';
import { optionListsOf } from '@faculty/contracts/lists/option-lists';
import { Prisma } from '@faculty/prisma/client';
import type { z } from 'zod';
import { englishPart } from '../lists/conditions.ts';
import { type ListSource, tableWithJoins } from '../lists/list.ts';
import { visibleText } from '../rich-text/visible-text.ts';

/** Longer texts are searched to here: an index of trigrams reads a record as a whole. */
const maxLength = 300_000;

/** A record with the fields that are searched. */
export type TextRow = Readonly<Record<string, unknown>>;

/** The texts of an entity's records: what `whole_text` of its table is made of, and where the words of a search stand. */
export interface RecordTexts {
  table: string;
  idKey: string;
  /** The column that names a record in a public address. */
  publicKey: string;
  /** Its titles and texts as people type them, in both languages. */
  written: readonly string[];
  /** The texts of a record that its title does not tell, those of a language first. */
  besideTitle(row: TextRow, language: 'th' | 'en', forVisitors: boolean): string[];
  /** Selects records as JSON, with `labels_and_files`. */
  select(which: Prisma.Sql, most: number): Prisma.Sql;
  /** Writes `whole_text` where it is another. */
  write(rows: readonly TextRow[]): Prisma.Sql;
}

/**
 * What is searched of an entity: of its public fields those in both languages that are its own, those it names (`searched`), the labels of
 * its options and the names of its public documents. A private field is never among them.
 * @throws when it names a field that is not public
 */
export function recordTexts(entity: AnyEntity, source: ListSource<never, never>): RecordTexts {
  const { idKey, title, files, richText = [], public: part } = entity;
  const { table, alsoFound } = source;
  const publicKey = part?.key ?? idKey;
  const shown: readonly string[] = [...(part?.fields ?? []), ...(part?.detail ?? [])];
  const computed = { ...source.fields, ...source.detail } as Record<string, Prisma.Sql>;
  const further = (part?.searched ?? []) as readonly string[];
  const wordsOf: { readonly [field: string]: ((code: string) => string) | undefined } = part?.searchedWords ?? {};
  const hidden = further.filter((field) => !shown.includes(field));
  if (hidden.length > 0) throw new Error(`${entity.name}: not public, so not searched: ${hidden}`);
  const own = shown.filter((field) => /_(?:th|en)$/.test(field) && !(field in files) && !(field in computed));
  const fields = [...own, ...further.filter((field) => !own.includes(field))];
  const titles: readonly string[] = [...(title?.th ?? []), ...(title?.en ?? [])];
  const shape = { ...(entity.item as z.ZodObject).shape, ...(entity.row as z.ZodObject).shape } as Record<string, z.core.$ZodType>;

  const textOf = (row: TextRow, field: string) => {
    const value = [row[field] ?? ''].flat().join(' ');
    const text = wordsOf[field]?.(value) ?? value;
    return richText.includes(field) ? visibleText(text) : text;
  };
  const english = fields.filter((field) => field.endsWith('_en'));
  const thai = fields.filter((field) => !english.includes(field));
  const folded = (row: TextRow, chosen: readonly string[]) =>
    foldForSearch(chosen.map((field) => textOf(row, field)).join('\n')).slice(0, maxLength);

  const at = (field: string) => Prisma.raw(`"${table}"."${field}"`);
  const labels = optionListsOf(entity.name)
    .filter(({ field }) => shown.includes(field))
    .map(({ list, field }) => {
      const codes = shape[field] === commaText ? at(field) : Prisma.sql`ARRAY[${at(field)}]`;
      const inList = list.endsWith('_') ? Prisma.sql`starts_with(parameter_name, ${list})` : Prisma.sql`parameter_name = ${list}`;
      return Prisma.sql`(SELECT string_agg(concat_ws(' ', parameter_th, nullif(parameter_en, parameter_th)), E'\n') FROM dc_params
        WHERE parameter_system = 'WEB' AND ${inList} AND parameter_value = ANY(${codes}))`;
    });
  const documents = Object.entries<FileRule>(files).filter(([, rule]) => rule.public && rule.kind === 'document');
  const names = documents.map(([field]) => Prisma.sql`(SELECT name FROM stored_files WHERE path = ${at(field)})`);
  const more = Prisma.sql`concat_ws(E'\n', NULL, ${Prisma.join([...labels, ...names, alsoFound?.th ?? Prisma.sql`NULL`])})`;
  const moreEnglish = Prisma.sql`concat_ws(E'\n', NULL, ${alsoFound?.en ?? Prisma.sql`NULL`})`;

  const read = new Set([idKey, publicKey, ...fields, ...('switch_lang' in shape ? ['switch_lang'] : [])]);
  const columns = [...read].map((field) => Prisma.sql`${computed[field] ?? at(field)} AS ${Prisma.raw(`"${field}"`)}`);

  return {
    table,
    idKey,
    publicKey,
    written: own.filter((field) => field in (entity.body as z.ZodObject).shape),
    besideTitle(row, language, forVisitors) {
      const beside = (of: readonly string[]) => of.filter((field) => !titles.includes(field)).map((field) => textOf(row, field));
      const inThai = [...beside(thai), String(row.more)];
      if (forVisitors && row.switch_lang === 'N') return inThai;
      const inEnglish = [...beside(english), String(row.more_english)];
      return language === 'en' ? [...inEnglish, ...inThai] : [...inThai, ...inEnglish];
    },
    select: (which, most) =>
      Prisma.sql`SELECT row_to_json(item)::text FROM (SELECT ${Prisma.join(columns)}, ${more} AS more, ${moreEnglish} AS more_english
        FROM ${tableWithJoins(table, source.joins)} WHERE ${source.only ?? Prisma.sql`true`} AND ${which} LIMIT ${most}) item`,
    write(rows) {
      const made = rows.map((row) => ({ id: row[idKey], th: folded(row, thai), en: folded(row, english) }));
      const text = Prisma.sql`made.th || E'\n' || search_fold(${more}) || ${englishPart} || made.en || E'\n' || search_fold(${moreEnglish})`;
      return Prisma.sql`UPDATE ${Prisma.raw(`"${table}"`)} SET whole_text = ${text}
        FROM jsonb_to_recordset(${JSON.stringify(made)}::jsonb) AS made(id int, th text, en text)
        WHERE ${at(idKey)} = made.id AND whole_text IS DISTINCT FROM ${text}`;
    },
  };
}
