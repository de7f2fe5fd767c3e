import type { Flag } from '@faculty/contracts/kit/fields';
import { activeWords } from '@faculty/contracts/kit/flags';
import { choiceWordsOf } from '@faculty/contracts/kit/labels';
import type { ListQuery } from '@faculty/contracts/kit/list-query';
import { isContent } from '@faculty/contracts/kit/public';
import { CloseButton, Kbd, Select, TextInput } from '@mantine/core';
import { useDebouncedCallback, useDisclosure, useHotkeys } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { choiceSearch } from '../../fields/choice/choice-search.ts';
import { offeredOf, optionsOf } from '../../fields/choice/use-parameters.ts';
import { listPhrases } from '../list.phrases.ts';
import classes from '../list-page.module.css';
import type { Filters, ListState } from '../state/use-list.ts';

interface SearchBoxProps {
  list: { query: ListQuery; search(text: string): void };
}

/** The search box of a list; `/` focuses it. Debounced, and never in the middle of a composed word. */
export function SearchBox({ list }: SearchBoxProps) {
  const t = usePhrases(listPhrases);
  const input = useRef<HTMLInputElement>(null);
  const asked = list.query.q ?? '';
  const [text, setText] = useState(asked);
  const send = useDebouncedCallback((value: string) => list.search(value), 250);
  useHotkeys([['/', () => input.current?.focus(), { preventDefault: true, usePhysicalKeys: true }]]);

  // The address can change without typing: back, or "clear filters". What the person types is left as it is.
  useEffect(() => {
    setText((current) => (current.trim().normalize('NFC') === asked ? current : asked));
  }, [asked]);

  function type(value: string, isComposing = false): void {
    setText(value);
    if (!isComposing) send(value);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Enter') send.flush();
    if (event.key === 'Escape' && text !== '') {
      event.stopPropagation();
      type('');
    }
  }

  return (
    <TextInput
      ref={input}
      type="search"
      className={classes.search}
      aria-label={t.search}
      placeholder={t.searchHint}
      maxLength={100}
      value={text}
      onChange={(event) => type(event.currentTarget.value, (event.nativeEvent as InputEvent).isComposing)} // a change of an input is an InputEvent
      onCompositionEnd={(event) => type(event.currentTarget.value)}
      onKeyDown={onKeyDown}
      // at once: a later change of the address would take back where a press on a link leads
      onBlur={() => send.flush()}
      leftSection={<IconSearch size={18} aria-hidden />}
      rightSection={
        text === '' ? (
          <Kbd aria-hidden className={classes.key ?? ''}>
            /
          </Kbd>
        ) : (
          <CloseButton size="sm" aria-label={t.clearSearch} onClick={() => type('')} />
        )
      }
    />
  );
}

/**
 * Props of a select whose options are in the page from its first focus on. The library has them there with the page, drawn and placed: five
 * filters would cost a list a tenth of a second.
 */
export function useOptionsOnFocus() {
  const [isNeeded, { open }] = useDisclosure();
  return { onFocus: open, comboboxProps: { position: 'bottom-start', keepMounted: isNeeded } } as const;
}

/**
 * Props of a select to type into, where Enter takes the first option that fits. It is open before the text is in it: the library, which would
 * open it then, forgets a moment later which option Enter takes. In Firefox no pasted text has a `beforeinput` of React's.
 */
export function useTypedSelect() {
  const [dropdownOpened, { open, close }] = useDisclosure();
  return {
    searchable: true,
    filter: choiceSearch,
    selectFirstOptionOnChange: true,
    dropdownOpened,
    onDropdownOpen: open,
    onDropdownClose: close,
    onBeforeInput: open,
    onPaste: open,
  };
}

/** What a filter's choices hold: its own values, or identifiers as text. */
type Chosen<Value> = Value extends number ? string : Value & string;

interface SelectFilterProps<Item, Query extends ListQuery, Name extends keyof Filters<Query> & string> {
  list: ListState<Item, Query>;
  /** One of the entity's own filters. */
  name: Name;
  /** Where the screen has another word than the contract. */
  label?: string;
  /** The words of the contract's choice when absent. */
  options?: readonly { value: Chosen<NonNullable<Filters<Query>[Name]>>; label: string; isRetired?: boolean }[];
  isSearchable?: boolean;
}

/** Filters a list by one of some values; without a choice it shows all. */
export function SelectFilter<Item, Query extends ListQuery, Name extends keyof Filters<Query> & string>({
  list,
  name,
  label,
  options,
  isSearchable = false,
}: SelectFilterProps<Item, Query, Name>) {
  const t = usePhrases(listPhrases);
  const { language } = useLanguage();
  const typed = useTypedSelect();
  const lazyOptions = useOptionsOnFocus();
  const value = list.query[name];
  return (
    <Select
      label={label ?? list.labelOf(name)}
      placeholder={t.all}
      data={offeredOf(options ?? optionsOf(choiceWordsOf(list.entity.query, name) ?? {}, language), [String(value)])}
      value={value === undefined ? null : String(value)}
      onChange={(choice) => list.filter({ [name]: choice ?? undefined } as Partial<Filters<Query>>)} // one of the options, under its own name
      {...(isSearchable && typed)}
      {...lazyOptions}
      clearable
      // the value has the room of the arrow
      clearSectionMode="clear"
    />
  );
}

/** In use or cancelled, for a filter; of content, shown or hidden. */
export function useStateChoices(isOfContent = false): { value: Flag; label: string }[] {
  const t = usePhrases(listPhrases);
  const { language } = useLanguage();
  return [
    { value: 'Y', label: isOfContent ? t.notHidden : activeWords.Y[language] },
    { value: 'N', label: isOfContent ? t.hidden : activeWords.N[language] },
  ];
}

/** The filter every entity with an `active` flag has. */
export function ActiveFilter<Item, Query extends ListQuery & { active?: Flag | undefined }>({ list }: { list: ListState<Item, Query> }) {
  const options = useStateChoices(isContent(list.entity));
  return <SelectFilter<Item, ListQuery & { active?: Flag | undefined }, 'active'> list={list} name="active" options={options} />;
}
