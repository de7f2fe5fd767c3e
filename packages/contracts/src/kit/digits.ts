/** Thai digits as Arabic ones: ๒๕๖๙ is 2569. Whatever holds a number takes both. */
export function arabicDigits(text: string): string {
  return text.replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50));
}

/** The same for a value that may be something else than text. */
export const withArabicDigits = (value: unknown): unknown => (typeof value === 'string' ? arabicDigits(value) : value);
