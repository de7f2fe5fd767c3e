import { Pagination, Stack, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { usePhrases } from '../../i18n/phrases.tsx';
import { listPhrases } from '../../kit/list/list.phrases.ts';
import { ListFooter } from '../../kit/list/list-footer.tsx';
import { Example } from '../example.tsx';
import { useMadeUpList } from './made-up-list.ts';
import { Pairs } from './pairs.tsx';
import classes from './ui.module.css';

const phrases = {
  lengths: { th: 'จำนวนหน้า 6 15 4 และ 3', en: 'Lengths of 6, 15, 4 and 3' },
  lengthsNote: {
    th: 'หน้าที่อยู่ไกลย่อเป็นจุด บนโทรศัพท์เหลือเฉพาะหน้าที่จำเป็น',
    en: 'Pages far away become dots; a phone shows only those that are needed.',
  },
  pagesOf: (count: number) => ({ th: `${count} หน้า`, en: `${count} pages` }),
  at: (page: number, count: number) => ({ th: `หน้า ${page} จาก ${count}`, en: `Page ${page} of ${count}` }),
  disabled: { th: 'ปิดใช้', en: 'Disabled' },
  disabledNote: { th: 'ขณะรอหน้าใหม่', en: 'While another page is on its way.' },
  footer: { th: 'ท้ายรายการของระบบนี้', en: 'The foot of the product’s lists' },
  footerNote: {
    th: 'บอกว่าเห็นรายการใดจากทั้งหมด เลือกจำนวนต่อหน้าได้ และหน้าใหม่เริ่มที่รายการแรกของมัน',
    en: 'Which rows these are of how many, how many a page, and another page begins at its first row.',
  },
};

/** The template's lengths, in its order. */
const lengths = [6, 15, 4, 3];

/** `/ui/pagination`: rows of pages, and the foot of every list. */
export function PaginationPage() {
  const t = usePhrases(phrases);
  return (
    <Pairs>
      <Example title={t.lengths} note={t.lengthsNote}>
        <Stack gap="lg">
          {lengths.map((length) => (
            <Pages key={length} length={length} />
          ))}
        </Stack>
      </Example>
      <Example title={t.disabled} note={t.disabledNote}>
        <Pages length={6} isDisabled />
      </Example>
      <Example title={t.footer} note={t.footerNote}>
        <Footer />
      </Example>
    </Pairs>
  );
}

function Pages({ length, isDisabled = false }: { length: number; isDisabled?: boolean }) {
  const t = usePhrases(phrases);
  const words = usePhrases(listPhrases);
  const [page, setPage] = useState(1);
  const isNarrow = useMediaQuery('(max-width: 36em)', false, { getInitialValueInEffect: false });
  const label = isDisabled ? t.disabled : t.pagesOf(length);
  return (
    <nav aria-label={label}>
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

function Footer() {
  const list = useMadeUpList();
  return (
    <div>
      <ol className={classes.rows} lang="th" start={list.query.page * list.query.limit + 1}>
        {list.rows.map((subject) => (
          <li key={subject}>{subject}</li>
        ))}
      </ol>
      <ListFooter list={list} />
    </div>
  );
}
