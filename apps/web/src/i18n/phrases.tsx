import type { Language } from '@faculty/contracts/kit/bilingual';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { type Phrases, type Spoken, speak } from './speak.ts';

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
    // set again, it would have the styles of the whole page computed anew
    if (document.documentElement.lang !== language) document.documentElement.lang = language;
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

/** The phrases of a screen in the chosen language: `t.title`, or `t.deleted(name)` for one with values. */
export function usePhrases<P extends Phrases>(phrases: P): Spoken<P> {
  const { language } = useLanguage();
  return speak(phrases, language);
}
