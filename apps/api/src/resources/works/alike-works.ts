import { foldForSearch } from '@faculty/contracts/kit/text/search-text';
import { doiIn } from '@faculty/contracts/works/doi';
import { work } from '@faculty/contracts/works/work';
import type { AlikeQuery, AlikeWork } from '@faculty/contracts/works/work-calls';
import { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance } from 'fastify';
import type { Person } from '../../kit/crud/context.ts';
import { ownIn } from '../../kit/crud/handlers.ts';
import { FairQueue } from '../../kit/jobs/fair-queue.ts';
import { yearOfWork } from '../../kit/lists/buddhist-year.ts';
import { personNames } from '../../kit/people/person-name.ts';

const most = 5;
/** Shorter titles resemble too many others. */
const shortest = 8;
/** Share of letter groups two titles have in common. */
const likeEnough = 0.55;
/** Timeout of a search while somebody types, waiting in the queue and for a connection included. */
const answersWithin = 1_500;
/** The neighbouring years too: print and on-line editions are often dated apart. */
const yearsApart = 1;

type FindAlike = (person: Person, asked: AlikeQuery, gone: AbortSignal) => Promise<AlikeWork[]>;

/**
 * Finds similar works, one search at a time: a queue of one entry per form; aborted requests are removed.
 * A request that times out is refused with `unavailable`, a person's fourth concurrent one with `search_under_way`.
 */
export function alikeFinder(app: FastifyInstance): FindAlike {
  const queue = new FairQueue({ atOnce: 1, waitingOfOne: 3, waiting: 50, waitMilliseconds: answersWithin, refusal: 'search_under_way' });
  return (person, asked, gone) => {
    const deadline = Date.now() + answersWithin;
    return queue.run(person.user_name, () => alikeWorks(app, person, asked, deadline), gone);
  };
}

const left = (deadline: number): number => Math.max(0, deadline - Date.now());

/**
 * Works of anybody with the same DOI or nearly the same title and year. Of others' records a person under own_only gets title
 * and owner, without a link.
 */
async function alikeWorks(
  app: FastifyInstance,
  person: Person,
  { title_th = '', title_en = '', doi = '', year, except }: AlikeQuery,
  deadline: number,
): Promise<AlikeWork[]> {
  const sameDoi = doiIn(doi);
  const titles = [...new Set([title_th, title_en].map(foldForSearch))].filter((title) => title.length >= shortest);
  if (sameDoi === '' && titles.length === 0) return [];
  const own = ownIn(person, work.page);
  const among = [
    ...(sameDoi === '' ? [] : [Prisma.sql`SELECT work_id, 'doi' AS by, 2.0 AS likeness FROM web_con_works WHERE work_doi = ${sameDoi}`]),
    ...titles.map((title) => nearlyCalled(title, year)),
  ];
  const statement = Prisma.sql`
    SELECT CASE WHEN ${own ?? null}::text IS NULL OR web_con_works.user_name = ${own ?? null}::text THEN web_con_works.work_id END AS work_id,
      work_title_th, work_title_en, work_public_year, ${yearOfWork('web_con_works')} AS year, ${names.full_name_th} AS full_name_th, ${names.full_name_en} AS full_name_en,
      web_con_works.user_name = ${person.user_name} AS is_own, by
    FROM (SELECT DISTINCT ON (work_id) work_id, by, likeness FROM (${Prisma.join(among, ' UNION ALL ')}) each ORDER BY work_id, likeness DESC) found
    JOIN web_con_works ON web_con_works.work_id = found.work_id
    JOIN users ON users.user_name = web_con_works.user_name
    WHERE web_con_works.work_id IS DISTINCT FROM ${except ?? null}::int
    ORDER BY likeness DESC, web_con_works.work_id LIMIT ${most}`;
  return app.db.$transaction(
    async (db) => {
      // the planner takes folding a title for cheap, and would rather fold ten thousand than ask the index: a second instead of hundredths
      await db.$executeRaw`SELECT set_config('pg_trgm.similarity_threshold', ${String(likeEnough)}, true),
        set_config('statement_timeout', ${String(left(deadline) || 1)}, true), set_config('enable_seqscan', 'off', true)`;
      return db.$queryRaw<AlikeWork[]>(statement);
    },
    { maxWait: left(deadline) },
  );
}

const names = personNames('web_con_works.user_name');

/** The few that are called most like it: `work_id`, `by`, `likeness`; the index of trigrams finds those that may be. */
function nearlyCalled(title: string, year: number | undefined): Prisma.Sql {
  const near =
    year === undefined
      ? Prisma.empty
      : Prisma.sql`AND ${yearOfWork('web_con_works')} BETWEEN ${year - yearsApart} AND ${year + yearsApart}`;
  const likeness = Prisma.sql`greatest(similarity(search_fold(work_title_th), ${title}), similarity(search_fold(work_title_en), ${title}))`;
  return Prisma.sql`(SELECT work_id, 'title' AS by, ${likeness} AS likeness FROM web_con_works
    WHERE (search_fold(work_title_th) % ${title} OR search_fold(work_title_en) % ${title}) ${near}
    ORDER BY likeness DESC LIMIT ${most + 1})`;
}
