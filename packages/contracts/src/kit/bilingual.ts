/** A phrase in both languages. A missing language does not compile. */
export interface Bilingual {
  th: string;
  en: string;
}

export type Language = keyof Bilingual;
