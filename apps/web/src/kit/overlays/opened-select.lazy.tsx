import { Select } from '@mantine/core';
import { choiceSearch } from '../fields/choice-search.ts';
import type { LazySelectProps } from './lazy-select.tsx';

/** A list of choices that opens. */
export function OpenedSelect(select: LazySelectProps & { defaultDropdownOpened: boolean }) {
  return <Select {...select} comboboxProps={{ position: 'bottom-start' }} filter={choiceSearch} checkIconPosition="right" />;
}
