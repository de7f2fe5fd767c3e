import { Select, type SelectProps } from '@mantine/core';
import { useEffect, useState } from 'react';
import { choiceSearch } from '../fields/choice/choice-search.ts';

export interface LazySelectProps
  extends Pick<
    SelectProps,
    | 'label'
    | 'aria-label'
    | 'placeholder'
    | 'className'
    | 'size'
    | 'w'
    | 'autoFocus'
    | 'onChange'
    | 'searchable'
    | 'clearable'
    | 'clearSectionMode'
    | 'allowDeselect'
    | 'onSearchChange'
  > {
  data: readonly { value: string; label: string }[];
  value: string | null;
}

/** A list of choices; `isOpenAtFirst` opens it once its options are mounted, without which `aria-expanded` stays false. */
export function OpenedSelect({ isOpenAtFirst, ...select }: LazySelectProps & { isOpenAtFirst: boolean }) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpenAtFirst) return;
    // after the portal of the options
    const opening = setTimeout(() => setOpen(true));
    return () => clearTimeout(opening);
  }, [isOpenAtFirst]);
  const open = () => setOpen(true);
  return (
    <Select
      {...select}
      // Opened before the text is in the box: the library would open it then, and lose a moment later which option Enter takes. In
      // Firefox no pasted text has a `beforeinput` of React's.
      {...(select.searchable && { onBeforeInput: open, onPaste: open })}
      dropdownOpened={isOpen}
      onDropdownOpen={open}
      onDropdownClose={() => setOpen(false)}
      comboboxProps={{ position: 'bottom-start', keepMounted: true }}
      filter={choiceSearch}
      // Enter takes the first that fits
      selectFirstOptionOnChange
      checkIconPosition="right"
    />
  );
}
