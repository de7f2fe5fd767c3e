import { ComboboxChevron, ComboboxClearButton, InputBase } from '@mantine/core';
import { type KeyboardEvent, useId, useState } from 'react';
import { useLate } from '../look/late.ts';
import { lateOpening } from './late-opening.ts';
import type { Done, LateSelectProps } from './opened-select.late.tsx';

const OpenedSelect = lateOpening(() => import('./opened-select.late.tsx').then((m) => m.OpenedSelect));

/**
 * A list of choices, closed until its code is here: what opens hangs on a library as large as everything else a list of records waits for.
 * The closed one looks and is named like the other. What is done to it is done to the other once it is here.
 */
export function LateSelect(select: LateSelectProps) {
  const id = useId();
  const [done, setDone] = useState<Done | null>(null);
  const isAwaited = done?.isPressed === true || done?.key !== undefined || done?.typed !== undefined;
  const isHere = useLate(OpenedSelect, isAwaited || 'soon');
  if (isHere) return <OpenedSelect {...select} id={id} done={done} />;
  const { data, value, onChange, searchable = false, clearable, allowDeselect: _, size = 'sm', ...look } = select;
  return (
    <InputBase
      {...look}
      id={id}
      size={size}
      __staticSelector="Select"
      // as the library has it
      role="combobox"
      aria-haspopup="listbox"
      aria-expanded={false}
      {...(isAwaited && { 'aria-busy': true })}
      autoComplete="off"
      readOnly={!searchable}
      pointer={!searchable}
      rightSectionPointerEvents="none"
      __defaultRightSection={<ComboboxChevron size={size} />}
      __clearSection={<ComboboxClearButton onClear={() => onChange?.(null, null as never)} />} // nothing of ours asks for the option
      __clearable={clearable === true && value !== null}
      value={done?.typed ?? data.find((choice) => choice.value === value)?.label ?? ''}
      onChange={({ currentTarget }) => setDone({ typed: currentTarget.value })}
      onPointerEnter={OpenedSelect.fetchAhead}
      onFocus={() => {
        OpenedSelect.fetchAhead();
        setDone({});
      }}
      onBlur={() => setDone(null)}
      // not only the click, in whose middle the other one may come
      onMouseDown={() => setDone({ isPressed: true })}
      onClick={({ currentTarget }) => {
        currentTarget.focus();
        setDone((before) => ({ ...before, isPressed: true }));
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setDone({});
        if (!opens(event, searchable)) return;
        event.preventDefault();
        setDone({ key: { key: event.key, code: event.code } });
      }}
    />
  );
}

/** The keys that open a list of choices; in one that is searched, a space is a letter. */
const opens = ({ code }: KeyboardEvent, isSearched: boolean) =>
  ['ArrowDown', 'ArrowUp', ...(isSearched ? [] : ['Enter', 'NumpadEnter', 'Space'])].includes(code);
