import { setImmediate as turn } from 'node:timers/promises';
import { type ArrivalSource, type CompletedField, lackedBy } from '@faculty/contracts/works/work-arrival';
import type { CitedFields } from '@faculty/contracts/works/work-of-citation';
import type { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance } from 'fastify';
import { isOf, workParts } from '../../../kit/crud/taking-part.ts';
import { yearOfWork } from '../../../kit/lists/buddhist-year.ts';
import { type NoticeOf, notify } from '../../../kit/notices/notify.ts';
import { personName } from '../../../kit/people/person-name.ts';
import { isSameWork, type Publication } from './same-work.ts';
import type { Arrived } from './sources.ts';

/** More works of one person are not kept, nor compared. */
const mostOfPerson = 1_000;

type OwnWork = Record<CompletedField, string | null> &
  Required<Pick<CitedFields, 'work_title_th' | 'work_title_en' | 'work_owner_name_th' | 'work_owner_name_en'>> & {
    work_id: number;
    work_public_year: number | null;
  };

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
  const { db } = app;
  const kept = await db.workArrival.findMany({ where: { user_name }, omit: { user_name: true }, take: mostOfPerson });
  const own = await worksOf(app, user_name);
  const name = await personName(db, user_name);
  const person = name ? `${name.th}; ${name.en}` : '';
  let added = 0;
  for (const { ids, fields: told } of arrived.slice(0, mostOfPerson)) {
    await turn(); // each is compared with up to a thousand
    const here = publicationOf(told, person);
    const source_ids = ids.map((id) => `${source}:${id}`);
    const before =
      kept.find((each) => each.source_ids.some((id) => source_ids.includes(id))) ??
      kept.find((each) => isSameWork(here, publicationOf(each.fields as CitedFields, person)));
    if (before === undefined && kept.length >= mostOfPerson) break;
    // of an open one, too: the person may have entered it meanwhile
    const match = before && before.state !== 'new' ? undefined : own.find((each) => isSameWork(here, publicationOf(each)));
    // a further source, or the same later, may tell what was not known
    const fields = { ...told, ...(before?.fields as CitedFields | undefined) };
    const isNothingNew = match !== undefined && Object.keys(lackedBy(match, fields)).length === 0;
    const after = {
      source_ids: [...new Set([...(before?.source_ids ?? []), ...source_ids])],
      fields: fields as Prisma.InputJsonObject,
      state: isNothingNew ? ('joined' as const) : (before?.state ?? 'new'),
      work_id: match?.work_id ?? before?.work_id ?? null,
    };
    if (before === undefined) {
      kept.push(await db.workArrival.create({ data: { user_name, ...after }, omit: { user_name: true } }));
      if (!isNothingNew) added += 1;
    } else {
      // unless it was decided meanwhile
      await db.workArrival.updateMany({ where: { arrival_id: before.arrival_id, state: before.state }, data: after });
      Object.assign(before, after);
    }
  }
  const onCommit: (() => void)[] = [];
  if (added > 0) await notify(app, { db, onCommit }, [user_name], found);
  for (const work of onCommit) work();
  return added;
}

const found: NoticeOf = {
  ...{ kind: 'arrivals', entity: '', record_id: '', title: '', title_en: '' },
  detail: { th: 'มีผลงานใหม่รอให้คุณรับหรือปฏิเสธ', en: 'New works wait for you to take or refuse them' },
  path: '/app/profile-view',
};

/** `author`: one of the authors, where the names are not told. */
function publicationOf(work: OwnWork | CitedFields, author = ''): Publication {
  const said = (...texts: (string | undefined)[]) => texts.filter((text) => text !== undefined && text !== '') as string[];
  return {
    doi: work.work_doi ?? '',
    titles: said(work.work_title_th, work.work_title_en),
    year: work.work_public_year ?? null,
    names: said(work.work_owner_name_th, work.work_owner_name_en).join('; ') || author,
  };
}

/** The works of the person, as far as they are compared. */
function worksOf({ db }: FastifyInstance, user_name: string): Promise<OwnWork[]> {
  return db.$queryRaw<OwnWork[]>`
    SELECT work_id, work_title_th, work_title_en, ${yearOfWork('web_con_works')} AS work_public_year, work_owner_name_th, work_owner_name_en,
      work_doi, work_public_isbn, work_public_no, work_public_number, work_public_date::text AS work_public_date, work_public_month_year,
      work_public_place, work_public_province, work_public_country
    FROM web_con_works WHERE ${isOf(workParts, user_name)} ORDER BY work_id DESC LIMIT ${mostOfPerson}`;
}
