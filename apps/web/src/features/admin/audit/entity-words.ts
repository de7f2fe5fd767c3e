import { entities, entityOf, isEntityName } from '@faculty/contracts/entities';
import type { Language } from '@faculty/contracts/kit/words';
import { pages } from '@faculty/contracts/pages';
import type { Choice } from '../../../kit/fields/use-parameters.ts';
import { entityPhrases } from './audit.phrases.ts';

/** What a kind of record is called: by its own words, else by the page it is kept on. */
export function entityWord(name: string, language: Language): string {
  if (isOwnWord(name)) return entityPhrases[name][language];
  return isEntityName(name) ? pages[entityOf[name].page][language] : name;
}

/** Every kind of record that has a history. */
export function entityChoices(language: Language): Choice[] {
  return ['user', ...entities.map(({ name }) => name)].map((value) => ({ value, label: entityWord(value, language) }));
}

function isOwnWord(name: string): name is keyof typeof entityPhrases {
  return Object.hasOwn(entityPhrases, name);
}
