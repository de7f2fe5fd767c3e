import { entities } from '@faculty/contracts/entities';
import type { AnyEntity } from '@faculty/contracts/kit/entity';
import { pages } from '@faculty/contracts/pages';
import type { Links } from '@faculty/contracts/website/upkeep';
import { withoutEntities } from '@faculty/contracts/works/entities';
import { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance } from 'fastify';
import { runSql } from '../../../db/run-sql.ts';
import type { Person } from '../../../kit/crud/context.ts';
import { ownIn } from '../../../kit/crud/handlers.ts';
import { linkingText } from '../../../kit/lists/linking-text.ts';
import { readTag } from '../../../kit/rich-text/html-tokenizer.ts';
import { fileAddress } from '../../../storage/file-address.ts';

/** Records whose addresses one statement reads. */
const batchSize = 500;
/** Longer ones have no room in an index; no page has one. */
const longestBytes = 2_000;
/** Addresses of an answer. */
const mostListed = 200;

/** An address as it is written in a tag, in any of the three ways. */
const written = `\\y(?:href|src)\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`;

const linking = entities.filter((entity) => linkingText(entity) !== null);
const quoted = (name: string) => Prisma.raw(`"${name}"`);
const sql = (condition: unknown) => (condition instanceof Prisma.Sql ? [condition] : []);

function sourceOf(app: FastifyInstance, { name }: AnyEntity) {
  const search = app.searches.get(name);
  if (!search) throw new Error(`${name}: finding its links needs its list`);
  const { table, listFor } = search;
  return {
    ...search,
    table: quoted(table),
    only: Prisma.join([Prisma.sql`true`, ...listFor(undefined).conditions({}).flatMap(sql)], ' AND '),
  };
}

/** The rich text of a record, and its address fields as tags. In the form of the index of files, for `strpos`. */
const marked = ({ richText = [], addresses = [] }: AnyEntity) =>
  Prisma.raw(
    [...richText.map((field) => `"${field}"`), ...addresses.map((field) => `'<a href="' || "${field}" || '">'`)].join(` || ' ' || `),
  );

/** Notes where which addresses stand in content, inside the database, some records at a time. What is gone is forgotten. */
export async function collectPlaces(app: FastifyInstance, signal?: AbortSignal): Promise<void> {
  const { publicUrl, websiteUrl } = app.config;
  const ownOrigins = [...new Set([publicUrl, websiteUrl])];
  for (const entity of linking) {
    const { table, only } = sourceOf(app, entity);
    const id = quoted(entity.idKey);
    for (let after = 0, last: number | null = 0; last !== null && !signal?.aborted; after = last ?? after) {
      const window = Prisma.sql`SELECT ${id} AS id, ${marked(entity)} AS html FROM ${table} WHERE ${only} AND ${id} > ${after} ORDER BY ${id} LIMIT ${batchSize}`;
      [{ last }] = await app.db.$queryRaw<[{ last: number | null }]>`SELECT max(id) AS last FROM (${window}) few`;
      const these = Prisma.sql`entity = ${entity.name} AND record_id > ${after} AND record_id <= ${last ?? 2 ** 31 - 1}`;
      await app.db.$transaction([
        app.db.$executeRaw`DELETE FROM link_places WHERE ${these}`,
        app.db.$executeRaw`
          INSERT INTO link_places (entity, record_id, written, address)
          SELECT DISTINCT ${entity.name}::text, id, written, address FROM (${window}) few
          CROSS JOIN LATERAL (SELECT coalesce(m[1], m[2], m[3]) AS written FROM regexp_matches(html, ${written}::text, 'gi') m) found
          CROSS JOIN LATERAL (SELECT regexp_replace(split_part(replace(btrim(written), '&amp;', '&'), '#', 1), '^//', 'https://') AS whole) plain
          CROSS JOIN LATERAL (SELECT coalesce((SELECT coalesce(nullif(substr(whole, length(origin) + 1), ''), '/') FROM unnest(${ownOrigins}::text[]) origin
            WHERE starts_with(whole || '/', origin || '/') LIMIT 1), whole) AS address) short
          WHERE octet_length(written) <= ${longestBytes} AND address ~* '^(?:https?://[^/]|/)'
          ON CONFLICT DO NOTHING`,
      ]);
    }
  }
  await app.db.$executeRaw`
    INSERT INTO link_checks (address, host)
    SELECT DISTINCT address, lower(substring(address FROM '^https?://([^/?]+)')) FROM link_places ON CONFLICT DO NOTHING`;
  await app.db
    .$executeRaw`DELETE FROM link_checks WHERE NOT EXISTS (SELECT FROM link_places WHERE link_places.address = link_checks.address)`;
}

