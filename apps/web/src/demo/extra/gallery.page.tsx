import type { Bilingual } from '@faculty/contracts/kit/bilingual';
import { Button, Group, Modal, Text, Title, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { useLanguage, usePhrases } from '../../i18n/phrases.tsx';
import { useReturnFocus } from '../../kit/notifications/use-return-focus.ts';
import { Cards, Example } from '../example.tsx';
import { DemoPicture } from '../picture.tsx';

const phrases = {
  title: { th: 'สิบสองภาพจากลุ่มน้ำโขง', en: 'Twelve views of the Mekong valley' },
  open: (title: string) => ({ th: `ดูภาพใหญ่: ${title}`, en: `View large: ${title}` }),
  previous: { th: 'ภาพก่อนหน้า', en: 'Previous picture' },
  next: { th: 'ภาพถัดไป', en: 'Next picture' },
  close: { th: 'ปิด', en: 'Close' },
};

const place = (th: string, en: string, textTh: string, textEn: string): { title: Bilingual; text: Bilingual } => ({
  title: { th, en },
  text: { th: textTh, en: textEn },
});

/** Documented: twelve cards. */
const places = [
  place('ริมโขงยามเช้า', 'The Mekong at dawn', 'ค่ายบันทึกภาษาถิ่น เขมราฐ', 'Dialect field trip, Khemmarat'),
  place('ผาแต้ม', 'Pha Taem cliffs', 'ศึกษาภาพเขียนสี วิชาประวัติศาสตร์', 'Rock paintings, history class'),
  place('สามพันโบก', 'Sam Phan Bok', 'สารคดีท่องเที่ยวฝีมือนักศึกษา', 'A travel film by students'),
  place('โขงเจียม', 'Khong Chiam', 'แม่น้ำสองสี จุดที่มูลพบโขง', 'Where the Mun meets the Mekong'),
  place('สวนปาล์มของคณะ', 'The faculty’s palm garden', 'ลานอ่านหนังสือข้างอาคาร 2', 'Reading lawn beside building 2'),
  place('ทุ่งศรีเมือง', 'Thung Si Mueang', 'งานแห่เทียนพรรษา', 'The candle festival'),
  place('เขื่อนสิรินธร', 'Sirindhorn dam', 'สัมมนาบุคลากรประจำปี', 'Yearly meeting of the staff'),
  place('วัดริมน้ำ', 'Temple by the river', 'อ่านจารึกใบลาน วิชาภาษาไทย', 'Reading palm-leaf books, Thai class'),
  place('ชายแดนช่องเม็ก', 'Chong Mek border', 'เยี่ยมมหาวิทยาลัยคู่ความร่วมมือ', 'On the way to a partner university'),
  place('น้ำตกแสงจันทร์', 'Saeng Chan waterfall', 'ค่ายมัคคุเทศก์น้อย', 'Young guides’ camp'),
  place('บ้านปะอาว', 'Ban Pa-ao', 'งานหัตถกรรมทองเหลือง', 'The brass makers’ village'),
  place('สะพานข้ามแม่น้ำมูล', 'Bridge over the Mun', 'เดินเมืองเก่ากับชมรมประวัติศาสตร์', 'Old town walk with the history club'),
];

/** `/extra/gallery`: twelve cards, each opening large. */
export function GalleryPage() {
  const t = usePhrases(phrases);
  const { language } = useLanguage();
  const [shown, setShown] = useState<number | null>(null);
  return (
    <Example title={t.title}>
      <Cards>
        {places.map(({ title, text }, at) => (
          <li key={title.en}>
            <UnstyledButton w="100%" style={{ aspectRatio: '8 / 5' }} aria-label={t.open(title[language])} onClick={() => setShown(at)}>
              <DemoPicture seed={at} />
            </UnstyledButton>
            <Title order={3}>{title[language]}</Title>
            <Text size="sm" c="dimmed">
              {text[language]}
            </Text>
          </li>
        ))}
      </Cards>
      {shown !== null && <LargePicture at={shown} onShow={setShown} onClose={() => setShown(null)} />}
    </Example>
  );
}

function LargePicture({ at, onShow, onClose }: { at: number; onShow(at: number): void; onClose(): void }) {
  useReturnFocus();
  const t = usePhrases(phrases);
  const { language } = useLanguage();
  const title = places[at]?.title[language] ?? '';
  return (
    <Modal opened onClose={onClose} size="xl" title={`${title} (${at + 1}/${places.length})`} closeButtonProps={{ 'aria-label': t.close }}>
      <DemoPicture seed={at} alt={title} />
      <Group justify="space-between" mt="md">
        <Button variant="default" disabled={at === 0} onClick={() => onShow(at - 1)}>
          {t.previous}
        </Button>
        <Button variant="default" disabled={at === places.length - 1} onClick={() => onShow(at + 1)}>
          {t.next}
        </Button>
      </Group>
    </Modal>
  );
}
