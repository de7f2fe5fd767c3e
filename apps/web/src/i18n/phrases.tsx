import type { Language, Words } from '@faculty/contracts/kit/words';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';

const storageKey = 'language';

interface LanguageState {
  language: Language;
  setLanguage(language: Language): void;
}

const LanguageContext = createContext<LanguageState | null>(null);

/** Keeps the chosen language (Thai by default) in this browser and on the `<html lang>`. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState<Language>(storedLanguage);
  useEffect(() => {
    localStorage.setItem(storageKey, language);
    document.documentElement.lang = language;
  }, [language]);
  const state = useMemo(() => ({ language, setLanguage }), [language]);
  return <LanguageContext value={state}>{children}</LanguageContext>;
}

/** The language chosen last in this browser; for code outside React, such as the HTTP client. */
export function storedLanguage(): Language {
  return localStorage.getItem(storageKey) === 'en' ? 'en' : 'th';
}

export function useLanguage(): LanguageState {
  const state = useContext(LanguageContext);
  if (!state) throw new Error('useLanguage needs a LanguageProvider');
  return state;
}

// biome-ignore lint/suspicious/noExplicitAny: a phrase may take whatever its words need
type PhraseFunction = (...values: any[]) => Words;
export type Phrases = Record<string, Words | PhraseFunction>;

type Spoken<P extends Phrases> = {
  [Key in keyof P]: P[Key] extends PhraseFunction ? (...values: Parameters<P[Key]>) => string : string;
};

/** The phrases of a screen in the chosen language: `t.title`, or `t.deleted(name)` for one with values. */
export function usePhrases<P extends Phrases>(phrases: P): Spoken<P> {
  const { language } = useLanguage();
  return useMemo(() => speak(phrases, language), [phrases, language]);
}

/** The same outside React. */
export function speak<P extends Phrases>(phrases: P, language: Language): Spoken<P> {
  const spoken = Object.entries(phrases).map(([key, phrase]) => [
    key,
    typeof phrase === 'function' ? (...values: unknown[]) => phrase(...values)[language] : phrase[language],
  ]);
  return Object.fromEntries(spoken) as Spoken<P>;
}
