import type { Language } from '@faculty/contracts/kit/bilingual';
import { type SearchAnswer, searchAnswer, searchRoutes } from '@faculty/contracts/shell/search';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { z } from 'zod';
import { useLanguage } from '../../i18n/phrases.tsx';
import { call } from '../../kit/api/http.ts';
import type { PaletteHit } from '../palette/palette-search.ts';
import type { paletteSearches } from '../palette/palette-searches.ts';

/** What was found of one kind of record. */
export interface FoundKind {
  heading: string;
  /** The first of them. */
  hits: PaletteHit[];
  count: number;
  /** Their list, searched for the same. */
  all: string;
}

interface Search {
  kinds: FoundKind[];
  /** Some texts are not searched yet. */
  isIncomplete: boolean;
  isSearching: boolean;
  error: Error | null;
  retry(): void;
}

/** Searches every kind of record the person may view, in one call, a moment after the last change of the text. */
export function useSearch(text: string, limit: number): Search {
  const { language } = useLanguage();
  const [q] = useDebouncedValue(text, 250);
  const { data, isFetching, error, refetch } = useQuery({
    queryKey: ['search', q, limit],
    queryFn: async ({ signal }) => {
      const answered = call(searchRoutes.find, { query: { q, limit }, signal });
      // the code that shows hits imports every feature: lazy, with the first search
      const [answer, searches] = await Promise.all([answered, loadSearches()]);
      return { ...z.parse(searchAnswer, answer), searches };
    },
    enabled: q !== '',
    placeholderData: keepPreviousData,
  });
  const kinds = useMemo(() => (text === '' || !data ? [] : shown(data, q, language)), [data, text, q, language]);
  return { kinds, isIncomplete: data?.complete === false, isSearching: text !== q || isFetching, error, retry: () => void refetch() };
}

const loadSearches = () => import('../palette/palette-searches.ts').then((module) => module.paletteSearches);

function shown({ kinds, searches }: SearchAnswer & { searches: typeof paletteSearches }, q: string, language: Language): FoundKind[] {
  return kinds.map(({ entity, count, rows, places }) => {
    const { heading, page, hit } = searches[entity];
    const all = `${page}?q=${encodeURIComponent(q)}`;
    return { heading: heading[language], hits: rows.map((row, at) => ({ ...hit(row, language), place: places[at] ?? null })), count, all };
  });
}
