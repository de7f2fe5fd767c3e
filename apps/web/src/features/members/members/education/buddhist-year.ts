/** A year as it is stored: `2023`, which can only be Gregorian, becomes `2566`; anything else stays as it was typed. */
export function buddhistYear(typed: string): string {
  return /^(19|20|21)\d\d$/.test(typed) ? String(Number(typed) + 543) : typed;
}
