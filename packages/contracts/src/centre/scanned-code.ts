import { arabicDigits } from '../kit/digits.ts';
import { onOtherLayout } from '../kit/keyboard-layout.ts';

/** What comes with a scan and is not of the code: line ends, tabs, spaces, and what cannot be seen. */
const around = /[\s\p{Cc}\p{Cf}]+/gu;

/**
 * The code that a scanner or keyboard meant. A keyboard left in the Thai layout writes ๅ/-ภถุึคตจ for 1234567890 (and Thai digits with
 * Shift); both are mapped back. Anything else than 3 to 15 digits is no code: null.
 */
export function scannedCode(typed: string): string | null {
  const text = typed.replace(around, '');
  const readings = [text, onOtherLayout(text) ?? ''].map((reading) => arabicDigits(reading).replace(around, ''));
  return readings.find((reading) => /^\d{3,15}$/.test(reading)) ?? null;
}
