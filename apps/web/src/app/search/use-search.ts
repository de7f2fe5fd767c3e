import type { Language } from '@faculty/contracts/kit/bilingual';
import { isBuddhistYear } from '@faculty/contracts/kit/dates/era';
import { pages } from '@faculty/contracts/pages';
import { type FoundPlace, type SearchAnswer, type SearchHit, searchAnswer, searchRoutes } from '@faculty/contracts/shell/search';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { z } from 'zod';
import { useLanguage } from '../../i18n/phrases.tsx';
import { call } from '../../kit/api/http.ts';
import { dayText, yearText } from '../../kit/theme/dates.ts';
import { stateWords } from '../../kit/theme/site-state.tsx';

/** One thing that was found. */
export interface Hit {
  label: string;
  /** A second line, such as a date or an e-mail. */
  detail: string;
  /** Public address of its picture. */
  picture?: string | null;
  /** Where the words of the search stand in it. */
  place?: FoundPlace | null;
  /** Where choosing it leads. */
  to: string;
}

/** What was found of one kind of record. */
export interface FoundKind {
  heading: string;
  /** The first of them. */
  hits: Hit[];
  count: number;
  /** Their list, searched for the same. */
  all: string;
}

/** Searches every kind of record the person may view, in one call, a moment after the last change of the text. */
export function useSearch(text: string, limit: number) {
  const { language } = useLanguage();
  const [q] = useDebouncedValue(text, 250);
  const { data, isFetching, error, refetch } = useQuery({
    queryKey: ['search', q, limit, language],
    queryFn: async ({ signal }) => z.parse(searchAnswer, await call(searchRoutes.find, { query: { q, limit }, signal })),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  });
  const kinds = useMemo(() => (text === '' || !data ? [] : shown(data, q, language)), [data, text, q, language]);
  return { kinds, isIncomplete: data?.complete === false, isSearching: text !== q || isFetching, error, retry: () => void refetch() };
}

function shown({ kinds }: SearchAnswer, q: string, language: Language): FoundKind[] {
  return kinds.map(({ page, count, hits }) => ({
    heading: pages[page][language],
    hits: hits.map((hit) => ({ ...shownHit(hit, language), to: `${page}?edit=${encodeURIComponent(hit.id)}` })),
    count,
    all: `${page}?q=${encodeURIComponent(q)}`,
  }));
}

/** The state on the website stands first where the record is not shown. */
function shownHit({ title, details, state, day, picture, place }: SearchHit, language: Language): Omit<Hit, 'to'> {
  const words = stateWords({ state, day }, language);
  const written = details.map((said) => {
    // a work may have the number of a volume in the place of its year
    if (typeof said === 'number') return isBuddhistYear(said) ? yearText(said, language) : String(said);
    return /^\d{4}-\d{2}-\d{2}$/.test(said) ? dayText(said, language) : said;
  });
  const detail = [...(state === 'shown' ? [] : [`${words.word} ${words.day}`.trim()]), ...written].join(' · ');
  return { label: title, detail, picture, place };
}
