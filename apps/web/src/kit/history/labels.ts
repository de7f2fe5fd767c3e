import { entityLabels, isLabelled } from '@faculty/contracts/entity-labels';
import type { Language } from '@faculty/contracts/kit/bilingual';

/** What a kind of record is called. */
export function entityLabel(name: string, language: Language): string {
  return isLabelled(name) ? entityLabels[name][language] : name;
}
