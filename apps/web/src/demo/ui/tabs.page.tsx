import { Accordion, Tabs, Text } from '@mantine/core';
import { IconCalendarEvent, IconNews, IconUsers } from '@tabler/icons-react';
import { usePhrases } from '../../i18n/phrases.tsx';
import { Example, Examples } from '../example.tsx';

const phrases = {
  tabs: { th: 'แท็บ', en: 'Tabs' },
  upright: { th: 'แท็บแนวตั้ง', en: 'Upright tabs' },
  panels: { th: 'ส่วนที่พับได้ เปิดพร้อมกันได้หลายส่วน', en: 'Panels, several open at once' },
  single: { th: 'ส่วนที่พับได้ เปิดทีละส่วน', en: 'Panels, one at a time' },
  news: { th: 'ข่าว', en: 'News' },
  activities: { th: 'กิจกรรม', en: 'Activities' },
  people: { th: 'บุคลากร', en: 'People' },
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
};

const icons = { news: IconNews, activities: IconCalendarEvent, people: IconUsers };
const parts = ['news', 'activities', 'people'] as const;

/** `/ui/tabs`: tabs, and panels that fold. */
export function TabsPage() {
  const t = usePhrases(phrases);
  return (
    <Examples>
      {(['horizontal', 'vertical'] as const).map((orientation) => {
        const label = orientation === 'vertical' ? t.upright : t.tabs;
        return (
          <Example key={orientation} title={label}>
            <Tabs defaultValue="news" orientation={orientation}>
              <Tabs.List aria-label={label}>
                {parts.map((part) => {
                  const Icon = icons[part];
                  return (
                    <Tabs.Tab key={part} value={part} leftSection={<Icon size={18} aria-hidden />}>
                      {t[part]}
                    </Tabs.Tab>
                  );
                })}
              </Tabs.List>
              {parts.map((part) => (
                <Tabs.Panel key={part} value={part} p="md">
                  {t[`${part}Text`]}
                </Tabs.Panel>
              ))}
            </Tabs>
          </Example>
        );
      })}
      <Example title={t.panels}>
        <Accordion multiple defaultValue={['news', 'people']}>
          <Panels />
        </Accordion>
      </Example>
      <Example title={t.single}>
        <Accordion variant="separated" defaultValue="news">
          <Panels />
        </Accordion>
      </Example>
    </Examples>
  );
}

function Panels() {
  const t = usePhrases(phrases);
  return parts.map((part) => (
    <Accordion.Item key={part} value={part}>
      <Accordion.Control>{t[part]}</Accordion.Control>
      <Accordion.Panel>
        <Text>{t[`${part}Text`]}</Text>
      </Accordion.Panel>
    </Accordion.Item>
  ));
}
