import type { Bilingual } from '@faculty/contracts/kit/bilingual';
import { Text, Timeline } from '@mantine/core';
import { IconBook, IconCalendar, IconMedal, IconWorld, type TablerIcon } from '@tabler/icons-react';
import { useLanguage, usePhrases } from '../../i18n/phrases.tsx';
import { dayWords } from '../../kit/theme/day-names.ts';
import { Example } from '../example.tsx';

const phrases = { title: { th: 'เรื่องราวของคณะในปีการศึกษานี้', en: 'The faculty’s academic year so far' } };

/** The documented four posts, the latest first. */
const posts: readonly { day: string; icon: TablerIcon; title: Bilingual; text: Bilingual }[] = [
  {
    day: '2026-11-20',
    icon: IconBook,
    title: { th: 'ประชุมวิชาการระดับชาติ “มนุษยศาสตร์กับชุมชน” ครั้งที่ 8', en: 'Eighth national conference “The humanities and the community”' },
    text: {
      th: 'นักวิจัยและนักศึกษากว่า 240 คนจาก 31 สถาบันนำเสนอผลงาน 96 เรื่อง ณ หอประชุมใหญ่ของคณะ',
      en: 'More than 240 researchers and students of 31 institutions presented 96 papers in the faculty’s great hall.',
    },
  },
  {
    day: '2026-10-05',
    icon: IconMedal,
    title: { th: 'รางวัลครูภาษาไทยดีเด่นประจำปี', en: 'Thai teacher of the year' },
    text: {
      th: 'อาจารย์ประจำสาขาวิชาภาษาไทยได้รับรางวัลจากผลงานบันทึกนิทานพื้นบ้านสองฝั่งโขง',
      en: 'A lecturer of the Thai department was honoured for folk tales recorded on both banks of the Mekong.',
    },
  },
  {
    day: '2026-08-17',
    icon: IconWorld,
    title: { th: 'ลงนามความร่วมมือกับมหาวิทยาลัยในเวียดนาม', en: 'Agreement with a university in Viet Nam' },
    text: { th: 'แลกเปลี่ยนนักศึกษาปีละ 10 คนในแต่ละทิศทาง', en: 'Ten students a year go each way.' },
  },
  {
    day: '2026-06-22',
    icon: IconCalendar,
    title: { th: 'ปฐมนิเทศนักศึกษาใหม่', en: 'Welcome of the new students' },
    text: {
      th: 'นักศึกษาใหม่ 710 คนพบอาจารย์ที่ปรึกษา และเยี่ยมชมศูนย์ภาษา',
      en: '710 new students met their advisers and saw the language centre.',
    },
  },
];

/** `/extra/timeline`: four posts, one under the other by day. */
export function TimelinePage() {
  const t = usePhrases(phrases);
  const { language } = useLanguage();
  return (
    <Example title={t.title}>
      <Timeline bulletSize={36} active={posts.length} maw="48rem">
        {posts.map(({ day, icon: Icon, title, text }) => (
          <Timeline.Item key={day} bullet={<Icon size={20} aria-hidden />} title={title[language]}>
            <Text component="time" size="sm" c="dimmed" dateTime={day}>
              {dayWords(day, language)}
            </Text>
            <Text>{text[language]}</Text>
          </Timeline.Item>
        ))}
      </Timeline>
    </Example>
  );
}
