import { setImmediate as turn } from 'node:timers/promises';
import { type ArrivalSource, type CompletedField, lackedBy } from '@faculty/contracts/works/work-arrival';
import type { CitedFields } from '@faculty/contracts/works/work-of-citation';
import type { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../../kit/crud/context.ts';
import { isOf, workParts } from '../../../kit/crud/taking-part.ts';
import { yearOfWork } from '../../../kit/lists/buddhist-year.ts';
import { type NoticeOf, notify } from '../../../kit/notices/notify.ts';
import { isSameWork, type Publication } from './same-work.ts';
import type { Arrived } from './sources.ts';

/** More works of one person are not kept, nor compared. */
const mostOfPerson = 1_000;
/** Of one transaction: each looks among all works for what it is. */
const batchSize = 100;

interface Candidate extends Record<CompletedField, string | null> {
  work_id: number;
  work_title_th: string;
  work_title_en: string;
  year: number | null;
  names: string;
}

interface Kept extends Publication {
  arrival_id: number;
  source_ids: string[];
  fields: CitedFields;
  state: string;
  work_id: number | null;
}

/**
 * Keeps what a source tells of a person's works: a new one as an arrival, one that arrived before as the same, whoever told of it and
 * whatever was decided. What is among the person's works already, and tells nothing more, is joined with it without a word. Answers how many
 * are new.
 */
export async function keepArrivals(
  app: FastifyInstance,
  user_name: string,
  source: ArrivalSource,
  arrived: readonly Arrived[],
): Promise<number> {
  let added = 0;
  for (let from = 0; from < Math.min(arrived.length, mostOfPerson); from += batchSize)
    added += await keepBatch(app, user_name, source, arrived.slice(from, from + batchSize));
  return added;
}

async function keepBatch(app: FastifyInstance, user_name: string, source: ArrivalSource, arrived: readonly Arrived[]): Promise<number> {
  const onCommit: (() => void)[] = [];
  const added = await app.db.$transaction(
    async (db) => {
      const [person] = await db.$queryRaw<{ names: string }[]>`
        SELECT concat_ws('; ', fname_th || ' ' || lname_th, nullif(btrim(fname_en || ' ' || lname_en), '')) AS names
        FROM users WHERE user_name = ${user_name}`;
      if (person === undefined) return 0;
      const kept = await keptOf(db, user_name);
      const own = await worksOf(db, user_name);
      let added = 0;
      for (const item of arrived) {
        await turn(); // each is compared with up to a thousand
        const source_ids = item.ids.map((id) => `${source}:${id}`);
        // ORCID does not tell the authors, of whom the person is one
        const here: Publication = { ...item, names: item.names || person.names };
        const known =
          kept.find((each) => each.source_ids.some((id) => source_ids.includes(id))) ?? kept.find((each) => isSameWork(here, each));
        // of an open one, too: the person may have entered it meanwhile
        const match = known && known.state !== 'new' ? undefined : own.find((each) => isSameWork(here, publicationOf(each)));
        if (known) {
          await addTo(db, known, item, source_ids, match);
          continue;
        }
        if (kept.length >= mostOfPerson) break;
        const { doi, year, names, venue, type, fields } = item;
        const state = isNothingNew(match, fields) ? 'joined' : 'new';
        const data = { user_name, source_ids, doi, title: item.titles[0] ?? '', year, names, venue, type, state } as const;
        const row = await db.workArrival.create({
          data: { ...data, work_id: match?.work_id ?? null, fields: fields as Prisma.InputJsonObject },
          select: { arrival_id: true },
        });
        kept.push({ ...here, ...row, source_ids, fields, state, work_id: match?.work_id ?? null });
        if (state === 'new') added += 1;
      }
      if (added > 0) await notify(app, { db, onCommit }, [user_name], found);
      return added;
    },
    { timeout: 60_000 },
  );
  for (const work of onCommit) work();
  return added;
}

const found: NoticeOf = {
  ...{ kind: 'arrivals', entity: '', record_id: '', title: '', title_en: '' },
  detail: { th: 'มีผลงานใหม่รอให้คุณรับหรือปฏิเสธ', en: 'New works wait for you to take or refuse them' },
  path: '/app/profile-view',
};

const isNothingNew = (match: Candidate | undefined, fields: CitedFields) =>
  match !== undefined && Object.keys(lackedBy(match, fields)).length === 0;

const publicationOf = ({ work_doi, work_title_th, work_title_en, year, names }: Candidate): Publication => ({
  doi: work_doi ?? '',
  titles: [work_title_th, work_title_en].filter(Boolean),
  year,
  names,
});

async function keptOf(db: Transaction, user_name: string): Promise<Kept[]> {
  const rows = await db.workArrival.findMany({
    where: { user_name },
    select: {
      arrival_id: true,
      source_ids: true,
      doi: true,
      title: true,
      year: true,
      names: true,
      fields: true,
      state: true,
      work_id: true,
    },
    take: mostOfPerson,
  });
  return rows.map(({ title, ...row }) => {
    const fields = row.fields as CitedFields; // as they were kept
    return { ...row, fields, titles: [title, fields.work_title_th ?? '', fields.work_title_en ?? ''].filter(Boolean) };
  });
}

/** A further source, or the same later, may tell what was not known; `match` is the person's work that an open one is. */
async function addTo(db: Transaction, known: Kept, item: Arrived, source_ids: string[], match?: Candidate): Promise<void> {
  const { arrival_id } = known;
  const all = [...new Set([...known.source_ids, ...source_ids])];
  const fields = { ...item.fields, ...known.fields };
  const isJoined = isNothingNew(match, fields);
  const work_id = match?.work_id ?? known.work_id;
  const isMore = all.length > known.source_ids.length || Object.keys(fields).length > Object.keys(known.fields).length;
  if (!isMore && !isJoined && work_id === known.work_id) return;
  Object.assign(known, { source_ids: all, fields, work_id, ...(isJoined && { state: 'joined' }) });
  const data = { source_ids: all, fields: fields as Prisma.InputJsonObject, doi: known.doi || item.doi, names: known.names || item.names };
  await db.workArrival.update({ where: { arrival_id }, data });
  // unless it was decided meanwhile
  if (match)
    await db.workArrival.updateMany({ where: { arrival_id, state: 'new' }, data: { work_id, ...(isJoined && { state: 'joined' }) } });
}

/** The works of the person, as far as they are compared. */
function worksOf(db: Transaction, user_name: string): Promise<Candidate[]> {
  return db.$queryRaw<Candidate[]>`
    SELECT work_id, work_title_th, work_title_en, ${yearOfWork('web_con_works')} AS year, work_owner_name_th || '; ' || work_owner_name_en AS names,
      work_doi, work_public_isbn, work_public_no, work_public_number, work_public_date::text AS work_public_date, work_public_month_year,
      work_public_place, work_public_province, work_public_country
    FROM web_con_works WHERE ${isOf(workParts, user_name)} ORDER BY work_id DESC LIMIT ${mostOfPerson}`;
}
