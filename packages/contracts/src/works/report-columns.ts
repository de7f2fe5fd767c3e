import type { ReportColumn } from '../kit/reports.ts';

/** Columns shared by the reports of works and activities. */
export const personColumn = { key: 'full_name_th', title: 'ชื่อ-สกุล', kind: 'name', width: 25 } as const;
/** Part of the person, in the report of one person. */
export const partColumn = { key: 'part', title: 'บทบาท', kind: 'text', width: 19 } as const;
export const stateColumn = { key: 'status_check', title: 'สถานะ', kind: 'text', width: 13 } as const;
export const addressColumn = <Key extends string>(key: Key): ReportColumn<Key> => ({
  key,
  title: 'ที่อยู่เว็บ',
  kind: 'text',
  width: 40,
  only: 'xlsx',
});
