import { entityOf, isEntityKey } from '@faculty/contracts/entities';
import type { Language } from '@faculty/contracts/kit/bilingual';
import { todayInBangkok } from '@faculty/contracts/kit/dates/today';
import { Prisma } from '@faculty/prisma/client';
import type { HitGroup, Kind } from '@faculty/site/data';
import type { FastifyInstance } from 'fastify';
import { dayColumns } from '../kit/lists/on-days.ts';
import { areTextsComplete } from '../kit/search/collect-texts.ts';
import { placesOf } from '../kit/search/places.ts';
import { publicKinds } from './public-kinds.ts';

/** Kinds of the search, in the order of its answer. */
export const searchedKinds = Object.keys(publicKinds).filter((name) => isEntityKey(name) && entityOf[name].public);

/** Dates that the website's calendar shows: from this month on, most of a year. */
const inCalendar = () => {
  const today = todayInBangkok();
  return Prisma.sql`faculty_dates.end_date >= date_trunc('month', ${today}::date) AND faculty_dates.start_date <= ${today}::date + 330`;
};

/** The first records of every kind that contain the words, or of `only` one, with the number of all. One statement at a time: a search takes one connection. */
export async function publicSearch(app: FastifyInstance, q: string, lang: Language, limit: number, only?: string) {
  const { publicRecords: records } = app;
  const groups: HitGroup[] = [];
  for (const name of searchedKinds) {
    if (only !== undefined && name !== only) continue;
    const kind = records.kind(name);
    const { rows, count } = await records.list(name, { lang, q, limit, ...(name === 'faculty_date' && { also: [inCalendar()] }) });
    if (count === 0) continue;
    const title = (kind.entity.title?.th ?? []).map((field) => field.replace(/_th$/, ''));
    const keys = rows.map((row) => row[kind.key] as string | number); // a key is either
    const places = await placesOf(app, name, { q, keys, forVisitors: true, language: lang, also: kind.now() });
    const day = dayColumns(kind.entity.item).find(({ field }) => kind.fields.includes(field) && field !== kind.entity.public?.period?.end);
    const picture = Object.keys(kind.entity.files).find(
      (field) => kind.entity.files[field]?.kind === 'image' && kind.fields.includes(field),
    );
    const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);
    const hits = rows.map((row) => ({
      kind: name,
      key: String(row[kind.key]),
      date: name === 'member' ? null : (text(row[day?.field ?? '']) ?? String(row.updated_at)).slice(0, 10),
      picture: text(row[(picture ?? '').replace(/_th$/, '')]),
      address: text(row.links_url),
      place: places.get(String(row[kind.key])) ?? null,
      title: title
        .map((field) => row[field])
        .join(' ')
        .trim(),
      lang: row.lang as Language,
    }));
    groups.push({ kind: name as Kind, path: kind.path, count, hits }); // `searchedKinds` has no others
  }
  return { groups, complete: await areTextsComplete(app) };
}
