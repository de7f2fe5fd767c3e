import '@mantine/charts/styles.css';
import { LineChart } from '@mantine/charts';
import { useLanguage, usePhrases } from '../../i18n/phrases.tsx';
import { Example } from '../example.tsx';
import { chartRows, colourOf, type Figures, FiguresTable, samplePhrases, yearsOf } from './figures.tsx';

const phrases = {
  students: { th: 'นักศึกษาใหม่แยกตามสาขาวิชา', en: 'New students by department' },
  studentsNote: {
    th: 'แต่ละเส้นต่างกันที่สีและลายเส้น ชี้หรือแตะที่กราฟเพื่ออ่านค่าของแต่ละปี ตัวเลขชุดเดียวกันอยู่ในตาราง',
    en: 'Each line has a colour and a stroke of its own. Point at the chart or touch it to read a year. The table holds the same figures.',
  },
  gap: { th: 'ปีที่ไม่ได้เก็บข้อมูล', en: 'Years without figures' },
  gapNote: { th: 'เส้นขาดช่วงตรงปีที่ไม่มีตัวเลข ไม่ลากต่อให้ดูเหมือนมี', en: 'The line breaks where nothing was counted.' },
  workshops: { th: 'โครงการอบรม', en: 'Workshops' },
};

/** `/charts/line-charts`: several series over the years, and a series with a gap. */
export function LineChartsPage() {
  const t = usePhrases(phrases);
  const samples = usePhrases(samplePhrases);
  const { language } = useLanguage();
  return (
    <>
      <Example title={t.students} note={t.studentsNote}>
        <Lines
          figures={{
            caption: t.students,
            nameHeader: samples.year,
            names: yearsOf(language, [2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026]),
            series: [
              { name: samples.english, values: [212, 224, 231, 218, 196, 205, 238, 251, 264, 272] },
              { name: samples.thai, values: [168, 161, 158, 149, 141, 138, 144, 152, 149, 155] },
              { name: samples.chinese, values: [74, 89, 103, 96, 71, 66, 82, 97, 118, 134] },
            ],
          }}
        />
      </Example>
      <Example title={t.gap} note={t.gapNote}>
        <Lines
          figures={{
            caption: t.gap,
            nameHeader: samples.year,
            names: yearsOf(language, [2022, 2023, 2024, 2025, 2026]),
            series: [{ name: t.workshops, values: [12, 9, null, 14, 21] }],
          }}
        />
      </Example>
    </>
  );
}

const dashes = ['0', '8 4', '2 4'];

function Lines({ figures }: { figures: Figures }) {
  return (
    <>
      <LineChart
        h={260}
        data={chartRows(figures)}
        dataKey="name"
        series={figures.series.map(({ name }, at) => ({ name, color: colourOf(at), strokeDasharray: dashes[at] ?? '0' }))}
        curveType="linear"
        connectNulls={false}
        withLegend
        lineChartProps={{ title: figures.caption }}
      />
      <FiguresTable figures={figures} />
    </>
  );
}
