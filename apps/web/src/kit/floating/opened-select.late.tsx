import { Select, type SelectProps } from '@mantine/core';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { choiceSearch } from '../fields/choice-search.ts';

export interface LateSelectProps
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
  > {
  data: readonly { value: string; label: string }[];
  value: string | null;
}

/** What somebody who has the focus did to the closed list that stood here before. */
export interface Done {
  isPressed?: boolean;
  typed?: string;
  /** Since the last letter, in their order. */
  keys?: readonly Pick<KeyboardEvent, 'key' | 'code'>[];
}

interface OpenedSelectProps extends LateSelectProps {
  id: string;
  /** Null where nobody had the focus. */
  done: Done | null;
}

/** A list of choices that opens; it goes on with what was done before it was here. */
export function OpenedSelect({ done, data, ...select }: OpenedSelectProps) {
  const input = useRef<HTMLInputElement>(null);
  useGoOn(input, done);
  // a closed list of choices costs as much as a row: it is made when somebody comes to choose
  const [isWanted, setWanted] = useState(done !== null);
  return (
    <Select
      {...select}
      ref={input}
      onFocus={() => setWanted(true)}
      onClick={() => setWanted(true)}
      // not before it has the focus, and not only when it opens: the key that opens it begins at a choice
      comboboxProps={{ position: 'bottom-start', keepMounted: isWanted }}
      data={isWanted ? data : data.filter(({ value }) => value === select.value)}
      filter={choiceSearch}
      checkIconPosition="right"
    />
  );
}

function useGoOn(input: React.RefObject<HTMLInputElement | null>, done: Done | null): void {
  const [{ isPressed, typed, keys }] = useState(done ?? {});
  const [hadFocus] = useState(done !== null);
  useLayoutEffect(() => {
    if (hadFocus) input.current?.focus({ preventScroll: true });
  }, [hadFocus, input]);
  // after the library's own effects, which empty it, and no later: the next letter may be waiting for this drawing to end
  useEffect(() => {
    if (typed !== undefined) typeInto(input.current, typed);
  }, [input, typed]);
  useEffect(() => {
    const left = keys ? [...keys] : [];
    let going: ReturnType<typeof setTimeout>;
    const goOn = () => {
      // whoever has gone on meanwhile has given it up
      if (document.activeElement !== input.current) return;
      const key = left.shift();
      if (key) input.current?.dispatchEvent(new KeyboardEvent('keydown', { ...key, bubbles: true, cancelable: true }));
      else if (isPressed && !keys) input.current?.click();
      if (left.length > 0) going = setTimeout(goOn);
    };
    // its choices are there a moment later, and what a key has done is drawn before the next
    if (isPressed || keys) going = setTimeout(goOn);
    return () => clearTimeout(going);
  }, [input, isPressed, keys]);
}

/** As a person does: React hears only of values that are not set through it. */
function typeInto(input: HTMLInputElement | null, text: string): void {
  if (!input) return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
