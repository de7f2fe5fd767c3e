import type { Bilingual } from '@faculty/contracts/kit/bilingual';

interface Capital extends Bilingual {
  country: string;
  /** East and north, in degrees. */
  at: readonly [number, number];
  population: number;
}

/** Documented: eighteen capitals. Figures: GeoNames, CC BY 4.0. */
export const capitals: readonly Capital[] = [
  { country: 'TH', th: 'กรุงเทพมหานคร', en: 'Bangkok', at: [100.5, 13.75], population: 5_104_476 },
  { country: 'LA', th: 'เวียงจันทน์', en: 'Vientiane', at: [102.6, 17.97], population: 196_731 },
  { country: 'KH', th: 'พนมเปญ', en: 'Phnom Penh', at: [104.92, 11.56], population: 1_573_544 },
  { country: 'VN', th: 'ฮานอย', en: 'Hanoi', at: [105.84, 21.02], population: 1_431_270 },
  { country: 'MY', th: 'กัวลาลัมเปอร์', en: 'Kuala Lumpur', at: [101.69, 3.14], population: 1_453_975 },
  { country: 'ID', th: 'จาการ์ตา', en: 'Jakarta', at: [106.85, -6.21], population: 8_540_121 },
  { country: 'PH', th: 'มะนิลา', en: 'Manila', at: [120.98, 14.6], population: 1_600_000 },
  { country: 'CN', th: 'ปักกิ่ง', en: 'Beijing', at: [116.4, 39.9], population: 11_716_620 },
  { country: 'JP', th: 'โตเกียว', en: 'Tokyo', at: [139.69, 35.69], population: 8_336_599 },
  { country: 'KR', th: 'โซล', en: 'Seoul', at: [126.98, 37.57], population: 10_349_312 },
  { country: 'IN', th: 'นิวเดลี', en: 'New Delhi', at: [77.21, 28.61], population: 317_797 },
  { country: 'AU', th: 'แคนเบอร์รา', en: 'Canberra', at: [149.13, -35.28], population: 367_752 },
  { country: 'GB', th: 'ลอนดอน', en: 'London', at: [-0.13, 51.51], population: 7_556_900 },
  { country: 'FR', th: 'ปารีส', en: 'Paris', at: [2.35, 48.85], population: 2_138_551 },
  { country: 'DE', th: 'เบอร์ลิน', en: 'Berlin', at: [13.41, 52.52], population: 3_426_354 },
  { country: 'US', th: 'วอชิงตัน', en: 'Washington', at: [-77.04, 38.9], population: 601_723 },
  { country: 'BR', th: 'บราซิเลีย', en: 'Brasília', at: [-47.93, -15.78], population: 2_207_718 },
  { country: 'KE', th: 'ไนโรบี', en: 'Nairobi', at: [36.82, -1.28], population: 2_750_547 },
];
