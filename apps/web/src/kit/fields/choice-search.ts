import { onOtherLayout } from '@faculty/contracts/kit/keyboard-layout';
import { searchFor } from '@faculty/contracts/kit/search-text';
import type { ComboboxParsedItem, OptionsFilter } from '@mantine/core';

/** The `filter` of a choice: finds options as lists find records, and when none fits, what the same keys write on the other layout. */
export const choiceSearch: OptionsFilter = ({ options, search, limit }) => {
  const fitting = optionsFor(options, search);
  const meant = fitting.length === 0 ? onOtherLayout(search.trim()) : undefined;
  return (meant === undefined ? fitting : optionsFor(options, meant)).slice(0, limit);
};

function optionsFor(options: ComboboxParsedItem[], search: string): ComboboxParsedItem[] {
  const fits = searchFor(search);
  return options.flatMap((option): ComboboxParsedItem[] => {
    if (!('group' in option)) return fits(option.label) ? [option] : [];
    const items = option.items.filter(({ label }) => fits(label));
    return items.length > 0 ? [{ ...option, items }] : [];
  });
}
