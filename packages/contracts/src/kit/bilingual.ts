/** A phrase in both languages. */
export interface Bilingual {
  th: string;
  en: string;
}

export type Language = keyof Bilingual;
