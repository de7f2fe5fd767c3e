import { entities } from '@faculty/contracts/entities';
import type { AnyEntity } from '@faculty/contracts/kit/entity';
import { pages } from '@faculty/contracts/pages';
import type { Links } from '@faculty/contracts/website/upkeep';
import { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance } from 'fastify';
import { runSql } from '../../../db/run-sql.ts';
import type { Person } from '../../../kit/crud/context.ts';
import { linkAddress } from '../../../kit/findings/link-address.ts';
import { linkingText } from '../../../kit/lists/linking-text.ts';
import { seenRecords } from '../../../kit/lists/seen-records.ts';
import { shownBy } from '../../../kit/lists/shown-by.ts';
import { withAddresses } from '../../../kit/rich-text/tag-addresses.ts';
import { fileAddress } from '../../../storage/file-address.ts';

/** Addresses of an answer. */
const mostListed = 200;

const linking = entities.filter((entity) => linkingText(entity) !== null);

/** Brings what is known of addresses up to those that stand in content, as their records were checked. */
export async function collectAddresses({ db }: FastifyInstance): Promise<void> {
  await db.$executeRaw`INSERT INTO link_checks (address, host)
    SELECT DISTINCT address, substring(address FROM '^https?://([^/?]+)') FROM link_places ON CONFLICT DO NOTHING`;
  await db.$executeRaw`DELETE FROM link_checks WHERE NOT EXISTS (SELECT FROM link_places WHERE link_places.address = link_checks.address)`;
}

/** Answers addresses of the own website from the database: files, records whose page visitors see, and former addresses. Of other paths nothing is known. */
export async function checkOwnAddresses(app: FastifyInstance, today: string): Promise<void> {
  const path = Prisma.sql`regexp_replace(split_part(link_checks.address, '?', 1), '^/en(?=/)', '')`;
  const sites = entities.flatMap((entity) => {
    const { site, key = entity.idKey } = entity.public ?? {};
    // works, people and the calendar have pages under theirs that are no records
    if (site === undefined || !entity.bin || pages[entity.page].group !== 'web') return [];
    const { name, table, where } = seenRecords(app, entity);
    const shown = Prisma.join([where, ...shownBy(entity, name)], ' AND ');
    return [
      Prisma.sql`WHEN ${path} ~ ${`^${site}/[^/]+/?$`} THEN EXISTS (SELECT FROM ${table} WHERE ${shown} AND ${Prisma.raw(`"${key}"`)}::text = substr(${path}, ${site.length + 2}))`,
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
 * Addresses of a state, longest known first, with the records in which they stand and that the person may view. One that stands in
 * none of these is not told.
 */
export async function listLinks(app: FastifyInstance, person: Person, state: string, address?: string): Promise<Links['rows']> {
  const which = address === undefined ? Prisma.sql`state = ${state}` : Prisma.sql`address = ${address}`;
  const found = linking.flatMap((entity) => {
    const { table, id, where, subject } = seenRecords(app, entity, person);
    const places = Prisma.sql`SELECT address, ${subject} FROM link_places JOIN listed USING (address) JOIN ${table} ON ${id} = record_id`;
    return person.right(entity.page).view ? [Prisma.sql`${places} WHERE entity = ${entity.name} AND ${where}`] : [];
  });
  if (found.length === 0) return [];
  const { rows } = await runSql<Links['rows'][number]>(
    app.pool,
    Prisma.sql`WITH listed AS (SELECT * FROM link_checks WHERE ${which} ORDER BY since, address LIMIT ${mostListed})
      SELECT address, answer, to_char(since, 'YYYY-MM-DD') AS since, jsonb_agg(to_jsonb(place) - 'address') AS places
      FROM listed JOIN (${Prisma.join(found, ' UNION ')}) place USING (address)
      GROUP BY address, answer, since ORDER BY listed.since, address`,
  );
  return rows;
}

/** The fields of a record with another address in the place of one, in the tags of its texts and in its address fields. */
export function withAddress(app: FastifyInstance, entity: AnyEntity, row: Readonly<Record<string, unknown>>, from: string, to: string) {
  const own = [app.config.publicUrl, app.config.websiteUrl];
  const isIt = (source: string) => linkAddress(source, own) === from;
  const textOf = (field: string) => String(row[field] ?? '');
  const changed = [
    ...(entity.richText ?? []).map((field) => [field, withAddresses(textOf(field), (source) => (isIt(source) ? to : undefined))] as const),
    ...(entity.addresses ?? []).map((field) => [field, isIt(textOf(field)) ? to : textOf(field)] as const),
  ];
  return Object.fromEntries(changed.filter(([field, text]) => text !== textOf(field)));
}
