import { ComboboxChevron, ComboboxClearButton, InputBase } from '@mantine/core';
import { useState } from 'react';
import { lazyOverlay } from './lazy-overlay.ts';
import type { LazySelectProps } from './opened-select.lazy.tsx';

const OpenedSelect = lazyOverlay(() => import('./opened-select.lazy.tsx').then((m) => m.OpenedSelect), { isIdlePreloaded: true });

/** The library's select, loaded on focus or hover; until then an input that looks like it. */
export function LazySelect(select: LazySelectProps) {
  const [begun, setBegun] = useState<'focus' | 'press' | null>(null);
  const isOpened = OpenedSelect.useOpened(begun !== null, () => setBegun(null));
  const {
    data,
    value,
    onChange,
    searchable: _,
    clearable,
    allowDeselect: __,
    onSearchChange: ___,
    clearSectionMode,
    size = 'sm',
    ...look
  } = select;
  if (isOpened) return <OpenedSelect {...select} autoFocus isOpenAtFirst={begun === 'press'} />;
  return (
    <InputBase
      {...look}
      size={size}
      __staticSelector="Select"
      role="combobox"
      aria-haspopup="listbox"
      aria-expanded={false}
      readOnly
      pointer
      rightSectionPointerEvents="none"
      __defaultRightSection={<ComboboxChevron size={size} />}
      __clearSection={<ComboboxClearButton onClear={() => onChange?.(null, null as never)} />} // nothing of ours asks for the option
      {...(clearSectionMode && { __clearSectionMode: clearSectionMode })}
      __clearable={clearable === true && value !== null}
      value={data.find((choice) => choice.value === value)?.label ?? ''}
      onChange={() => undefined}
      onPointerEnter={OpenedSelect.preload}
      // before the focus, which would exchange it and lose the click; the browser would take the focus from the other one
      onMouseDown={(event) => {
        event.preventDefault();
        setBegun('press');
        event.currentTarget.focus();
      }}
      onClick={() => setBegun('press')}
      onFocus={() => setBegun((before) => before ?? 'focus')}
      {...(begun && { 'aria-busy': true })}
    />
  );
}
