import { readMoment } from '../values/days.ts';
import { plain } from '../values/read.ts';
import type { Prepared } from './prepare.ts';
import type { Target } from './target.ts';

const isFilled = (value: unknown) => value instanceof Date || plain(value) !== null;

/**
 * A visit's times stand in the documented fields of its answer. One that cannot be read is never now: without a beginning the record is
 * refused, and an end that cannot be read is no visit that goes on.
 */
export async function prepareVisit({ app, centreMembers, journal }: Target, prepared: Prepared): Promise<void> {
  const { given, record } = prepared;
  const { row } = record;
  const firstOf = (...fields: string[]) => fields.find((field) => isFilled(row[field]));
  for (const [field, from] of [
    ['time_in', firstOf('time_in', 'created_at_th', 'created_at')],
    ['time_out', firstOf('time_out', 'updated_at_th')],
  ] as const) {
    delete given[field];
    const moment = readMoment(from === undefined ? null : row[from]);
    if (moment.ok && moment.value !== null) given[field] = moment.value;
    else if (!moment.ok) prepared.problem ??= { field: from ?? field, code: 'unread', value: from && row[from] };
  }
  given.user_id ??= null;
  if (given.user_id === null) return;
  if (given.time_out === undefined) {
    const id = Number(journal.entry(prepared.kind.name, record.id)?.recordId ?? 0);
    const other = { user_id: Number(given.user_id), time_out: null, NOT: { id } };
    if (await app.db.lcVisit.findFirst({ where: other, select: { id: true } }))
      prepared.problem ??= { field: 'time_out', code: 'open_visit' };
  }
  if (given.user_type !== undefined && given.job_title !== undefined) return;
  const member =
    centreMembers.get(String(given.user_id)) ??
    (await app.db.lcUser.findUnique({ where: { user_id: Number(given.user_id) }, select: { user_type: true, job_title: true } }));
  given.user_type ??= member?.user_type;
  given.job_title ??= member?.job_title;
}
