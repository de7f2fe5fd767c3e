import '@mantine/charts/styles.css';
import { type ReviewState, reviewState, reviewStates } from '@faculty/contracts/works/review-state';
import { BarChart, type BarChartProps } from '@mantine/charts';
import { useLanguage, usePhrases } from '../../i18n/phrases.tsx';
import { Example } from '../example.tsx';
import { chartRows, colourOf, type Figures, FiguresTable, samplePhrases, yearsOf } from './figures.tsx';

const phrases = {
  works: { th: 'ผลงานแยกตามปีและสถานะ', en: 'Works by year and state' },
  columns: { th: 'นักศึกษาแยกตามสาขาวิชาและชั้นปี', en: 'Students by department and year of study' },
  columnsNote: { th: 'ตัวเลขชุดเดียวกันอยู่ในตารางใต้แผนภูมิ', en: 'The table under the chart holds the same figures.' },
  yearOne: { th: 'ชั้นปีที่ 1', en: 'First year' },
  yearFour: { th: 'ชั้นปีที่ 4', en: 'Fourth year' },
};

const counts: Record<ReviewState, number[]> = { W: [6, 1, 0, 0], S: [31, 42, 28, 25], C: [3, 2, 1, 0], E: [0, 1, 4, 2] };

/** `/charts/bar-charts`: stacked bars, and columns side by side. */
export function BarChartsPage() {
  const t = usePhrases(phrases);
  const states = usePhrases(reviewState.words);
  const samples = usePhrases(samplePhrases);
  const { language } = useLanguage();
  return (
    <>
      <Example title={t.works} note={t.columnsNote}>
        <Bars
          type="stacked"
          // those of the chips: waiting, correct, incorrect, cancelled
          colours={[1, 2, 4, 6]}
          figures={{
            caption: t.works,
            nameHeader: samples.year,
            names: yearsOf(language, [2026, 2025, 2024, 2023]),
            series: reviewStates.map((state) => ({ name: states[state], values: counts[state] })),
          }}
        />
      </Example>
      <Example title={t.columns} note={t.columnsNote}>
        <Bars
          figures={{
            caption: t.columns,
            nameHeader: samples.department,
            names: [samples.english, samples.thai, samples.chinese, samples.history, samples.library],
            series: [
              { name: t.yearOne, values: [272, 155, 134, 61, 88] },
              { name: t.yearFour, values: [231, 148, 92, 54, 79] },
            ],
          }}
        />
      </Example>
    </>
  );
}

interface BarsProps extends Pick<BarChartProps, 'type'> {
  figures: Figures;
  /** Which of the colours each series has; else one after the other. */
  colours?: readonly number[];
}

function Bars({ figures, colours = [], ...look }: BarsProps) {
  return (
    <>
      <BarChart
        h={280}
        data={chartRows(figures)}
        dataKey="name"
        series={figures.series.map(({ name }, at) => ({ name, color: colourOf(colours[at] ?? at) }))}
        withLegend
        barChartProps={{ title: figures.caption }}
        {...look}
      />
      <FiguresTable figures={figures} />
    </>
  );
}
