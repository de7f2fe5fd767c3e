import { todayInBangkok } from '@faculty/contracts/kit/dates/today';
import type { AnyEntity } from '@faculty/contracts/kit/entity';
import type { Dashboard, DatedRecord } from '@faculty/contracts/profile/profile';
import { articlePage } from '@faculty/contracts/website/article-page';
import { contentPage } from '@faculty/contracts/website/content-page';
import { doc } from '@faculty/contracts/website/doc';
import { link } from '@faculty/contracts/website/link';
import { mou } from '@faculty/contracts/website/mou';
import { news } from '@faculty/contracts/website/news';
import { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance } from 'fastify';
import { secretExpiry } from '../../auth/sso/secret-expiry.ts';
import { runSql } from '../../db/run-sql.ts';
import { contentThatWaits } from '../../kit/approval/may-publish.ts';
import type { Person } from '../../kit/crud/context.ts';
import { isOf, workParts } from '../../kit/crud/taking-part.ts';
import { countFound } from '../../kit/findings/count-found.ts';
import { yearOfWork } from '../../kit/lists/buddhist-year.ts';
import { personNames } from '../../kit/people/person-name.ts';
import { decidesOn, recordsOf } from '../../kit/reviews/review-queue.ts';

/** An MOU is prepared months ahead, a page in days. */
const mouDays = 90;
const showingDays = 30;
/** Rows of a panel; the screen shows the first of them and the rest on request. */
const mostRows = 50;
/** Of the queue, which has a list of its own. */
const shownOfQueue = 5;

/** Kinds of records with a period of showing on the website: their table, first day, and what hides them. */
const dated: readonly { entity: AnyEntity; table: string; start: string; where: Prisma.Sql }[] = [
  { entity: news, table: 'web_con_news', start: 'new_start_date', where: Prisma.empty },
  { entity: contentPage, table: 'web_con_pages', start: 'show_start_date', where: Prisma.empty },
  { entity: articlePage, table: 'web_con_article_pages', start: 'show_start_date', where: Prisma.empty },
  { entity: link, table: 'web_con_links', start: 'show_start_date', where: Prisma.empty },
  { entity: doc, table: 'web_con_docs', start: 'show_start_date', where: Prisma.sql`AND doc_section <> 'MOU' AND expire = 'N'` },
];

/** What waits, begins and ends for the person, and numbers of what they may see. What is shown follows from the rights, not from the role. */
export async function dashboardOf(app: FastifyInstance, person: Person): Promise<Dashboard> {
  const worksRight = person.right('/web/content_work');
  const newsRight = person.right(news.page);
  const works_scope = worksRight.view && !worksRight.own_only ? 'all' : 'own';
  const [works, waiting, months, scheduled, ending, to_mend] = await Promise.all([
    worksByYear(app, works_scope === 'all' ? undefined : person.user_name),
    waitingFor(app, person),
    newsRight.view ? newsByMonth(app, newsRight.own_only ? person.user_name : undefined) : null,
    datedRecords(app, scheduledSources(person)),
    datedRecords(app, endingSources(person)),
    countFound(app, person, 'any'),
  ]);
  const sign_in_secret = person.role === 'admin' ? secretExpiry(app.config) : null;
  return { works_scope, works, ...waiting, news: months, scheduled, ending, to_mend, sign_in_secret };
}

/** Counts by Buddhist year and state: of the faculty, or of the works that a person owns or took part in. */
async function worksByYear(app: FastifyInstance, user_name: string | undefined): Promise<Dashboard['works']> {
  const own = user_name === undefined ? Prisma.empty : Prisma.sql`AND ${isOf(workParts, user_name)}`;
  const { rows } = await runSql<Dashboard['works'][number]>(
    app.pool,
    Prisma.sql`SELECT ${yearOfWork('web_con_works')} AS year, status_check::text, count(*)::int AS count FROM web_con_works
      WHERE active = 'Y' ${own} GROUP BY 1, web_con_works.status_check ORDER BY 1, web_con_works.status_check`,
  );
  return rows;
}

/** The queue of a reviewer; for others their own records that wait. */
async function waitingFor(app: FastifyInstance, person: Person): Promise<Pick<Dashboard, 'waiting_scope' | 'waiting' | 'waiting_count'>> {
  const viewed = [...app.reviewed.values()].filter(({ entity }) => person.right(entity.page).view);
  const decided = person.right('/web/review').view ? viewed.filter(({ entity }) => decidesOn(person, entity.page)) : [];
  const waiting_scope = decided.length > 0 ? 'queue' : 'own';
  const sources = waiting_scope === 'queue' ? decided : viewed;
  if (sources.length === 0) return { waiting_scope, waiting: null, waiting_count: 0 };
  const where = Prisma.sql`WHERE records.status_check = 'W' ${waiting_scope === 'own' ? Prisma.sql`AND records.user_name = ${person.user_name}` : Prisma.empty}`;
  const names = personNames('records.user_name');
  const { rows } = await runSql<NonNullable<Dashboard['waiting']>[number] & { total: number }>(
    app.pool,
    Prisma.sql`
      SELECT entity, record_id, title, title_en, ${names.full_name_th} AS full_name_th, ${names.full_name_en} AS full_name_en,
        to_char(since AT TIME ZONE 'Asia/Bangkok', 'YYYY-MM-DD') AS since, total
      FROM (SELECT records.*, count(*) OVER ()::int AS total FROM (${recordsOf(sources)} ${waiting_scope === 'queue' ? Prisma.sql`UNION ALL ${contentThatWaits(person)}` : Prisma.empty}) records ${where}
        ORDER BY since, entity, number LIMIT ${waiting_scope === 'queue' ? shownOfQueue : mostRows}) records
      LEFT JOIN users ON users.user_name = records.user_name
      ORDER BY records.since, entity, number`,
  );
  return { waiting_scope, waiting: rows.map(({ total: _, ...row }) => row), waiting_count: rows[0]?.total ?? 0 };
}

