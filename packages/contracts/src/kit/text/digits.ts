/** Converts Thai digits to Arabic digits: ๒๕๖๙ to 2569. Every field of a number accepts both. */
export function arabicDigits(text: string): string {
  return text.replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50));
}
