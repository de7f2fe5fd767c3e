import { type Month, monthTyped } from '@faculty/contracts/centre/lc-reports';
import { buddhistYearOf } from '@faculty/contracts/kit/dates/era';
import { todayInBangkok } from '@faculty/contracts/kit/dates/today';
import { z } from 'zod';

/** A month in the address of a screen: `2026-11`. */
export const monthKey = ({ year, month }: Month): string => `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`;

/** Reads it back, within the documented years. */
export const monthInScreen = z
  .string()
  .regex(/^\d{4}-\d{2}$/)
  .refine((key) => monthTyped.safeParse({ year: buddhistYearOf(key), month: key.slice(5) }).success);

/** The month of a key. */
export const monthOf = (key: string): Month => ({ year: Number(key.slice(0, 4)), month: Number(key.slice(5, 7)) });

export const thisMonth = (): Month => monthOf(todayInBangkok());

/** So many months later, or earlier. */
export function monthLater({ year, month }: Month, months: number): Month {
  const count = year * 12 + month - 1 + months;
  return { year: Math.floor(count / 12), month: (count % 12) + 1 };
}