/** Answers addresses of the own website from the database: files, records with a page, and former addresses. Of other paths nothing is known. */
export async function checkOwnAddresses(app: FastifyInstance, today: string): Promise<void> {
  const path = Prisma.sql`regexp_replace(split_part(link_checks.address, '?', 1), '^/en(?=/)', '')`;
  const sites = entities.flatMap((entity) => {
    const { site, key = entity.idKey } = entity.public ?? {};
    // works, people and the calendar have pages under theirs that are no records
    if (site === undefined || !entity.bin || pages[entity.page].group !== 'web') return [];
    const { table, only } = sourceOf(app, entity);
    return [
      Prisma.sql`WHEN ${path} ~ ${`^${site}/\\w+$`} THEN EXISTS (SELECT FROM ${table} WHERE ${only} AND ${quoted(key)}::text = substr(${path}, ${site.length + 2}))`,
    ];
  });
  await app.db.$executeRaw`
    WITH told AS (SELECT address, CASE
        WHEN EXISTS (SELECT FROM redirects WHERE from_path = ${path}) THEN NULL
        WHEN starts_with(${path}, ${fileAddress('')}) THEN
          EXISTS (SELECT FROM stored_files WHERE path = substr(${path}, ${fileAddress('').length + 1}) AND public AND binned_id IS NULL)
        ${Prisma.join(sites, ' ')} END AS is_there FROM link_checks WHERE host IS NULL)
    UPDATE link_checks SET checked_on = ${today}::date, answer = CASE WHEN is_there IS FALSE THEN '404' ELSE '' END,
      since = CASE WHEN (state = 'dead') = (is_there IS FALSE) THEN since ELSE ${today}::date END,
      state = CASE WHEN is_there IS FALSE THEN 'dead' ELSE 'ok' END
    FROM told WHERE told.address = link_checks.address`;
}

/**
 * Addresses of a state, longest known first, with the records in which they still stand and that the person may view. One that stands in
 * none of these is not told.
 */
export async function listLinks(app: FastifyInstance, person: Person, state: string, address?: string): Promise<Links['rows']> {
  const which = address === undefined ? Prisma.sql`state = ${state}` : Prisma.sql`address = ${address}`;
  const found = linking.flatMap((entity) => {
    const { page, table, only, ownCondition } = sourceOf(app, entity);
    if (!person.right(page).view) return [];
    const titleOf = (fields: readonly string[] = []) =>
      Prisma.raw(`left(concat_ws(' ', NULL${fields.map((field) => `, "${field}"`).join('')}), 300)`);
    const mine = Prisma.join([only, ...sql(ownCondition(ownIn(person, page)))], ' AND ');
    return [
      Prisma.sql`SELECT address, jsonb_build_object('entity', ${entity.name}::text, 'id', record_id, 'page', ${page}::text,
          'title', ${titleOf(entity.title?.th)}, 'title_en', ${titleOf(entity.title?.en)}) AS place
        FROM link_places JOIN listed USING (address) JOIN ${table} ON ${quoted(entity.idKey)} = record_id
        WHERE entity = ${entity.name} AND ${mine} AND strpos(${linkingText(entity) as Prisma.Sql}, written) > 0`,
    ];
  });
  if (found.length === 0) return [];
  const { rows } = await runSql<Links['rows'][number]>(
    app.pool,
    Prisma.sql`WITH listed AS (SELECT * FROM link_checks WHERE ${which} ORDER BY since, address LIMIT ${mostListed})
      SELECT address, answer, to_char(since, 'YYYY-MM-DD') AS since, jsonb_agg(place) AS places
      FROM listed JOIN (${Prisma.join(found, ' UNION ')}) places USING (address)
      GROUP BY address, answer, since ORDER BY listed.since, address`,
  );
  return rows;
}

/** The fields of a record with another address in the place of one, in the tags of its texts and in its address fields. */
export function withAddress(app: FastifyInstance, entity: AnyEntity, row: Readonly<Record<string, unknown>>, from: string, to: string) {
  const origins = [app.config.publicUrl, app.config.websiteUrl];
  const isIt = (source: string) => {
    const whole = (withoutEntities(source.trim()).split('#')[0] as string).replace(/^\/\//, 'https://');
    return whole === from || (from.startsWith('/') && origins.some((origin) => whole === origin + from));
  };
  const fields: Record<string, string> = {};
  const change = (field: string, value: string) => {
    if (value !== row[field]) fields[field] = value;
  };
  for (const field of entity.richText ?? []) change(field, inTags(String(row[field] ?? ''), isIt, to));
  for (const field of entity.addresses ?? []) if (isIt(String(row[field] ?? ''))) change(field, to);
  return fields;
}

function inTags(html: string, isIt: (source: string) => boolean, to: string): string {
  const value = to.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  let written = '';
  let at = 0;
  const starts = /<(?=[a-z])/gi;
  for (let start = starts.exec(html); start; start = starts.exec(html)) {
    const tag = readTag(html, start.index);
    if (tag === null) break;
    starts.lastIndex = tag.end;
    for (const { name, source, start: from, end } of tag.attributes) {
      if ((name !== 'href' && name !== 'src') || !isIt(source)) continue;
      written += `${html.slice(at, from)}${name}="${value}"`;
      at = end;
    }
  }
  return written + html.slice(at);
}
