import { Pagination, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { usePhrases } from '../../i18n/phrases.tsx';
import { listPhrases } from '../../kit/list/list.phrases.ts';
import { Example } from '../example.tsx';

const phrases = {
  lengths: { th: 'จำนวนหน้า 6 15 4 และ 3', en: 'Lengths of 6, 15, 4 and 3' },
  pagesOf: (count: number) => ({ th: `${count} หน้า`, en: `${count} pages` }),
  at: (page: number, count: number) => ({ th: `หน้า ${page} จาก ${count}`, en: `Page ${page} of ${count}` }),
  disabled: { th: 'ปิดใช้', en: 'Disabled' },
};

/** The template's lengths, in its order. */
const lengths = [6, 15, 4, 3];

/** `/ui/pagination`: rows of pages. */
export function PaginationPage() {
  const t = usePhrases(phrases);
  return (
    <>
      <Example title={t.lengths}>
        {lengths.map((length) => (
          <Pages key={length} length={length} />
        ))}
      </Example>
      <Example title={t.disabled}>
        <Pages length={6} isDisabled />
      </Example>
    </>
  );
}

function Pages({ length, isDisabled = false }: { length: number; isDisabled?: boolean }) {
  const t = usePhrases(phrases);
  const words = usePhrases(listPhrases);
  const [page, setPage] = useState(1);
  const isNarrow = useMediaQuery('(max-width: 36em)', false, { getInitialValueInEffect: false });
  return (
    <nav aria-label={isDisabled ? t.disabled : t.pagesOf(length)}>
      <Text size="sm" c="dimmed" mb={4} role="status">
        {t.at(page, length)}
      </Text>
      <Pagination
        total={length}
        value={page}
        onChange={setPage}
        disabled={isDisabled}
        siblings={isNarrow ? 0 : 1}
        size={isNarrow ? 'sm' : 'md'}
        getItemProps={(item) => ({ 'aria-label': words.page(item) })}
        getControlProps={(control) => ({ 'aria-label': control === 'previous' ? words.previousPage : words.nextPage })}
      />
    </nav>
  );
}
