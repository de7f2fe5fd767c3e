import { Button } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { listPhrases } from '../list.phrases.ts';

interface MeantSearchProps {
  list: { meant: string | undefined; search(text: string): void };
}

/** Offers what was typed on the wrong keyboard layout, where a list shows that it found nothing. */
export function SearchSuggestion({ list: { meant, search } }: MeantSearchProps) {
  const t = usePhrases(listPhrases);
  if (meant === undefined) return null;
  return (
    <Button leftSection={<IconSearch size={18} aria-hidden />} onClick={() => search(meant)}>
      {t.meant(meant)}
    </Button>
  );
}
