import type { Phrases } from '../../../i18n/speak.ts';

/** Labels of the fields of every kind of record. */
export type FieldPhrases = Readonly<Record<string, Phrases>>;
