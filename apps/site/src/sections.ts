import type { Language } from '@faculty/contracts/kit/bilingual';
import type { Label, Records, SiteData } from './data.ts';

/** The section by which staff choose the news item that leads the home page (ภาพเด่นหน้าแรก). It tells readers nothing about the news. */
export const leadingSection = 'N10';

const forReaders = (sections: readonly Label[]): Label[] => sections.filter(({ code }) => code !== leadingSection);

/** The sections of the news that readers choose from. */
export const newsSections = async (data: SiteData, lang: Language): Promise<Label[]> => forReaders(await data.options('NEWS_TYPE', lang));

/** The sections of a news item that readers are told. */
export const sectionsOf = ({ labels }: Records['news']): Label[] => forReaders(labels?.news_type_tag ?? []);
