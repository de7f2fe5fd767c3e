import type { FoundPlace } from '@faculty/contracts/shell/search';
import { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance } from 'fastify';
import type { Condition } from '../lists/conditions.ts';
import { foundPlace } from './found-place.ts';
import type { TextRow } from './record-texts.ts';

interface Asked {
  q: string;
  /** Of the records: their identifiers, for visitors the keys of their addresses. */
  keys: readonly (string | number)[];
  forVisitors?: boolean;
  /** The texts of this language come first. */
  language: 'th' | 'en';
  /** What holds for the records that the caller may see. */
  also: Condition;
}

/** Where the words of a search stand in records of an entity, besides their titles, by their key; for whoever may see the records. */
export async function placesOf(
  app: Pick<FastifyInstance, 'searches' | 'pool'>,
  entity: string,
  { q, keys, forVisitors = false, language, also }: Asked,
): Promise<Map<string, FoundPlace>> {
  const texts = app.searches.get(entity)?.texts;
  const places = new Map<string, FoundPlace>();
  if (!texts || keys.length === 0) return places;
  const key = forVisitors ? texts.publicKey : texts.idKey;
  const these = Prisma.sql`${Prisma.raw(`"${texts.table}"."${key}"`)} IN (${Prisma.join([...keys])})`;
  const { text, values } = texts.select(also ? Prisma.sql`${these} AND ${also}` : these, keys.length);
  for (const [json] of (await app.pool.query<[string]>({ text, values, rowMode: 'array' })).rows) {
    const row = JSON.parse(json) as TextRow;
    const place = foundPlace(texts.besideTitle(row, language, forVisitors), q);
    if (place) places.set(String(row[key]), place);
  }
  return places;
}
