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
  const isAwaited = done?.isPressed === true || done?.typed !== undefined || done?.keys !== undefined;
  const isHere = useLate(OpenedSelect, isAwaited || 'soon');
  if (isHere) return <OpenedSelect {...select} id={id} done={done} />;
  const { data, value, onChange, searchable = false, clearable, allowDeselect: _, clearSectionMode, size = 'sm', ...look } = select;
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
      {...(clearSectionMode && { __clearSectionMode: clearSectionMode })}
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
      onMouseDown={() => setDone((before) => ({ ...before, isPressed: true }))}
      onClick={({ currentTarget }) => {
        currentTarget.focus();
        setDone((before) => ({ ...before, isPressed: true }));
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setDone({});
        if (!isForChoices(event, searchable, isAwaited)) return;
        event.preventDefault();
        const { key, code } = event;
        setDone((before) => ({ ...before, keys: withKey(before?.keys, { key, code }) }));
      }}
    />
  );
}

/** Nobody means more choices than these, and a key that is held down comes thirty times a second. */
const mostKeys = 100;

/** The keys that open a list of choices or choose of it; in one that is searched, a space is a letter, and Enter chooses of what is found. */
const isForChoices = ({ code }: KeyboardEvent, isSearched: boolean, isAwaited: boolean) =>
  ['ArrowDown', 'ArrowUp', ...(isSearched ? [] : ['Space']), ...(isSearched && !isAwaited ? [] : ['Enter', 'NumpadEnter'])].includes(code);

/** What opens is pressed again only because nothing opens yet; what goes to the next choice goes to the one after it. */
function withKey(keys: NonNullable<Done['keys']> = [], key: NonNullable<Done['keys']>[number]): NonNullable<Done['keys']> {
  const isAgain = keys.at(-1)?.code === key.code && !key.code.startsWith('Arrow');
  return isAgain || keys.length === mostKeys ? keys : [...keys, key];
}
