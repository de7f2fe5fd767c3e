import { Text } from '@mantine/core';
import { usePhrases } from '../../i18n/phrases.tsx';
import { CapitalsMap } from './capitals-map.tsx';
import { PartnersMap } from './partners-map.tsx';

const phrases = {
  source: {
    th: 'เส้นเขตแดนจาก Natural Earth 1:110 ล้าน (สาธารณสมบัติ) ย่อส่วนและเก็บไว้ในระบบ ไม่เรียกบริการแผนที่ภายนอก ไม่รวมทวีปแอนตาร์กติกา (AQ)',
    en: 'Borders: Natural Earth 1:110m (public domain), simplified and kept in the product. No map service is called. Antarctica (AQ) is left out.',
  },
};

/** `/maps/vector`: two maps of the world without network and without a key. */
export function VectorMapsPage() {
  const t = usePhrases(phrases);
  return (
    <>
      <PartnersMap />
      <CapitalsMap />
      <Text size="sm" c="dimmed">
        {t.source}
      </Text>
    </>
  );
}
