import { onOtherLayout } from '@faculty/contracts/kit/keyboard-layout';
import { searchFor } from '@faculty/contracts/kit/search-text';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { useLanguage } from '../../i18n/phrases.tsx';
import type { PaletteHit } from '../../kit/place/palette.ts';
import { useMe } from '../../kit/session/session.tsx';
import { shellPhrases } from '../shell/shell.phrases.ts';
import { useMenu } from '../shell/use-menu.ts';
import { paletteSearches } from './palette-searches.ts';

export interface HitGroup {
  heading: string;
  hits: PaletteHit[];
}

const screens = { th: 'ไปที่หน้า', en: 'Go to' };

interface Hits {
  groups: HitGroup[];
  isSearching: boolean;
}

/** What fits what is typed; or when nothing does, what the same keys mean on the other keyboard layout, if that finds something. */
export function usePaletteHits(typed: string): Hits & { meant: string | undefined } {
  const text = typed.trim();
  const found = useHits(text);
  const other = found.groups.length === 0 && !found.isSearching ? onOtherLayout(text) : undefined;
  const elsewhere = useHits(other ?? '');
  const isSearching = found.isSearching || (other !== undefined && elsewhere.isSearching);
  return { groups: found.groups, isSearching, meant: !isSearching && elsewhere.groups.length > 0 ? other : undefined };
}

/** The screens whose name fits, and what the features found among their records. */
function useHits(text: string): Hits {
  const { language } = useLanguage();
  const [searched] = useDebouncedValue(text, 250);
  const me = useMe();
  const allowed = paletteSearches.filter(({ page }) => me.rights[page]?.view);
  const searches = useQueries({
    queries: allowed.map((search) => ({
      queryKey: ['palette', search.page, searched, language],
      queryFn: ({ signal }: { signal: AbortSignal }) => search.find(searched, language, signal),
      enabled: searched !== '',
      placeholderData: keepPreviousData,
    })),
  });
  const found = allowed.map((search, index) => ({
    heading: search.heading[language],
    hits: text === '' ? [] : (searches[index]?.data ?? []),
  }));
  const fits = searchFor(text);
  const goTo = { heading: screens[language], hits: useScreens().filter(({ label, detail }) => fits(`${label} ${detail}`)) };
  return {
    groups: [goTo, ...found].filter(({ hits }) => hits.length > 0),
    isSearching: text !== searched || searches.some(({ isFetching }) => isFetching),
  };
}

/** Every screen the person may open, named in both languages so that either finds it. */
function useScreens(): Required<PaletteHit>[] {
  const { language } = useLanguage();
  const menu = useMenu();
  const other = language === 'th' ? 'en' : 'th';
  const own = [
    { names: shellPhrases.profile, to: '/app/profile-view' },
    { names: shellPhrases.editProfile, to: '/app/profile' },
    { names: shellPhrases.dashboard, to: '/app/dashboard' },
    { names: shellPhrases.password, to: '/app/password' },
  ];
  const entries = menu.groups.flatMap(({ entries }) =>
    entries.map((entry) => ({ names: { th: entry.role_title, en: entry.role_title_en }, to: entry.role_page })),
  );
  return [...own, ...entries].map(({ names, to }) => ({ label: names[language], detail: names[other], to }));
}
