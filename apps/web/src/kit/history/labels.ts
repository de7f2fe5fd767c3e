import { entityLabels, isLabelled, kindNames } from '@faculty/contracts/entity-labels';
import type { Language } from '@faculty/contracts/kit/bilingual';
import type { Choice } from '../fields/choice/use-parameters.ts';

/** What a kind of record is called. */
export function entityLabel(name: string, language: Language): string {
  return isLabelled(name) ? entityLabels[name][language] : name;
}

/** Every kind of record that has a history. */
export function entityChoices(language: Language): Choice[] {
  return kindNames.map((name) => ({ value: name, label: entityLabel(name, language) }));
}