/** The last twelve months, this one included; a month without news counts 0. */
async function newsByMonth(app: FastifyInstance, own: string | undefined): Promise<{ month: string; count: number }[]> {
  const months = lastMonths(todayInBangkok(), 12);
  const first = `${months[0]}-01`;
  const { rows } = await runSql<{ month: string; count: number }>(
    app.pool,
    Prisma.sql`SELECT to_char(new_start_date, 'YYYY-MM') AS month, count(*)::int AS count FROM web_con_news
      WHERE new_start_date >= ${first}::date AND active = 'Y' ${own === undefined ? Prisma.empty : Prisma.sql`AND created_by = ${own}`} GROUP BY 1`,
  );
  const counts = new Map(rows.map(({ month, count }) => [month, count]));
  return months.map((month) => ({ month, count: counts.get(month) ?? 0 }));
}

/** `YYYY-MM` of the last months, oldest first. */
function lastMonths(today: string, count: number): string[] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return Array.from({ length: count }, (_, back) => {
    const at = new Date(Date.UTC(year, month - 1 - (count - 1 - back), 1));
    return at.toISOString().slice(0, 7);
  });
}

/** Statements of what begins to show within 30 days, of the kinds the person may view. */
function scheduledSources(person: Person): Prisma.Sql[] {
  return viewedKinds(person).map(({ entity, table, start, where }) =>
    datedSource(
      person,
      entity,
      table,
      start,
      Prisma.sql`${named(start)} > ${today()} AND ${named(start)} <= ${today(showingDays)} ${where}`,
    ),
  );
}

/** Statements of what ends: the last day of showing, and the end of an MOU. */
function endingSources(person: Person): Prisma.Sql[] {
  const shown = viewedKinds(person).map(({ entity, table, start, where }) =>
    datedSource(
      person,
      entity,
      table,
      'show_end_date',
      Prisma.sql`show_end_date BETWEEN ${today()} AND ${today(showingDays)} AND (${named(start)} IS NULL OR ${named(start)} <= ${today()}) ${where}`,
    ),
  );
  if (!person.right(mou.page).view) return shown;
  const extra = Prisma.sql`doc_content_th AS organisation_th, doc_content_en AS organisation_en, coalesce(mou_owner, '') AS owner`;
  const ends = Prisma.sql`doc_section = 'MOU' AND expire = 'N' AND mou_end_date BETWEEN ${today()} AND ${today(mouDays)}`;
  return [...shown, datedSource(person, mou, 'web_con_docs', 'mou_end_date', ends, extra)];
}

const named = (name: string) => Prisma.raw(`"${name}"`);
const today = (plus = 0) => Prisma.sql`(${todayInBangkok()}::date + ${plus}::int)`;
const viewedKinds = (person: Person) => dated.filter(({ entity }) => person.right(entity.page).view);
const noExtra = Prisma.sql`'' AS organisation_th, '' AS organisation_en, '' AS owner`;

function datedSource(person: Person, entity: AnyEntity, table: string, day: string, where: Prisma.Sql, extra = noExtra): Prisma.Sql {
  const own = person.right(entity.page).own_only ? Prisma.sql`AND created_by = ${person.user_name}` : Prisma.empty;
  const [th = '', en = ''] = [entity.title?.th[0], entity.title?.en?.[0]];
  return Prisma.sql`SELECT ${entity.name} AS entity, ${named(entity.idKey)} AS record_id, ${named(th)} AS title_th, ${named(en)} AS title_en,
      ${named(day)} AS day, ${extra} FROM ${named(table)} WHERE active = 'Y' AND ${where} ${own}`;
}

/** The nearest rows of all sources, and the number of all. */
async function datedRecords(app: FastifyInstance, sources: Prisma.Sql[]): Promise<Dashboard['ending']> {
  if (sources.length === 0) return null;
  const names = personNames('records.owner');
  const { rows } = await runSql<DatedRecord & { total: number }>(
    app.pool,
    Prisma.sql`
      SELECT entity, record_id, title_th, title_en, to_char(day, 'YYYY-MM-DD') AS day, (day - ${today()})::int AS days,
        organisation_th, organisation_en, ${names.full_name_th} AS owner_name_th, ${names.full_name_en} AS owner_name_en, total
      FROM (SELECT *, count(*) OVER ()::int AS total FROM (${Prisma.join(sources, ' UNION ALL ')}) each
        ORDER BY day, entity, record_id LIMIT ${mostRows}) records
      LEFT JOIN users ON users.user_name = records.owner
      ORDER BY records.day, entity, record_id`,
  );
  return { rows: rows.map(({ total: _, ...row }) => row), count: rows[0]?.total ?? 0 };
}
