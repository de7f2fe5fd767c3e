import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { usePhrases } from '../../i18n/phrases.tsx';
import { Example, Examples } from '../example.tsx';
import { samplePhrases } from './chart-samples.ts';
import { DonutExample } from './donut-example.tsx';
import { PieChart } from './parts/pie-chart.tsx';
import { StateExamples } from './state-examples.tsx';

const phrases = {
  students: { th: 'นักศึกษาแยกตามสาขาวิชา', en: 'Students by department' },
  studentsNote: {
    th: 'ทุกชิ้นมีสีและลายของตัวเอง ตารางข้าง ๆ บอกเรื่องเดียวกันเป็นตัวเลข',
    en: 'Every piece has a colour and a pattern of its own. The table beside it says the same in figures.',
  },
  one: { th: 'มีรายการเดียว', en: 'One part only' },
  small: { th: 'ชิ้นเล็กมาก', en: 'A very small part' },
  own: { th: 'ดูโดนัตผลงานจริงของคุณได้ที่', en: 'The donut of your own works stands on' },
  profile: { th: 'หน้าโปรไฟล์', en: 'your profile' },
};

/** `/charts/pie-charts`: cakes and rings, the documented donut first. */
export function PieChartsPage() {
  const t = usePhrases(phrases);
  const samples = usePhrases(samplePhrases);
  return (
    <>
      <DonutExample />
      <Text>
        {t.own}{' '}
        <Anchor component={Link} to="/app/profile-view" underline="always">
          {t.profile}
        </Anchor>
      </Text>
      <Examples>
        <Example title={t.students} note={t.studentsNote}>
          <PieChart
            caption={t.students}
            parts={[
              { name: samples.english, value: 1012 },
              { name: samples.thai, value: 604 },
              { name: samples.chinese, value: 431 },
              { name: samples.library, value: 327 },
              { name: samples.history, value: 226 },
            ]}
          />
        </Example>
        <Example title={samples.long}>
          <PieChart
            caption={samples.long}
            isRing
            parts={[
              { name: samples.longOne, value: 62 },
              { name: samples.longTwo, value: 38 },
            ]}
          />
        </Example>
        <Example title={t.one}>
          <PieChart caption={t.one} isRing parts={[{ name: samples.chinese, value: 134 }]} />
        </Example>
        <Example title={t.small}>
          <PieChart
            caption={t.small}
            parts={[
              { name: samples.english, value: 998 },
              { name: samples.history, value: 2 },
            ]}
          />
        </Example>
        <StateExamples />
      </Examples>
    </>
  );
}
