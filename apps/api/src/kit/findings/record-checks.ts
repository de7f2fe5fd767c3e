import type { AnyEntity } from '@faculty/contracts/kit/entity';
import { rulesNumber, type StoredCheck } from '@faculty/contracts/kit/findings/checks';
import { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance } from 'fastify';
import { seenRecords } from '../lists/seen-records.ts';

/** What is found in a record; `field` where a check speaks of a field of its own. */
export interface StoredFinding {
  check_name: StoredCheck;
  field: string;
  /** Audit line of the first change of the Thai text, and its time. */
  line?: string;
  since?: Date;
}

/** What was found in a record as it was changed at `updated_at`; `found` is null where it cannot be checked, of which what is known stays. */
interface CheckedRecord {
  id: unknown;
  updated_at: unknown;
  found: StoredFinding[] | null;
  /** Addresses that it leads to. */
  links: string[];
}

/**
 * Selects so many records of a kind, with some of their fields, that the rules of today have not checked as they are now: those before an
 * identifier, so that a job does not pass the checked ones again for each part.
 */
export function uncheckedRecords(
  app: FastifyInstance,
  entity: AnyEntity,
  fields: readonly string[],
  before: number,
  most: number,
): Prisma.Sql {
  const { name, table, id, where } = seenRecords(app, entity);
  const columns = Prisma.raw([...new Set([entity.idKey, 'updated_at', ...fields])].map((field) => `"${name}"."${field}"`).join(', '));
  return Prisma.sql`SELECT ${columns} FROM ${table} WHERE ${where} AND ${id} < ${before}::bigint AND NOT EXISTS (
      SELECT FROM checked_records checked WHERE entity = ${entity.name} AND record_id = ${id} AND rules = ${rulesNumber}::int
        AND checked.updated_at = ${table}.updated_at)
    ORDER BY ${id} DESC LIMIT ${most}`;
}

/**
 * Writes what was found in records in the place of what was known of them; those that were changed since they were read are left to the
 * check of that change. Without `areFilesRead` what is known of their files stays.
 */
export function writeFindings(
  app: FastifyInstance,
  entity: AnyEntity,
  records: readonly CheckedRecord[],
  areFilesRead: boolean,
): Prisma.Sql {
  const { name } = entity;
  const { table, id } = seenRecords(app, entity);
  const replaced = areFilesRead ? Prisma.empty : Prisma.sql`AND check_name <> 'pdf_without_text'`;
  return Prisma.sql`
    WITH made AS (
        SELECT made.* FROM jsonb_to_recordset(${JSON.stringify(records)}::jsonb) AS made(id int, updated_at timestamptz, found jsonb, links jsonb)
        JOIN ${table} ON ${id} = made.id AND ${table}.updated_at = made.updated_at),
      marked AS (
        INSERT INTO checked_records (entity, record_id, rules, updated_at) SELECT ${name}, id, ${rulesNumber}::int, updated_at FROM made
        ON CONFLICT (entity, record_id) DO UPDATE SET rules = EXCLUDED.rules, updated_at = EXCLUDED.updated_at),
      present AS (
        SELECT id, each.* FROM made, jsonb_to_recordset(found) AS each(check_name text, field text, line bigint, since timestamptz)),
      gone AS (
        DELETE FROM record_findings stored USING made WHERE entity = ${name} AND record_id = made.id AND found IS NOT NULL ${replaced}
          AND NOT EXISTS (
            SELECT FROM present WHERE present.id = made.id AND present.check_name = stored.check_name AND present.field = stored.field)),
      added AS (
        INSERT INTO record_findings (entity, record_id, check_name, field, line, since)
        SELECT ${name}, id, check_name, field, line, coalesce(since, now()) FROM present ON CONFLICT DO NOTHING),
      places AS (SELECT id, address FROM made, jsonb_array_elements_text(links) AS address),
      left_places AS (
        DELETE FROM link_places stored USING made WHERE entity = ${name} AND record_id = made.id AND found IS NOT NULL
          AND NOT EXISTS (SELECT FROM places WHERE places.id = made.id AND places.address = stored.address)),
      added_places AS (
        INSERT INTO link_places (entity, record_id, address) SELECT ${name}, id, address FROM places ON CONFLICT DO NOTHING)
    SELECT`;
}
