import { Accordion, Button, Group, Tabs, Text } from '@mantine/core';
import { IconCalendarEvent, IconNews, IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { usePhrases } from '../../i18n/phrases.tsx';
import { Example } from '../example.tsx';
import { Pairs } from './pairs.tsx';
import classes from './ui.module.css';

const phrases = {
  tabs: { th: 'แท็บ', en: 'Tabs' },
  tabsNote: {
    th: 'แป้น ← → เปลี่ยนแท็บ Home และ End ไปแท็บแรกและสุดท้าย แท็บที่ปิดใช้จะถูกข้าม',
    en: 'The keys ← → change tabs, Home and End go to the first and the last; a disabled one is passed over.',
  },
  marked: { th: 'แท็บมีไอคอน', en: 'Tabs with icons' },
  many: { th: 'หลายแท็บในที่แคบ', en: 'Many tabs where it is narrow' },
  manyNote: { th: 'เลื่อนในแถวของมันเอง หน้าไม่กว้างเกินจอ', en: 'They scroll in their own row; the page never does.' },
  news: { th: 'ข่าว', en: 'News' },
  activities: { th: 'กิจกรรม', en: 'Activities' },
  people: { th: 'บุคลากร', en: 'People' },
  archive: { th: 'คลังเก่า (ปิดใช้)', en: 'Old archive (disabled)' },
  newsText: {
    th: 'ข่าวประชาสัมพันธ์ของคณะ เรียงจากใหม่ไปเก่า พร้อมภาพปกข่าวและอัลบั้มภาพ',
    en: 'The faculty’s news, newest first, with header images and albums.',
  },
  activitiesText: {
    th: 'ผลงานและกิจกรรมของบุคลากร พร้อมเอกสารหลักฐานและผลการตรวจ',
    en: 'What staff have done, with evidence and the result of its review.',
  },
  peopleText: {
    th: 'บุคลากรสายวิชาการและสายสนับสนุน แยกตามสาขาวิชาและหน่วยงาน',
    en: 'Academic and support staff, by subject and office.',
  },
  panels: { th: 'ส่วนที่พับได้ เปิดพร้อมกันได้หลายส่วน', en: 'Panels, several open at once' },
  openAll: { th: 'เปิดทั้งหมด', en: 'Open all' },
  closeAll: { th: 'ปิดทั้งหมด', en: 'Close all' },
  single: { th: 'ส่วนที่พับได้ เปิดทีละส่วน', en: 'Panels, one at a time' },
  singleNote: { th: 'ส่วนสุดท้ายปิดใช้', en: 'The last one is disabled.' },
  year: (number: number) => ({ th: `ชั้นปีที่ ${number}`, en: `Year ${number}` }),
};

/** `/ui/tabs`: tabs, and panels that fold. */
export function TabsPage() {
  const t = usePhrases(phrases);
  return (
    <Pairs>
      <Example title={t.tabs} note={t.tabsNote}>
        <PlainTabs label={t.tabs} hasIcons={false} />
      </Example>
      <Example title={t.marked}>
        <PlainTabs label={t.marked} hasIcons />
      </Example>
      <Example title={t.many} note={t.manyNote}>
        <ManyTabs />
      </Example>
      <Example title={t.panels}>
        <Several />
      </Example>
      <Example title={t.single} note={t.singleNote}>
        <Accordion variant="separated" defaultValue="news">
          <Panels isLastDisabled />
        </Accordion>
      </Example>
    </Pairs>
  );
}

const parts = ['news', 'activities', 'people'] as const;
const icons = { news: IconNews, activities: IconCalendarEvent, people: IconUsers };

function PlainTabs({ label, hasIcons }: { label: string; hasIcons: boolean }) {
  const t = usePhrases(phrases);
  return (
    <Tabs defaultValue="news">
      <Tabs.List aria-label={label} grow={hasIcons}>
        {parts.map((part) => {
          const Icon = icons[part];
          return (
            <Tabs.Tab key={part} value={part} {...(hasIcons && { leftSection: <Icon size={18} aria-hidden /> })}>
              {t[part]}
            </Tabs.Tab>
          );
        })}
        {!hasIcons && (
          <Tabs.Tab value="archive" disabled>
            {t.archive}
          </Tabs.Tab>
        )}
      </Tabs.List>
      {parts.map((part) => (
        <Tabs.Panel key={part} value={part} pt="md">
          {t[`${part}Text`]}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

const years = [1, 2, 3, 4, 5, 6, 7, 8];

function ManyTabs() {
  const t = usePhrases(phrases);
  return (
    <Tabs defaultValue="1" variant="outline">
      <Tabs.List aria-label={t.many} className={classes.oneRow ?? ''}>
        {years.map((year) => (
          <Tabs.Tab key={year} value={String(year)}>
            {t.year(year)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {years.map((year) => (
        <Tabs.Panel key={year} value={String(year)} pt="md">
          {t.year(year)}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

function Several() {
  const t = usePhrases(phrases);
  const [open, setOpen] = useState<string[]>(['news', 'people']);
  return (
    <>
      <Accordion multiple value={open} onChange={setOpen}>
        <Panels />
      </Accordion>
      <Group gap="xs">
        <Button size="sm" variant="default" onClick={() => setOpen([...parts])}>
          {t.openAll}
        </Button>
        <Button size="sm" variant="default" onClick={() => setOpen([])}>
          {t.closeAll}
        </Button>
      </Group>
    </>
  );
}

function Panels({ isLastDisabled = false }: { isLastDisabled?: boolean }) {
  const t = usePhrases(phrases);
  return parts.map((part, index) => (
    <Accordion.Item key={part} value={part}>
      <Accordion.Control disabled={isLastDisabled && index === parts.length - 1}>{t[part]}</Accordion.Control>
      <Accordion.Panel>
        <Text>{t[`${part}Text`]}</Text>
      </Accordion.Panel>
    </Accordion.Item>
  ));
}
