import type { Bilingual, Language } from '@faculty/contracts/kit/bilingual';

// biome-ignore lint/suspicious/noExplicitAny: a phrase may take whatever its words need
type PhraseFunction = (...values: any[]) => Bilingual;
export type Phrases = Record<string, Bilingual | PhraseFunction>;

/** The phrases of a screen in one language: `t.title`, or `t.deleted(name)` for one with values. */
export type Spoken<P extends Phrases> = {
  [Key in keyof P]: P[Key] extends PhraseFunction ? (...values: Parameters<P[Key]>) => string : string;
};

/** Each module's phrases are spoken once: every row of a list asks for the same ones. */
const spoken = new WeakMap<Phrases, Partial<Record<Language, object>>>();

/** Speaks phrases in a language; in React, `usePhrases` does it in the chosen one. */
export function speak<P extends Phrases>(phrases: P, language: Language): Spoken<P> {
  const known = spoken.get(phrases) ?? {};
  spoken.set(phrases, known);
  known[language] ??= Object.fromEntries(
    Object.entries(phrases).map(([key, phrase]) => [
      key,
      typeof phrase === 'function' ? (...values: unknown[]) => phrase(...values)[language] : phrase[language],
    ]),
  );
  return known[language] as Spoken<P>; // by the line above
}
