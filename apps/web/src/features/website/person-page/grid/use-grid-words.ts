import { placedIn } from '@faculty/contracts/website/person-grid';
import { useLanguage, usePhrases } from '../../../../i18n/phrases.tsx';
import { useShowcasePeople } from '../use-showcase-people.ts';
import { gridPhrases } from './grid.phrases.ts';

/** Reads a grid as lines: who stands where, as what. For comparing two of them. */
export function useGridWords(): (grid: string) => string {
  const t = usePhrases(gridPhrases);
  const { language } = useLanguage();
  const people = useShowcasePeople();
  return (grid) =>
    placedIn(grid)
      .map(({ row_number, column_number, user_name, position_th, position_en }) =>
        [`${t.place(row_number, column_number)}:`, people.of(user_name).name[language], position_th, position_en].filter(Boolean).join(' '),
      )
      .join('\n');
}
