import type { Language } from '@faculty/contracts/kit/bilingual';
import { activeWords } from '@faculty/contracts/kit/flags';
import { type ReviewState, reviewState, reviewStates } from '@faculty/contracts/works/review-state';
import { type AuthorState, authorState } from '@faculty/contracts/works/work-fields';
import { speak } from '../../i18n/speak.ts';
import { dayText, momentText } from '../theme/dates.ts';
import { historyPhrases } from './history.phrases.ts';

/** What the server writes instead of a private value. */
const masked = '•••';
const words: Readonly<Record<string, 'private' | 'empty' | 'yes' | 'no'>> = { [masked]: 'private', '': 'empty', Y: 'yes', N: 'no' };

/** A value of the history as a person reads it, by its field's own reader where there is one; `active` has words of its own for Y and N. */
export function changeText(value: unknown, language: Language, field = '', read?: (value: unknown) => string): string {
  const t = speak(historyPhrases, language);
  if (read && isReadable(value)) return read(value) || t.empty;
  if (field === 'active' && (value === 'Y' || value === 'N')) return activeWords[value][language];
  if (field === 'status_check' && isState(value)) return reviewState.words[value][language];
  if (value === null || value === undefined) return t.empty;
  if (typeof value === 'boolean') return value ? t.yes : t.no;
  if (Array.isArray(value)) return value.length === 0 ? t.empty : value.map((item) => changeText(item, language)).join(', ');
  if (typeof value === 'object') return objectText(value, language);
  const text = String(value);
  // from before the history stored file names
  const [, extension] = /^(?:\/files\/)?[a-z-]+\/[0-9a-f]{32}\.(\w+)$/.exec(text) ?? [];
  if (extension !== undefined) return t.aFile(extension);
  const word = isSpoken(text) ? words[text] : undefined;
  if (word) return t[word];
  if (/^\d{4}-\d{2}-\d{2}T00:00:00\.000Z$/.test(text) || /^\d{4}-\d{2}-\d{2}$/.test(text)) return dayText(text, language);
  if (/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(text)) return momentText(text, language);
  return text;
}

/** A file by its name, a person with their share and what they say of it; anything else as it is. */
function objectText(value: object, language: Language): string {
  const fields = value as Readonly<Record<string, unknown>>;
  if (typeof fields.name === 'string') return fields.name;
  const name = (language === 'en' && fields.full_name_en) || fields.full_name_th;
  if (typeof name !== 'string') return JSON.stringify(value);
  const share = typeof fields.work_weight === 'number' ? ` (${fields.work_weight}%)` : '';
  const state = isAuthorState(fields.author_state) && fields.author_state !== 'waiting' ? authorState.words[fields.author_state] : null;
  return `${name}${share}${state ? ` · ${state[language]}` : ''}`;
}

const isAuthorState = (state: unknown): state is AuthorState => authorState.options.some((known) => known === state);

const isState = (value: unknown): value is ReviewState => reviewStates.some((state) => state === value);

/** Whether the history has words of its own for a text. */
const isSpoken = (text: string): boolean => Object.hasOwn(words, text);

/** Whether a value can be formatted by its field: neither empty nor private. */
const isReadable = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== '' && value !== masked && !(Array.isArray(value) && value.length === 0);
