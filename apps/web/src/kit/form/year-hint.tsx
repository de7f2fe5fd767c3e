import type { ReactNode } from 'react';
import { usePhrases } from '../../i18n/phrases.tsx';

const phrases = {
  example: { th: 'เช่น 2569', en: 'Such as 2569' },
  otherEra: (year: number) => ({ th: `ตรงกับ ค.ศ. ${year}`, en: `${year} in the Gregorian calendar` }),
  gregorian: (year: number, buddhist: number) => ({
    th: `${year} เป็นปี ค.ศ. หรือไม่ หากใช่ ให้ระบุ ${buddhist}`,
    en: `Is ${year} a year of the common era? Then type ${buddhist}.`,
  }),
};

/** What stands under the field of a Buddhist year: the other era; who types that one is told, before it is stored as a year of long ago. */
export function useYearHint(year: number): ReactNode {
  const t = usePhrases(phrases);
  if (year > 1900 && year < 2200) return <span role="status">{t.gregorian(year, year + 543)}</span>;
  return year >= 2400 && year <= 2999 ? t.otherEra(year - 543) : t.example;
}
