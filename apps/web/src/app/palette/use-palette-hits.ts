import { onOtherLayout } from '@faculty/contracts/kit/text/keyboard-layout';
import { searchFor } from '@faculty/contracts/kit/text/search-text';
import { aboutPhrases } from '../../features/about/about.phrases.ts';
import { useLanguage } from '../../i18n/phrases.tsx';
import { qualityPhrases } from '../../kit/reports/quality/quality.phrases.ts';
import { qualityName, useQualityPage } from '../../kit/reports/quality/quality-page.ts';
import { searchPhrases } from '../search/search.phrases.ts';
import { useSearch } from '../search/use-search.ts';
import { shellPhrases } from '../shell/shell.phrases.ts';
import { useMenu } from '../shell/use-menu.ts';
import type { PaletteHit } from './palette-search.ts';

interface HitGroup {
  heading: string;
  hits: PaletteHit[];
}

const screens = { th: 'ไปที่หน้า', en: 'Go to' };

interface Hits {
  groups: HitGroup[];
  isSearching: boolean;
  /** Some of them are records, so that the search page has results too. */
  hasRecords: boolean;
}

const shownOfKind = 5;

/** What fits what is typed; or when nothing does, what the same keys mean on the other keyboard layout, if that finds something. */
export function usePaletteHits(typed: string): Hits & { meant: string | undefined } {
  const text = typed.trim();
  const found = useHits(text);
  const other = found.groups.length === 0 && !found.isSearching ? onOtherLayout(text) : undefined;
  const elsewhere = useHits(other ?? '');
  const isSearching = found.isSearching || (other !== undefined && elsewhere.isSearching);
  return { ...found, isSearching, meant: !isSearching && elsewhere.groups.length > 0 ? other : undefined };
}

/** The screens whose name fits, and what was found among the records. */
function useHits(text: string): Hits {
  const { language } = useLanguage();
  const { kinds, isSearching } = useSearch(text, shownOfKind);
  const fits = searchFor(text);
  const goTo = { heading: screens[language], hits: useScreens().filter(({ label, detail }) => fits(`${label} ${detail}`)) };
  return {
    groups: [goTo, ...kinds].filter(({ hits }) => hits.length > 0),
    isSearching: text !== '' && isSearching,
    hasRecords: kinds.length > 0,
  };
}

/** Every screen the person may open, named in both languages so that either finds it. */
function useScreens(): Required<PaletteHit>[] {
  const { language } = useLanguage();
  const menu = useMenu();
  const qualityPage = useQualityPage();
  const other = language === 'th' ? 'en' : 'th';
  const own = [
    { names: shellPhrases.profile, to: '/app/profile-view' },
    { names: shellPhrases.editProfile, to: '/app/profile' },
    { names: shellPhrases.dashboard, to: '/app/dashboard' },
    { names: shellPhrases.password, to: '/app/password' },
    { names: searchPhrases.title, to: '/app/search' },
    { names: aboutPhrases.title, to: '/app/about' },
  ];
  const entries = menu.groups.flatMap(({ entries }) =>
    entries.map((entry) => ({ names: { th: entry.role_title, en: entry.role_title_en }, to: entry.role_page })),
  );
  const quality = qualityPage === null ? [] : [{ names: qualityPhrases.title, to: `${qualityPage}?${qualityName}=1` }];
  return [...own, ...entries, ...quality].map(({ names, to }) => ({ label: names[language], detail: names[other], to }));
}
