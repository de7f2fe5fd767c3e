import { parseMonth } from '@faculty/contracts/kit/dates/day-text';
import { onOtherLayout } from '@faculty/contracts/kit/text/keyboard-layout';
import { searchFor } from '@faculty/contracts/kit/text/search-text';
import type { ComboboxParsedItem, OptionsFilter } from '@mantine/core';

/** The `filter` of a choice: finds options as lists find records, and when none fits, what the same keys write on the other layout. */
export const choiceSearch: OptionsFilter = ({ options, search, limit }) =>
  (search.trim() === '' ? options : foundOrMeant(search, (words) => optionsFor(options, words))).slice(0, limit);

/** What a search through things at hand finds; when that is nothing, what the same keys ask for on the other keyboard layout. */
export function foundOrMeant<Found>(search: string, find: (words: string) => Found[]): Found[] {
  const found = find(search);
  const meant = found.length === 0 ? onOtherLayout(search.trim()) : undefined;
  return meant === undefined ? found : find(meant);
}

function optionsFor(options: ComboboxParsedItem[], search: string): ComboboxParsedItem[] {
  const hasWords = searchFor(search);
  const month = parseMonth(search);
  // a month is found however it is written: ก.ย. 69, 9/2569
  const fits = (label: string) => hasWords(label) || (month !== null && parseMonth(label) === month);
  return options.flatMap((option): ComboboxParsedItem[] => {
    if (!('group' in option)) return fits(option.label) ? [option] : [];
    const items = option.items.filter(({ label }) => fits(label));
    return items.length > 0 ? [{ ...option, items }] : [];
  });
}
