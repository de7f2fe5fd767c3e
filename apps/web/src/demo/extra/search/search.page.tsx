import { searchFor } from '@faculty/contracts/kit/text/search-text';
import { Pagination, Text, Title } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { SearchBox } from '../../../kit/list/filters/list-filters.tsx';
import { EmptyState } from '../../../kit/notifications/states.tsx';
import { Example } from '../../example.tsx';
import { type Found, foundOn, pageCount, pageSize } from './found-items.ts';
import classes from './search.module.css';

const phrases = {
  title: { th: 'ผลการค้นหาคำว่า “ภาษา”', en: 'Results for “language”' },
  found: (from: number, to: number, count: number) => ({ th: `รายการที่ ${from}–${to} จาก ${count}`, en: `Items ${from}–${to} of ${count}` }),
  pages: { th: 'หน้าของผลการค้นหา', en: 'Pages of results' },
  page: (number: number) => ({ th: `หน้าที่ ${number}`, en: `Page ${number}` }),
  previous: { th: 'หน้าก่อนหน้า', en: 'Previous page' },
  next: { th: 'หน้าถัดไป', en: 'Next page' },
  kit: { th: 'ช่องค้นหาของระบบ', en: 'The product’s search box' },
  kitNote: {
    th: 'กดปุ่ม / เพื่อพิมพ์ค้นหา แสดงเฉพาะรายการในหน้านี้ที่มีคำนั้น ลองพิมพ์คำที่ไม่มีเพื่อดูหน้าว่าง',
    en: 'Press / to type. Shows the items of this page that hold the words; type nonsense to see the empty state.',
  },
  nothing: (q: string) => ({ th: `ไม่พบ “${q}” ในหน้านี้`, en: `“${q}” is not on this page` }),
  nothingHint: { th: 'ลองใช้คำที่สั้นลง หรือไปที่หน้าอื่น', en: 'Try a shorter word, or another page.' },
};

const holds = ({ title, text }: Found, q: string, language: 'th' | 'en') => searchFor(q)(`${title[language]} ${text[language]}`);

/** `/extra/search`: results of four items over four pages. */
export function SearchPage() {
  const t = usePhrases(phrases);
  const { language } = useLanguage();
  const [page, setPage] = useState(1);
  const [q, setQ] = useState('');
  const heading = useRef<HTMLParagraphElement>(null);
  const shownBefore = useRef(page);
  const items = foundOn(page, language).filter((item) => holds(item, q, language));
  const from = (page - 1) * pageSize + 1;

  // another page is read from its first item
  useEffect(() => {
    if (shownBefore.current !== page) heading.current?.focus();
    shownBefore.current = page;
  }, [page]);

  return (
    <Example title={t.title} note={t.kitNote}>
      <search className={classes.box} aria-label={t.kit}>
        <SearchBox list={{ query: { page: 0, limit: pageSize, q }, search: setQ }} />
      </search>
      <Text ref={heading} tabIndex={-1} size="sm" c="dimmed" role="status">
        {t.found(from, from + pageSize - 1, pageCount * pageSize)}
      </Text>
      {items.length === 0 && <EmptyState title={t.nothing(q)} hint={t.nothingHint} />}
      <ol className={classes.items} start={from}>
        {items.map(({ address, title, text }) => (
          <li key={address}>
            <Title order={3}>
              <Link to={address}>{title[language]}</Link>
            </Title>
            <Text size="sm" className={classes.address ?? ''}>
              {address}
            </Text>
            <Text>{text[language]}</Text>
          </li>
        ))}
      </ol>
      <nav aria-label={t.pages}>
        <Pagination
          total={pageCount}
          value={page}
          onChange={setPage}
          getItemProps={(number) => ({ 'aria-label': t.page(number) })}
          getControlProps={(control) => ({ 'aria-label': control === 'next' ? t.next : t.previous })}
        />
      </nav>
    </Example>
  );
}
