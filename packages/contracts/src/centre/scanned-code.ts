import { arabicDigits } from '../kit/text/digits.ts';
import { onOtherLayout } from '../kit/text/keyboard-layout.ts';

/** Characters that a scanner adds to the code: line ends, tabs, spaces and invisible characters. */
const ignored = /[\s\p{Cc}\p{Cf}]+/gu;

/**
 * Parses the input of a scanner or keyboard. In the Thai layout, 1234567890 is typed as ๅ/-ภถุึคตจ (and as Thai digits with Shift);
 * both are converted. Returns the code of 3 to 15 digits, or null for any other input.
 */
export function scannedCode(typed: string): string | null {
  const text = typed.replace(ignored, '');
  const readings = [text, onOtherLayout(text) ?? ''].map((reading) => arabicDigits(reading).replace(ignored, ''));
  return readings.find((reading) => /^\d{3,15}$/.test(reading)) ?? null;
}
