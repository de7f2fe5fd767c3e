import { useCallback } from 'react';
import { useLanguage, usePhrases } from '../../../../i18n/phrases.tsx';
import { useShowcasePeople } from '../use-showcase-people.ts';
import { gridPhrases } from './grid.phrases.ts';
import { gridLines } from './grid-lines.ts';

/** Returns a function that formats a stored grid as one line per person, for a diff. */
export function useGridFormatter(): (grid: unknown) => string {
  const t = usePhrases(gridPhrases);
  const { language } = useLanguage();
  const people = useShowcasePeople();
  return useCallback(
    (grid: unknown) =>
      gridLines(String(grid), ({ row_number, column_number, user_name, position_th, position_en }) =>
        [`${t.place(row_number, column_number)}:`, people.of(user_name).name[language], position_th, position_en].filter(Boolean).join(' '),
      ),
    [t, language, people],
  );
}
