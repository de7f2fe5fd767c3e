import { Text, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { usePhrases } from '../../i18n/phrases.tsx';
import { EmptyState } from '../../kit/notifications/states.tsx';
import { bodyOf, type Decision, decisions, decisionsWith } from './decisions.ts';
import classes from './documentation.module.css';
import { Markdown } from './markdown/markdown.tsx';

const phrases = {
  search: { th: 'ค้นหาในบันทึกการตัดสินใจ', en: 'Search the decisions' },
  count: (shown: number, all: number) => ({ th: `${shown} จาก ${all} เรื่อง`, en: `${shown} of ${all}` }),
  none: { th: 'ไม่พบบันทึกที่มีคำนี้', en: 'No decision has these words' },
  missing: {
    th: 'ระบบชุดนี้สร้างโดยไม่มีโฟลเดอร์ docs/decisions โปรดอ่านในโค้ดของระบบ',
    en: 'This build was made without docs/decisions. Read them in the source.',
  },
};

/** Every decision by its title; each opens to the whole record. */
export function DecisionList() {
  const t = usePhrases(phrases);
  const [search, setSearch] = useState('');
  if (decisions.length === 0) return <Text>{t.missing}</Text>;
  const found = decisionsWith(search);
  return (
    <>
      <TextInput
        type="search"
        label={t.search}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
        leftSection={<IconSearch size={18} aria-hidden />}
      />
      <Text size="sm" c="dimmed" role="status">
        {t.count(found.length, decisions.length)}
      </Text>
      {found.length === 0 && <EmptyState title={t.none} />}
      <div>
        {found.map((decision) => (
          <Record key={decision.number} decision={decision} />
        ))}
      </div>
    </>
  );
}

function Record({ decision }: { decision: Decision }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={classes.record} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary lang="en">
        <span className={classes.number}>{decision.number}</span> {decision.title}
      </summary>
      {isOpen && <Markdown blocks={bodyOf(decision)} />}
    </details>
  );
}
