import { Text, Title, useMantineTheme } from '@mantine/core';
import { usePhrases } from '../../i18n/phrases.tsx';
import { Example, Examples } from '../example.tsx';

const phrases = {
  sizes: { th: 'ขนาดตัวอักษร', en: 'Sizes' },
  sizesNote: { th: 'ขนาดอ่านจากธีมที่ใช้อยู่ ตัวอักษรคือ Sarabun', en: 'Sizes are those of the theme in force. The letters are Sarabun’s.' },
  sample: { th: 'คณะศิลปศาสตร์เปิดรับสมัครนักศึกษาแลกเปลี่ยน ปีการศึกษา 2569', en: 'The faculty invites exchange students for the year 2026' },
  headings: { th: 'หัวเรื่อง', en: 'Headings' },
  weights: { th: 'น้ำหนักและน้ำเสียง', en: 'Weights and voices' },
  regular: { th: 'ปกติ 400 สำหรับเนื้อความ', en: 'Regular, 400, for running text' },
  bold: { th: 'หนา 700 สำหรับหัวเรื่องและคำสำคัญ', en: 'Bold, 600, for headings and what matters' },
  italic: { th: 'ตัวเอน สำหรับชื่อหนังสือและวารสาร', en: 'Italic, for titles of books and journals' },
  dimmed: { th: 'จาง สำหรับคำอธิบายใต้หัวเรื่อง', en: 'Dimmed, for what explains' },
  wrong: { th: 'แดง สำหรับสิ่งที่ต้องแก้', en: 'Red, for what must be mended' },
  marks: { th: 'สระและวรรณยุกต์ซ้อนกัน', en: 'Thai with all its marks' },
  marksNote: { th: 'เครื่องหมายชั้นบนและชั้นล่างต้องไม่ถูกตัดและไม่ทับกัน', en: 'No mark above or below is cut off, and none lies over another.' },
};

const marks = 'ที่นี่มีปู่ย่า น้ำผึ้ง กตัญญู ฐานกู้ ฎีกา ป้ำ ฝั่งซื่อ ปื้น ก๊วยเตี๋ยว ฤๅษี ไว้ใจ ณัฏฐ์ พิสุทธิ์';

/** `/core/typography`: letters in every size and weight, Thai with all its marks. */
export function TypographyPage() {
  const t = usePhrases(phrases);
  const { fontSizes } = useMantineTheme();
  return (
    <>
      <Example title={t.sizes} note={t.sizesNote}>
        {Object.entries(fontSizes).map(([size, length]) => (
          <div key={size}>
            <Text size="xs" c="dimmed">
              {size} · {length}
            </Text>
            <Text size={size}>{t.sample}</Text>
          </div>
        ))}
      </Example>
      <Example title={t.headings}>
        {/* the page has its own h1 already, so these only look like headings */}
        {([1, 2, 3, 4] as const).map((order) => (
          <Title key={order} order={order} component="div">
            {`h${order} · ${t.sample}`}
          </Title>
        ))}
      </Example>
      <Examples>
        <Example title={t.weights}>
          <Text>{t.regular}</Text>
          <Text fw={600}>{t.bold}</Text>
          <Text fs="italic">{t.italic}</Text>
          <Text c="dimmed">{t.dimmed}</Text>
          <Text c="var(--mantine-color-error)">{t.wrong}</Text>
        </Example>
        <Example title={t.marks} note={t.marksNote}>
          {['xs', 'md', 'xl'].map((size) => (
            <Text key={size} size={size} lang="th">
              {marks}
            </Text>
          ))}
        </Example>
      </Examples>
    </>
  );
}
