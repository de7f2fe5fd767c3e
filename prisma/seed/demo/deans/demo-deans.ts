import type { Bilingual } from '@faculty/contracts/kit/bilingual';

interface DemoTerm {
  user_name: string;
  position: Bilingual;
  start: Date;
  /** null: the current dean. */
  end: Date | null;
}

const dean = { th: 'คณบดีคณะศิลปศาสตร์', en: 'Dean of Liberal Arts' };
const acting = { th: 'รักษาการแทนคณบดีคณะศิลปศาสตร์', en: 'Acting Dean of Liberal Arts' };
const founding = { th: 'รักษาการแทนคณบดีผู้ก่อตั้งคณะศิลปศาสตร์', en: 'Founding Acting Dean of Liberal Arts' };

type Line = readonly [
  userName: string,
  position: Bilingual,
  startYear: number,
  startDay: string,
  end: readonly [year: number, day: string] | null,
];

/** Years count from the one in which the current dean began. */
const lines: readonly Line[] = [
  ['supphachai.naa', founding, -22, '06-01', [-22, '09-30']],
  ['supphachai.naa', dean, -22, '10-01', [-18, '09-30']],
  ['supphachai.naa', dean, -18, '10-01', [-14, '09-30']],
  ['anchali.sir', acting, -14, '10-01', [-13, '01-31']],
  ['kittisak.sri', dean, -13, '02-01', [-9, '01-31']],
  ['sudarat.won', acting, -9, '02-01', [-9, '05-31']],
  ['anchali.sir', dean, -9, '06-01', [-5, '05-31']],
  ['benchamat.kae', acting, -5, '06-01', [-5, '09-30']],
  ['sudarat.won', dean, -5, '10-01', [-2, '07-15']],
  ['chakkrit.phi', acting, -2, '07-16', [-2, '11-30']],
  // has left the faculty since
  ['anucha.sae', dean, -2, '12-01', [0, '06-30']],
  ['phaithun.onl', acting, 0, '07-01', [0, '09-30']],
  ['supphachai.naa', dean, 0, '10-01', null],
];

/** The year in which the dean of today began: the budget year before the present one, from October on. */
export const firstYearOfNow = (today: Date) => today.getUTCFullYear() - (today.getUTCMonth() >= 9 ? 1 : 2);

/** The deans of the demo faculty since it was founded, the first one first. */
export function demoTerms(today: Date): DemoTerm[] {
  const on = (year: number, day: string) => new Date(`${firstYearOfNow(today) + year}-${day}T00:00:00Z`);
  return lines.map(([user_name, position, startYear, startDay, end]) => ({
    user_name,
    position,
    start: on(startYear, startDay),
    end: end && on(...end),
  }));
}
