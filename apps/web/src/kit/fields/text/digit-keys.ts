type KeyPress = Pick<
  globalThis.KeyboardEvent,
  'code' | 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey' | 'defaultPrevented' | 'preventDefault'
>;

/**
 * Writes the digit of a digit key, whatever the keyboard layout makes of it: the Thai one writes ๅ/-ภถุึคตจ for 1234567890, and so does a
 * scanner. By the key and not by the letter: a slash may be meant as one.
 */
export function writeDigitOfKey(event: KeyPress, input: HTMLInputElement): void {
  const [, digit] = /^Digit(\d)$/.exec(event.code) ?? [];
  if (digit === undefined || event.key === digit || [...event.key].length !== 1 || event.defaultPrevented) return;
  if (event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return;
  event.preventDefault();
  const { value, maxLength } = input;
  const start = input.selectionStart ?? value.length;
  const end = input.selectionEnd ?? start;
  if (maxLength >= 0 && value.length - (end - start) >= maxLength) return;
  input.setRangeText(digit, start, end, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
