import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { usePhrases } from '../../i18n/phrases.tsx';
import { EmptyState } from '../../kit/notifications/states.tsx';
import { Example } from '../example.tsx';
import { Markdown } from './markdown.tsx';
import { decisions, sectionOf } from './texts.ts';

const phrases = {
  way: { th: 'เส้นทางของคำขอหนึ่งครั้ง', en: 'The way of a request' },
  tree: { th: 'โฟลเดอร์ของระบบ', en: 'The tree' },
  decisions: { th: 'บันทึกการตัดสินใจ', en: 'Decisions' },
  search: { th: 'ค้นหาในบันทึกการตัดสินใจ', en: 'Search the decisions' },
  none: { th: 'ไม่พบบันทึกที่มีคำนี้', en: 'No decision has these words' },
};

/** `/documentation/structure`: the architecture's own text, and every decision. */
export function StructurePage() {
  const t = usePhrases(phrases);
  const [search, setSearch] = useState('');
  const found = decisions.filter(({ number, title, body }) => `${number} ${title} ${body}`.toLowerCase().includes(search.toLowerCase()));
  return (
    <>
      <Example title={t.way} note="ARCHITECTURE.md">
        <Markdown text={sectionOf('ARCHITECTURE.md', 'The way of a request')} />
      </Example>
      <Example title={t.tree} note="ARCHITECTURE.md">
        <Markdown text={sectionOf('ARCHITECTURE.md', 'The tree')} />
      </Example>
      <Example title={t.decisions} note="docs/decisions">
        <TextInput type="search" label={t.search} value={search} onChange={(event) => setSearch(event.currentTarget.value)} />
        {found.length === 0 && <EmptyState title={t.none} />}
        {found.map(({ number, title, body }) => (
          <details key={number}>
            <summary lang="en">
              {number} {title}
            </summary>
            <Markdown text={body} />
          </details>
        ))}
      </Example>
    </>
  );
}
