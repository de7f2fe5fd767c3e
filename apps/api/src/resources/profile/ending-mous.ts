import { todayInBangkok } from '@faculty/contracts/kit/today';
import type { Dashboard } from '@faculty/contracts/profile/profile';
import type { FastifyInstance } from 'fastify';
import type { Person } from '../../kit/crud/context.ts';
import { dayDate, dayText } from '../../kit/crud/days.ts';

const within = 90;
const shown = 10;
const dayMilliseconds = 86_400_000;

/** The MOUs that end soon, for who may edit them; null for everybody else. */
export async function endingMous(app: FastifyInstance, person: Person): Promise<Dashboard['mous']> {
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
