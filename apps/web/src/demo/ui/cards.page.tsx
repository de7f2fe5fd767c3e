import { Anchor, Avatar, Card, SimpleGrid, Skeleton, Spoiler, Text, Title } from '@mantine/core';
import { usePhrases } from '../../i18n/phrases.tsx';
import { Example } from '../example.tsx';
import { DemoPicture } from '../picture.tsx';

const phrases = {
  content: { th: 'เนื้อหา', en: 'Content' },
  newsPicture: { th: 'ภาพวาดทิวเขายามเย็น', en: 'A drawing of hills in the evening' },
  newsDate: { th: '22 พฤศจิกายน 2569', en: '22 November 2026' },
  newsTitle: { th: 'คณะศิลปศาสตร์เปิดบ้านต้อนรับนักเรียนมัธยมปลาย', en: 'The faculty opens its doors to schools' },
  newsText: { th: 'ชมการสาธิตล่ามพูดพร้อม และนิทรรศการต้นฉบับตัวเขียน', en: 'Simultaneous interpreting, and an exhibition of manuscripts.' },
  person: { th: 'ผู้ช่วยศาสตราจารย์ ดร.วนิดา สุวรรณรัตน์', en: 'Assistant Professor Wanida Suwannarat, PhD' },
  personWork: { th: 'หัวหน้าสาขาวิชาภาษาไทย', en: 'Head of Thai' },
  courseTitle: { th: 'อบรมการแปลวรรณกรรม', en: 'A course in literary translation' },
  courseText: {
    th: 'อบรมสี่วันสำหรับอาจารย์และนักศึกษาบัณฑิตศึกษา ฝึกแปลบทกวีและเรื่องสั้น พร้อมบรรณาธิการให้คำแนะนำเป็นรายบุคคล',
    en: 'Four days for lecturers and graduate students: poems and short stories, with an editor’s advice to each.',
  },
  more: { th: 'อ่านเพิ่ม', en: 'Read more' },
  less: { th: 'ย่อลง', en: 'Read less' },
  loading: { th: 'กำลังโหลด', en: 'Loading' },
};

const card = { component: 'article', withBorder: true, padding: 'md' } as const;

/** `/ui/cards`: one thing in a frame of its own. */
export function CardsPage() {
  const t = usePhrases(phrases);
  return (
    <Example title={t.content}>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Card {...card}>
          <Card.Section h={160}>
            <DemoPicture seed={3} alt={t.newsPicture} />
          </Card.Section>
          <Text size="sm" c="dimmed" mt="sm">
            {t.newsDate}
          </Text>
          <Title order={3}>{t.newsTitle}</Title>
          <Text size="sm">{t.newsText}</Text>
        </Card>
        <Card {...card} ta="center">
          <Avatar size={88} color="blue" alt="" mx="auto" />
          <Title order={3}>{t.person}</Title>
          <Text size="sm" c="dimmed">
            {t.personWork}
          </Text>
          <Anchor href="mailto:wanida@faculty.example" size="sm">
            wanida@faculty.example
          </Anchor>
        </Card>
        <Card {...card}>
          <Title order={3}>{t.courseTitle}</Title>
          <Spoiler maxHeight={48} showLabel={t.more} hideLabel={t.less}>
            <Text size="sm">{t.courseText}</Text>
          </Spoiler>
        </Card>
        <Card {...card} aria-label={t.loading} aria-busy>
          <Skeleton h={140} mb="sm" />
          <Skeleton h={18} w="80%" mb="sm" />
          <Skeleton h={14} />
        </Card>
      </SimpleGrid>
    </Example>
  );
}
