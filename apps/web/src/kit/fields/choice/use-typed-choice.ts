import { type KeyboardEvent, useRef, useState } from 'react';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { choiceSearch } from './choice-search.ts';

const phrases = {
  unmatched: (typed: string) => ({
    th: `ยังไม่ได้เลือก: “${typed}” ไม่ตรงกับตัวเลือกใดเพียงรายการเดียว โปรดเลือกจากรายการหรือลบข้อความ`,
    en: `Nothing chosen yet: “${typed}” does not fit exactly one option. Choose from the list or delete the text.`,
  }),
};

interface TypedChoice {
  options: readonly { value: string; label: string }[];
  /** What the input shows when nothing is being typed; '' for a choice of several. */
  resting: string;
  choose(value: string): void;
}

/**
 * The typed text of a searchable choice. Enter, Tab, Ctrl+S and leaving the field take the only option that it fits; Tab takes the highlighted
 * one first. Text that fits none or several stays, and `problem` says so. `props` are for Mantine's Select or MultiSelect.
 */
export function useTypedChoice({ options, resting, choose }: TypedChoice) {
  const t = usePhrases(phrases);
  const [search, setSearch] = useState(resting);
  const [isUnmatched, setUnmatched] = useState(false);
  // the library empties the text on blur, after onBlurCapture
  const isKept = useRef(false);
  const isTyped = search.trim() !== '' && search !== resting;

  function chooseOnlyMatch(): boolean {
    if (!isTyped) return false;
    const same = options.filter(({ label }) => label === search.trim());
    const found = same.length > 0 ? same : choiceSearch({ options: [...options], search, limit: 2 });
    const only = found.length === 1 ? found[0] : undefined;
    if (!only || !('value' in only)) return false;
    choose(String(only.value));
    setSearch(resting === '' ? '' : only.label);
    return true;
  }

  return {
    problem: isUnmatched && isTyped ? t.unmatched(search.trim()) : null,
    props: {
      searchValue: search,
      onSearchChange(next: string) {
        if (isKept.current) return;
        setSearch(next);
        setUnmatched(false);
      },
      onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
        if (event.nativeEvent.isComposing) return;
        const highlighted = document.getElementById(event.currentTarget.getAttribute('aria-activedescendant') ?? '');
        const isSave = (event.ctrlKey || event.metaKey) && event.code === 'KeyS';
        if (event.key === 'Tab' && isTyped && highlighted) highlighted.click();
        else if (isSave && !chooseOnlyMatch() && isTyped) {
          // saved now, the form would close and the text be lost
          event.preventDefault();
          event.stopPropagation();
          setUnmatched(true);
        } else if (event.key === 'Enter' && !highlighted) chooseOnlyMatch();
      },
      onBlurCapture() {
        isKept.current = isTyped && !chooseOnlyMatch();
        setUnmatched(isKept.current);
        queueMicrotask(() => {
          isKept.current = false;
        });
      },
    },
  };
}
