import { type Period, yearKinds, yearOfPeriod } from '@faculty/contracts/kit/dates/period';
import { todayInBangkok } from '@faculty/contracts/kit/dates/today';
import type { ReportColumn } from '@faculty/contracts/kit/reports';
import type { Part } from '@faculty/contracts/works/person-part';
import { Prisma } from '@faculty/prisma/client';
import { isOf, partsOf, type TakingPart } from '../../../kit/crud/taking-part.ts';
import { longDayText, shortDayText } from '../../../kit/reports/cell-text.ts';
import type { Whose } from './owner-filter.ts';

/** What a person has to do with a record, in words; with the share of a co-author where it is known. */
export function partWords(part: Part | null, entity: string, share: number | null = null): string {
  if (part === 'owner') return 'เจ้าของ';
  if (entity !== 'work') return 'ผู้เข้าร่วม';
  return share === null ? 'ผู้ร่วมจัดทำ' : `ผู้ร่วมจัดทำ ${share} %`;
}

/** The person's part in the record `id`, for a FROM: `part` and `share`; of a report of everybody that of its owner. */
export function partIn(kind: TakingPart, id: Prisma.Sql, person: Prisma.Sql): Prisma.Sql {
  // OFFSET 0: looked up record by record, or the planner would work out who took part in all of them
  return Prisma.sql`LEFT JOIN LATERAL (SELECT parts.part, parts.share FROM ${partsOf(kind)} parts
    WHERE parts.id = ${id} AND parts.user_name = ${person} OFFSET 0) parts ON true`;
}

/** Whose records a statement takes: those a person owns or is named by, or everybody's. */
export const ofWhom = (kind: TakingPart, { user_name }: Whose, table: string) => user_name !== undefined && isOf(kind, user_name, table);

/** The columns of a report of one person, whose name is above it, or of everybody, with an owner column. */
export const columnsFor = <Key extends string>(columns: readonly ReportColumn<Key>[], { user_name }: Whose): readonly ReportColumn<Key>[] =>
  columns.filter(({ key }) => key !== (user_name === undefined ? 'part' : 'full_name_th'));

/** What a time is called: by its year, where it is one. */
export function periodText(period: Period): string {
  const year = yearOfPeriod(period);
  if (year) return `${yearKinds[year.kind].th} ${year.year}`;
  const from = period.start_date && `ตั้งแต่วันที่ ${longDayText(period.start_date)}`;
  const to = period.end_date && `ถึงวันที่ ${longDayText(period.end_date)}`;
  return [from, to].filter(Boolean).join(' ');
}

/** Owner and period, for the names of a report's file and sheets. */
export function aboutOf({ user_name, name }: Whose, period: Period): string[] {
  const { start_date, end_date } = period;
  const year = yearOfPeriod(period);
  const days = [start_date, end_date].map((day) => (day ? shortDayText(day) : '')).join('–');
  const when = year ? `${yearKinds[year.kind].th} ${year.year}` : days === '–' ? shortDayText(todayInBangkok()) : days;
  return [user_name === undefined ? 'บุคลากรทุกคน' : name || user_name, when];
}
