import { searchFor } from '@faculty/contracts/kit/text/search-text';
import { Group, Pagination, Select, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { usePhrases } from '../../i18n/phrases.tsx';
import { listPhrases } from '../../kit/list/list.phrases.ts';
import { EmptyState } from '../../kit/notifications/states.tsx';
import { Example } from '../example.tsx';
import { PlainTable } from '../plain-table.tsx';

const phrases = {
  ...listPhrases,
  courses: { th: 'รายวิชา', en: 'Courses' },
  note: { th: 'ค้นหา เรียง และแบ่งหน้าได้', en: 'Searched, sorted and divided into pages.' },
  code: { th: 'รหัสวิชา', en: 'Code' },
  thai: { th: 'ชื่อภาษาไทย', en: 'Thai title' },
  english: { th: 'ชื่อภาษาอังกฤษ', en: 'English title' },
  credits: { th: 'หน่วยกิต', en: 'Credits' },
  order: { th: 'เรียงตาม', en: 'Sort by' },
};

const courses: readonly (readonly [code: string, th: string, en: string, credits: number])[] = [
  ['LA101', 'ภาษาไทยเพื่อการสื่อสาร', 'Thai for Communication', 3],
  ['LA102', 'ภาษาอังกฤษพื้นฐาน', 'Foundation English', 3],
  ['LA103', 'ปรัชญาและตรรกวิทยาในชีวิตประจำวัน', 'Philosophy and Logic in Everyday Life', 3],
  ['LA204', 'ประวัติศาสตร์ท้องถิ่นอีสานและภูมิปัญญาของผู้ใหญ่ในชุมชน', 'Local History of Isan and Its Elders’ Wisdom', 3],
  ['LA205', 'การอ่านเชิงวิเคราะห์', 'Analytical Reading', 2],
  ['LA207', 'ภาษาศาสตร์เบื้องต้น', 'Introduction to Linguistics', 3],
  ['LA301', 'การแปลไทยเป็นอังกฤษ', 'Thai–English Translation', 3],
  ['LA303', 'ภาษาจีนเพื่อการท่องเที่ยว', 'Chinese for Tourism', 3],
  ['LA402', 'สัมมนาการพัฒนาสังคม', 'Seminar in Social Development', 1],
  ['LA499', 'สหกิจศึกษา', 'Co-operative Education', 6],
];
const columns = ['code', 'thai', 'english', 'credits'] as const;
const pageSize = 5;

/** `/tables/dynamic`: a table that is searched, sorted and divided into pages. */
export function DynamicTablesPage() {
  const t = usePhrases(phrases);
  const [words, setWords] = useState('');
  const [order, setOrder] = useState<(typeof columns)[number]>('code');
  const [page, setPage] = useState(1);
  const at = columns.indexOf(order);
  const found = courses
    .filter((course) => searchFor(words)(course.join('\n')))
    .toSorted((one, other) => String(one[at]).localeCompare(String(other[at]), 'th'));
  return (
    <Example title={t.courses} note={t.note}>
      <Group align="end">
        <TextInput
          type="search"
          label={t.search}
          maxLength={100}
          value={words}
          onChange={(event) => {
            setWords(event.currentTarget.value);
            setPage(1);
          }}
        />
        <Select
          label={t.order}
          allowDeselect={false}
          value={order}
          data={columns.map((value) => ({ value, label: t[value] }))}
          onChange={(chosen) => setOrder(chosen as typeof order)} // one of the columns
        />
        <Text c="dimmed" role="status">
          {t.count(found.length)}
        </Text>
      </Group>
      {found.length === 0 && <EmptyState title={t.noMatchTitle} hint={t.noMatchHint} />}
      <PlainTable
        label={t.courses}
        isText
        head={columns.map((column) => t[column])}
        rows={found.slice((page - 1) * pageSize, page * pageSize)}
      />
      <Pagination
        total={Math.ceil(found.length / pageSize)}
        value={page}
        onChange={setPage}
        getItemProps={(item) => ({ 'aria-label': t.page(item) })}
        getControlProps={(control) => ({ 'aria-label': control === 'previous' ? t.previousPage : t.nextPage })}
      />
    </Example>
  );
}
