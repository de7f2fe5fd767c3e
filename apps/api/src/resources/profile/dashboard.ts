import { todayInBangkok } from '@faculty/contracts/kit/dates/today';
import type { Dashboard } from '@faculty/contracts/profile/profile';
import { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance } from 'fastify';
import { runSql } from '../../db/run-sql.ts';
import type { Person } from '../../kit/crud/context.ts';
import { dayDate, dayText } from '../../kit/crud/days.ts';
import { isOf, workParts } from '../../kit/crud/taking-part.ts';
import { yearOfWork } from '../../kit/lists/buddhist-year.ts';

const within = 90;

const shown = 10;

const dayMilliseconds = 86_400_000;

const shownWaiting = 8;

/** Numbers of what the person may see: an administrator the whole faculty's works, everybody else their own. */
export async function dashboardOf(app: FastifyInstance, person: Person): Promise<Dashboard> {
  const isAdmin = person.role === 'admin';
  const active = 'Y' as const;
  // a record counts once for the faculty, and once for each author; pending ones are visible to the owner only
  const counted = isAdmin ? Prisma.empty : Prisma.sql`AND ${isOf(workParts, person.user_name)}`;
  const waitingFor = { active, status_check: 'W' as const, ...(!isAdmin && { user_name: person.user_name }) };
  const newsRight = person.right('/web/content_new');
  const [works, waiting, waiting_count, news, mous] = await Promise.all([
    runSql<{ year: number; status_check: 'W' | 'S' | 'C' | 'E'; count: number }>(
      app.pool,
      Prisma.sql`SELECT ${yearOfWork('web_con_works')} AS year, status_check::text, count(*)::int AS count FROM web_con_works
        WHERE active = 'Y' ${counted} GROUP BY 1, web_con_works.status_check
        ORDER BY 1, web_con_works.status_check`,
    ),
    app.db.work.findMany({
      where: waitingFor,
      orderBy: { created_at: 'asc' },
      take: shownWaiting,
      select: {
        work_id: true,
        work_title_th: true,
        user_name: true,
        created_at: true,
        user: { select: { fname_th: true, lname_th: true } },
      },
    }),
    app.db.work.count({ where: waitingFor }),
    newsRight.view ? newsByMonth(app, newsRight.own_only ? person.user_name : undefined) : null,
    endingMous(app, person),
  ]);
  return {
    works_scope: isAdmin ? 'all' : 'own',
    works: works.rows,
    waiting: waiting.map(({ user, created_at, ...work }) => ({
      ...work,
      full_name_th: `${user.fname_th} ${user.lname_th}`,
      since: dayText(created_at),
    })),
    waiting_count,
    news,
    mous,
  };
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

/** The MOUs that end soon, for who may edit them; null for everybody else. */
async function endingMous(app: FastifyInstance, person: Person): Promise<Dashboard['mous']> {
  const right = person.right('/web/content_doc_mou');
  if (!right.edit) return null;
  const today = dayDate(todayInBangkok());
  const where = {
    doc_section: 'MOU',
    active: 'Y',
    expire: 'N',
    mou_end_date: { gte: today, lte: new Date(today.getTime() + within * dayMilliseconds) },
    ...(right.own_only && { created_by: person.user_name }),
  } as const;
  const [rows, count] = await Promise.all([
    app.db.document.findMany({
      where,
      orderBy: [{ mou_end_date: 'asc' }, { doc_id: 'asc' }],
      take: shown,
      select: {
        doc_id: true,
        doc_title_th: true,
        doc_content_th: true,
        mou_end_date: true,
        owner: { select: { fname_th: true, lname_th: true } },
      },
    }),
    app.db.document.count({ where }),
  ]);
  return {
    rows: rows.map(({ owner, mou_end_date, ...mou }) => {
      const end = mou_end_date ?? today; // not null, by the condition
      return {
        ...mou,
        mou_end_date: dayText(end),
        days: Math.round((end.getTime() - today.getTime()) / dayMilliseconds),
        owner_name_th: owner ? `${owner.fname_th} ${owner.lname_th}`.trim() : '',
      };
    }),
    count,
  };
}
