import type { Language } from '@faculty/contracts/kit/words';
import { speak } from '../../i18n/speak.ts';
import { dayText, momentText } from '../look/dates.ts';
import { historyPhrases } from './history.phrases.ts';

/** What the server writes instead of a private value. */
const masked = '•••';
const words: Readonly<Record<string, 'private' | 'empty' | 'yes' | 'no'>> = { [masked]: 'private', '': 'empty', Y: 'yes', N: 'no' };

/** A value of the history as a person reads it; `active` has words of its own for Y and N. */
export function changeText(value: unknown, language: Language, field = ''): string {
  const t = speak(historyPhrases, language);
  if (field === 'active' && (value === 'Y' || value === 'N')) return value === 'Y' ? t.inUse : t.cancelled;
  if (value === null || value === undefined) return t.empty;
  if (typeof value === 'boolean') return value ? t.yes : t.no;
  if (Array.isArray(value)) return value.length === 0 ? t.empty : value.map((item) => changeText(item, language)).join(', ');
  if (typeof value === 'object') return 'name' in value && typeof value.name === 'string' ? value.name : JSON.stringify(value);
  const text = String(value);
  const word = isSpoken(text) ? words[text] : undefined;
  if (word) return t[word];
  if (/^\d{4}-\d{2}-\d{2}T00:00:00\.000Z$/.test(text) || /^\d{4}-\d{2}-\d{2}$/.test(text)) return dayText(text, language);
  if (/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(text)) return momentText(text, language);
  return text;
}

/** Whether the history has words of its own for a text. */
export const isSpoken = (text: string): boolean => Object.hasOwn(words, text);
