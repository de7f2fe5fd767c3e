import { setImmediate as otherWork } from 'node:timers/promises';
import { entityOf, isEntityKey } from '@faculty/contracts/entities';
import { type AnyEntity, titlesOf } from '@faculty/contracts/kit/entity';
import type { ListQuery } from '@faculty/contracts/kit/list-query';
import { pages } from '@faculty/contracts/pages';
import { type FindQuery, type Found, type FoundRecord, mostPlaces, type ReplaceBody } from '@faculty/contracts/website/upkeep';
import { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { runSql } from '../../../db/run-sql.ts';
import type { Person } from '../../../kit/crud/context.ts';
import { ownIn } from '../../../kit/crud/handlers.ts';
import { wrongField } from '../../../kit/http/errors.ts';
import { areShort } from '../../../kit/lists/conditions.ts';
import type { List } from '../../../kit/lists/list.ts';
import type { Search } from '../../../kit/lists/search.ts';
import { mappedText, type Range, replaceVisible } from '../../../kit/rich-text/visible-text.ts';
import { areTextsComplete } from '../../../kit/search/collect-texts.ts';
import { placeAround, placesOfText } from '../../../kit/search/found-place.ts';
import type { RecordTexts } from '../../../kit/search/record-texts.ts';

/** Records read by one statement, and those of an answer. */
const batchSize = 25;
/** An answer ends after so long, with what it has found. */
const longestMilliseconds = 500;
/** Rows that have the words, from which on reading the newest finds some sooner than the index of words. */
const frequent = 200;
/** Longer texts are searched to here, as readers of `visibleText` do. */
const longestText = 500_000;

interface Kind {
  entity: AnyEntity;
  texts: RecordTexts;
}
type Row = Readonly<Record<string, unknown>>;

/** The kinds of content whose texts are found and replaced, in the order of their registration. */
const kindsOf = (app: FastifyInstance): Kind[] =>
  [...app.texts].flatMap(([name, texts]) =>
    isEntityKey(name) && pages[entityOf[name].page].group === 'web' ? [{ entity: entityOf[name], texts }] : [],
  );

/**
 * Finds a text in the titles and texts of content that the person may change, as it is read: in markup and across it. Answers some
 * records, newest first in each kind, and where to go on.
 */
export async function findTexts(app: FastifyInstance, person: Person, { q, exact, after }: FindQuery): Promise<Found> {
  const [kindAfter, idAfter] = after?.split(':') ?? [];
  const kinds = kindsOf(app);
  const rows: FoundRecord[] = [];
  let places = 0;
  const until = performance.now() + longestMilliseconds;
  const complete = await areTextsComplete(app);
  const at = kinds.findIndex(({ entity }) => entity.name === kindAfter);
  for (const kind of kinds.slice(Math.max(0, at))) {
    const { name, idKey, page } = kind.entity;
    if (!person.right(page).edit || !person.right(page).view) continue;
    const read = await candidates(app, person, kind, q);
    let last = name === kindAfter ? Number(idAfter) : 2 ** 31 - 1;
    for (let isMore = true; isMore; ) {
      const found = await read(last);
      for (const row of found) {
        const hits = hitsIn(kind, row, q, exact === 'Y');
        last = row[idKey] as number;
        if (hits.length > 0)
          rows.push({ entity: name, id: last, ...titlesOf(kind.entity, row), page, updated_at: row.updated_at as Date, hits });
        places += hits.length;
        await otherWork();
        if (places >= mostPlaces) return { rows, next: `${name}:${last}`, complete };
      }
      isMore = found.length === batchSize;
      if (rows.length >= batchSize || (isMore && performance.now() > until)) return { rows, next: `${name}:${last}`, complete };
    }
  }
  return { rows, next: null, complete };
}

/** Reads the next records of a kind before an identifier that may hold the text: the search of their list finds all of its words in them. */
async function candidates(
  app: FastifyInstance,
  person: Person,
  { entity, texts: { table, idKey, written } }: Kind,
  q: string,
): Promise<(before: number) => Promise<Row[]>> {
  const { listFor, ownCondition } = app.searches.get(entity.name) as Search;
  const list = listFor(undefined) as Required<List<ListQuery>>; // its search reads whole texts
  const own = ownCondition(ownIn(person, entity.page));
  // the index of words has no short ones, which are in most texts
  const isFrequent = areShort(q);
  const { rows: some } = isFrequent
    ? { rows: [] }
    : await runSql<Row>(app.pool, list.texts.some({ q }, [...list.conditions({ q }), own], frequent));
  const at = (field: string) => Prisma.raw(`"${table}"."${field}"`);
  const all = Prisma.sql`${at(idKey)} = ANY(${some.map((row) => row[idKey])})`;
  const isFew = !isFrequent && some.length < frequent;
  const found = isFew ? [all] : [...list.conditions({ q }, { areFrequent: true, evenShort: true }), own];
  const texts = written.map((field) => Prisma.sql`left(${at(field)}, ${longestText}) AS ${Prisma.raw(`"${field}"`)}`);
  const more = entity.row instanceof z.ZodObject && 'switch_lang' in entity.row.shape ? [at('switch_lang')] : [];
  const columns = Prisma.join([at(idKey), at('updated_at'), ...more, ...texts]);
  return async (before) => {
    const where = Prisma.join([Prisma.sql`${at(idKey)} < ${before}`, ...found.filter((one) => one instanceof Prisma.Sql)], ' AND ');
    const batch = Prisma.sql`SELECT ${columns} FROM ${Prisma.raw(`"${table}"`)} WHERE ${where} ORDER BY ${at(idKey)} DESC LIMIT ${batchSize}`;
    return (await runSql<Row>(app.pool, batch)).rows;
  };
}

/** The places of a text in the fields of a record. */
function hitsIn({ entity, texts }: Kind, row: Row, q: string, isExact: boolean): FoundRecord['hits'] {
  const hits = texts.written.flatMap((field) => {
    const { text } = readField(entity, field, row);
    return placesOfText(text, q, isExact).map((place, at) => ({ field, at, place: placeAround(text, place) }));
  });
  return hits.slice(0, mostPlaces);
}

/** A field as it is read, and what writes other words in its places. */
function readField({ richText }: AnyEntity, field: string, row: Row): { text: string; write(places: Range[], words: string): string } {
  const source = String(row[field] ?? '');
  if (richText?.includes(field)) {
    const mapped = mappedText(source);
    return { text: mapped.text, write: (places, words) => replaceVisible(source, mapped, places, words) };
  }
  const write = (places: Range[], words: string) =>
    places.reduceRight((text, { start, end }) => text.slice(0, start) + words + text.slice(end), source);
  return { text: source, write };
}

/** The fields of a record with other words in the chosen places. @throws ApiError naming a field that has no texts */
export function replacedFields(
  app: FastifyInstance,
  name: string,
  row: Row,
  hits: ReplaceBody['records'][number]['hits'],
  { q, exact, words }: Pick<ReplaceBody, 'q' | 'exact' | 'words'>,
): Record<string, string> {
  const kind = kindsOf(app).find(({ entity }) => entity.name === name);
  const fields = [...new Set(hits.map(({ field }) => field))];
  const strange = kind === undefined ? 'entity' : fields.find((field) => !kind.texts.written.includes(field));
  if (kind === undefined || strange !== undefined) throw wrongField(strange ?? 'entity', 'choice');
  return Object.fromEntries(
    fields.map((field) => {
      const chosen = new Set(hits.filter((hit) => hit.field === field).map(({ at }) => at));
      const { text, write } = readField(kind.entity, field, row);
      const places = placesOfText(text, q, exact === 'Y');
      const written = write(
        places.filter((_, at) => chosen.has(at)),
        words,
      );
      return [field, chosen.size < places.length ? written : withContacts(written, q, words)];
    }),
  );
}

const lettersOf = (text: string) => text.replace(/[^\p{L}\p{N}@.]/gu, '').toLowerCase();

/** Links that dial a number, or write to an address, that was replaced in the whole text: they go where the words say. */
const withContacts = (html: string, q: string, words: string) =>
  html.replace(/(\bhref=")(tel|mailto):([^"]*)/g, (link, start, scheme, value: string) => {
    const isIt = words.trim() !== '' && lettersOf(value) === lettersOf(q);
    return isIt ? `${start}${scheme}:${encodeURI(words.replace(/\s/g, ''))}` : link;
  });
