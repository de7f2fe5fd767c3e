import type { Bilingual } from '@faculty/contracts/kit/bilingual';
import { toBuddhistEra } from '@faculty/contracts/kit/dates/era';
import { Pagination, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useLanguage, usePhrases } from '../../i18n/phrases.tsx';
import { listPhrases } from '../../kit/list/list.phrases.ts';
import { Example } from '../example.tsx';

const phrases = {
  title: { th: 'ผลการค้นหาคำว่า “ภาษา”', en: 'Results for “language”' },
  found: (from: number, to: number, count: number) => ({ th: `รายการที่ ${from}–${to} จาก ${count}`, en: `Items ${from}–${to} of ${count}` }),
  pages: { th: 'หน้าของผลการค้นหา', en: 'Pages of results' },
};

/** Documented: four pages of four items; each page's are of another year. */
const pageCount = 4;
const items: readonly { address: string; title: Bilingual; text: Bilingual }[] = [
  {
    address: '/web/content_new',
    title: { th: 'ข่าวรับสมัครอบรมภาษา', en: 'News: language courses open' },
    text: {
      th: 'ศูนย์ภาษาเปิดอบรมสำหรับบุคลากรและประชาชน เรียนวันเสาร์ รับจำนวนจำกัด',
      en: 'The language centre teaches staff and the public on Saturdays. Places are few.',
    },
  },
  {
    address: '/web/content_activity',
    title: { th: 'กิจกรรมค่ายอาสาสอนภาษาในโรงเรียน', en: 'Activity: volunteers teach languages in schools' },
    text: {
      th: 'นักศึกษาสอนภาษาอังกฤษและภาษาจีนแก่นักเรียนประถมในอำเภอริมโขง',
      en: 'Students teach English and Chinese to pupils of the districts along the Mekong.',
    },
  },
  {
    address: '/web/content_doc',
    title: { th: 'เอกสารคู่มือการทำวิทยานิพนธ์', en: 'Document: guide to the thesis' },
    text: { th: 'รูปแบบ การอ้างอิง ขั้นตอนการสอบ และกำหนดส่ง', en: 'Form, references, the steps of the defence and its dates.' },
  },
  {
    address: '/web/content_work',
    title: { th: 'ผลงานวิจัยด้านภาษาถิ่น', en: 'Work: a study of dialects' },
    text: {
      th: 'การเปลี่ยนแปลงของวรรณยุกต์ภาษาลาวอีสานในสามรุ่นอายุ กรณีศึกษาอำเภอเขมราฐ',
      en: 'How the tones of Isan Lao changed over three generations: a study in Khemmarat district.',
    },
  },
];

/** `/extra/search`: results of four items over four pages. */
export function SearchPage() {
  const t = usePhrases(phrases);
  const words = usePhrases(listPhrases);
  const { language } = useLanguage();
  const [page, setPage] = useState(1);
  const from = (page - 1) * items.length + 1;
  const year = language === 'th' ? toBuddhistEra(2027 - page) : 2027 - page;
  return (
    <Example title={t.title}>
      <Text size="sm" c="dimmed" role="status">
        {t.found(from, page * items.length, pageCount * items.length)}
      </Text>
      <ol start={from}>
        {items.map(({ address, title, text }) => (
          <li key={address}>
            <Title order={3}>
              <Link to={address}>
                {title[language]} ({year})
              </Link>
            </Title>
            <Text size="sm" c="dimmed">
              {address}
            </Text>
            <Text mb="md">{text[language]}</Text>
          </li>
        ))}
      </ol>
      <nav aria-label={t.pages}>
        <Pagination
          total={pageCount}
          value={page}
          onChange={setPage}
          getItemProps={(number) => ({ 'aria-label': words.page(number) })}
          getControlProps={(control) => ({ 'aria-label': control === 'previous' ? words.previousPage : words.nextPage })}
        />
      </nav>
    </Example>
  );
}
