import { userEntity } from '@faculty/contracts/admin/user';
import { auditedKind } from '@faculty/contracts/audited';
import { entities } from '@faculty/contracts/entities';
import type { Language } from '@faculty/contracts/kit/words';
import type { Choice } from '../fields/use-parameters.ts';

/** What a kind of record is called. */
export function entityWord(name: string, language: Language): string {
  return auditedKind(name)?.[language] ?? name;
}

/** Every kind of record that has a history. */
export function entityChoices(language: Language): Choice[] {
  return [userEntity, ...entities].map(({ name }) => ({ value: name, label: entityWord(name, language) }));
}
