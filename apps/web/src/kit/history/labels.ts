import { entityLabels, isLabelled, kindNames } from '@faculty/contracts/entity-labels';
import type { Bilingual, Language } from '@faculty/contracts/kit/bilingual';
import { type Phrases, speak } from '../../i18n/speak.ts';
import type { Choice } from '../fields/choice/use-parameters.ts';
import { showingPhrases } from '../theme/showing.phrases.ts';
import { historyPhrases } from './history.phrases.ts';

/** What a kind of record is called. */
export function entityLabel(name: string, language: Language): string {
  return isLabelled(name) ? entityLabels[name][language] : name;
}

/** Every kind of record that has a history. */
export function entityChoices(language: Language): Choice[] {
  return kindNames.map((name) => ({ value: name, label: entityLabel(name, language) }));
}

/** Of every kind of record: the mark of the move from the legacy system. */
const everywhere: Phrases = { to_mend: historyPhrases.toMend };

/** What a field is called: its own phrase, or that of the pair it is one side of (`news_title_th` → `news_title`), else its name. */
export function fieldLabel(phrases: Phrases, field: string, language: Language): string {
  const own = wordsAt(phrases, field) ?? wordsAt(showingPhrases, field) ?? wordsAt(everywhere, field);
  if (own) return own[language];
  const [, pair = '', side] = /^(.+)_(th|en)$/.exec(field) ?? [];
  const shared = wordsAt(phrases, pair);
  if (!shared) return field;
  const t = speak(historyPhrases, language);
  return `${shared[language]} (${side === 'th' ? t.inThai : t.inEnglish})`;
}

function wordsAt(phrases: Phrases, name: string): Bilingual | undefined {
  const phrase = Object.hasOwn(phrases, name) ? phrases[name] : undefined;
  return typeof phrase === 'object' ? phrase : undefined;
}
