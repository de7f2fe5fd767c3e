import { useLanguage, usePhrases } from '../../i18n/phrases.tsx';
import { Example, Examples } from '../example.tsx';
import { samplePhrases, yearsOf } from './chart-samples.ts';
import { LineChart } from './parts/line-chart.tsx';
import { StateExamples } from './state-examples.tsx';

const phrases = {
  students: { th: 'นักศึกษาใหม่แยกตามสาขาวิชา', en: 'New students by department' },
  studentsNote: {
    th: 'แต่ละเส้นต่างกันที่สี ลายเส้น และรูปจุด เลื่อนชี้หรือแตะที่กราฟ หรือกดปุ่มลูกศรที่แถบด้านล่าง เพื่ออ่านค่าของแต่ละปี ตัวเลขชุดเดียวกันอยู่ในตาราง',
    en: 'Each line has a colour, a stroke and a shape of its own. Point at the chart, touch it, or use the arrow keys on the slider to read a year. The table holds the same figures.',
  },
  one: { th: 'มีเพียงปีเดียว', en: 'One point only' },
  oneNote: { th: 'ไม่มีเส้นให้ลาก จึงเห็นเป็นจุดเดียว', en: 'There is no line to draw yet, so a single point stands for it.' },
  gap: { th: 'ปีที่ไม่ได้เก็บข้อมูล', en: 'Years without figures' },
  gapNote: { th: 'เส้นขาดช่วงตรงปีที่ไม่มีตัวเลข ไม่ลากต่อให้ดูเหมือนมี', en: 'The line breaks where nothing was counted, and does not pretend.' },
  workshops: { th: 'โครงการอบรม', en: 'Workshops' },
};

/** `/charts/line-charts`: several series over the years, and what becomes of them with little data, much text or none. */
export function LineChartsPage() {
  const t = usePhrases(phrases);
  const samples = usePhrases(samplePhrases);
  const { language } = useLanguage();
  const nameHeader = samples.year;
  const five = yearsOf(language, [2022, 2023, 2024, 2025, 2026]);
  return (
    <>
      <Example title={t.students} note={t.studentsNote}>
        <LineChart
          figures={{
            caption: t.students,
            nameHeader,
            names: yearsOf(language, [2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026]),
            series: [
              { name: samples.english, values: [212, 224, 231, 218, 196, 205, 238, 251, 264, 272] },
              { name: samples.thai, values: [168, 161, 158, 149, 141, 138, 144, 152, 149, 155] },
              { name: samples.chinese, values: [74, 89, 103, 96, 71, 66, 82, 97, 118, 134] },
            ],
          }}
        />
      </Example>
      <Examples>
        <Example title={t.gap} note={t.gapNote}>
          <LineChart
            figures={{ caption: t.gap, nameHeader, names: five, series: [{ name: t.workshops, values: [12, 9, null, 14, 21] }] }}
          />
        </Example>
        <Example title={t.one} note={t.oneNote}>
          <LineChart figures={{ caption: t.one, nameHeader, names: five.slice(-1), series: [{ name: samples.chinese, values: [134] }] }} />
        </Example>
        <Example title={samples.long}>
          <LineChart
            figures={{
              caption: samples.long,
              nameHeader: samples.department,
              names: [samples.longOne, samples.longTwo, samples.library, samples.history],
              series: [{ name: samples.longOne, values: [1240, 986, 1105, 872] }],
            }}
          />
        </Example>
        <StateExamples />
      </Examples>
    </>
  );
}
