/** A phrase in both languages. */
export interface Bilingual {
  th: string;
  en: string;
}

export type Language = keyof Bilingual;

/** The English text in English where there is one, else the Thai text: English is optional in every record. */
export function inLanguage(language: Language, th: string, en: string | null | undefined): string {
  return (language === 'en' && en) || th;
}
