import { expect, test } from 'vitest';
import { oddPairs } from './work-pairs.ts';

const right = {
  work_public_inter: 'ระดับชาติ',
  work_public_base: 'TCI1',
  work_public_date: '2024-05-15',
  work_public_month_year: 'พฤษภาคม 2567',
  work_public_year: 2567,
} as const;
const tci = 'วารสารในฐานข้อมูล TCI กลุ่มที่ 1 (ค่าน้ำหนัก 0.80)';
const abroad = 'รายงานสืบเนื่องจากการประชุมวิชาการระดับนานาชาติ (ค่าน้ำหนัก 0.40)';

test('facts that go together are not pointed out', () => {
  expect(oddPairs(right, tci)).toEqual([]);
  expect(oddPairs({ ...right, work_public_inter: 'ระดับนานาชาติ', work_public_base: 'Scopus' }, abroad)).toEqual([]);
});

test.each([
  [{ work_public_month_year: 'ธันวาคม 2567' }, tci, ['month']],
  [{ work_public_month_year: '2568' }, tci, ['month']],
  [{ work_public_year: 2568 }, tci, ['year']],
  [{ work_public_inter: 'ระดับนานาชาติ' }, tci, ['nationalQuality', 'nationalBase']],
  [{}, abroad, ['internationalQuality']],
  [{ work_public_base: 'Q1' }, tci, ['internationalBase']],
] as const)('%j with the quality %s is odd: %j', (other, quality, odd) => {
  expect(oddPairs({ ...right, ...other }, quality)).toEqual(odd);
});

test.each([
  ['a range of months around the day', { work_public_month_year: 'มกราคม - มิถุนายน 2567' }],
  ['a month that is not named', { work_public_month_year: 'ฉบับพิเศษ 2567' }],
  ['a volume in the place of the year', { work_public_year: 12 }],
  ['a day that is only half typed', { work_public_date: '15/5', work_public_month_year: 'ธันวาคม 2567' }],
])('%s is not', (_, other) => {
  expect(oddPairs({ ...right, ...other }, tci)).toEqual([]);
});
