import type { ReportColumn } from '../kit/reports.ts';

/** What every report of members' records has: whose it is, how its review stands, and the address of its evidence. */
export const personColumn = { key: 'full_name_th', title: 'ชื่อ-สกุล', kind: 'text', width: 25 } as const;
/** What the person of the report has to do with it, where it is the report of one person. */
export const partColumn = { key: 'part', title: 'บทบาท', kind: 'text', width: 19 } as const;
export const stateColumn = { key: 'status_check', title: 'สถานะ', kind: 'text', width: 13 } as const;
export const addressColumn = <Key extends string>(key: Key): ReportColumn<Key> => ({
  key,
  title: 'ที่อยู่เว็บ',
  kind: 'text',
  width: 40,
  only: 'xlsx',
});
