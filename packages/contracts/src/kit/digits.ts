/** Thai digits as Arabic ones: ๒๕๖๙ is 2569. Whatever holds a number takes both. */
export function arabicDigits(text: string): string {
  return text.replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50));
}
