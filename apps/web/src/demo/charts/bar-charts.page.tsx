import { type ReviewState, reviewStates } from '@faculty/contracts/works/review-state';
import { useLanguage, usePhrases } from '../../i18n/phrases.tsx';
import { type Bar, BarTable } from '../../kit/charts/bar-table.tsx';
import charts from '../../kit/charts/charts.module.css';
import { Panel, PanelCount } from '../../kit/charts/panel.tsx';
import { EmptyState, FailedState, LoadingState } from '../../kit/notifications/states.tsx';
import { reviewStatePhrases } from '../../kit/review/review.phrases.ts';
import { stateIcons } from '../../kit/review/status-chip.tsx';
import { Example, Examples } from '../example.tsx';
import { samplePhrases, unreachable, yearsOf } from './chart-samples.ts';
import { ColumnChart } from './parts/column-chart.tsx';

const phrases = {
  works: { th: 'ผลงานแยกตามปีและสถานะ', en: 'Works by year and state' },
  worksBadge: { th: 'ชุดแผนภูมิของระบบ', en: 'The product’s own kit' },
  total: { th: 'รวม', en: 'Total' },
  columns: { th: 'นักศึกษาแยกตามสาขาวิชาและชั้นปี', en: 'Students by department and year of study' },
  columnsNote: {
    th: 'แท่งต่างกันที่สีและลาย ตัวเลขอยู่เหนือแท่งเมื่อมีที่พอ และอยู่ในตารางเสมอ',
    en: 'Columns differ in colour and in pattern. Numbers stand over them where there is room, and always in the table.',
  },
  yearOne: { th: 'ชั้นปีที่ 1', en: 'First year' },
  yearFour: { th: 'ชั้นปีที่ 4', en: 'Fourth year' },
  one: { th: 'มีแท่งเดียว', en: 'One bar only' },
};

const counts: Record<ReviewState, number[]> = { W: [6, 1, 0, 0], S: [31, 42, 28, 25], C: [3, 2, 1, 0], E: [0, 1, 4, 2] };

/** `/charts/bar-charts`: the kit's bars that are a table, and standing columns beside it, in every state. */
export function BarChartsPage() {
  const t = usePhrases(phrases);
  const samples = usePhrases(samplePhrases);
  const { language } = useLanguage();
  const bars = yearsOf(language, [2026, 2025, 2024, 2023]).map((name, at) => ({
    name,
    parts: reviewStates.map((key) => ({ key, count: counts[key][at] ?? 0 })),
  }));
  const longBars = [samples.longOne, samples.longTwo, samples.library].map((name, at) => ({ name, parts: bars[at]?.parts ?? [] }));
  return (
    <>
      <div className={charts.panels}>
        <Panel id="works-by-year" title={t.works} aside={<PanelCount>{t.worksBadge}</PanelCount>}>
          <StateLegend />
          <StateBars caption={t.works} nameHeader={samples.year} bars={bars} />
        </Panel>
        <Panel id="works-long" title={samples.long}>
          <StateBars caption={samples.long} nameHeader={samples.department} bars={longBars} />
        </Panel>
        <Panel id="works-one" title={t.one}>
          <StateBars caption={t.one} nameHeader={samples.year} bars={bars.slice(0, 1)} />
        </Panel>
        <Panel id="works-empty" title={samples.empty}>
          <EmptyState title={samples.emptyTitle} hint={samples.emptyHint} />
        </Panel>
        <Panel id="works-loading" title={samples.loading}>
          <LoadingState />
        </Panel>
        <Panel id="works-failed" title={samples.failed}>
          <FailedState error={unreachable} onRetry={() => undefined} />
        </Panel>
      </div>
      <Example title={t.columns} note={t.columnsNote}>
        <ColumnChart
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
      <Examples>
        <Example title={`${t.one} (${samples.chinese})`}>
          <ColumnChart
            figures={{
              caption: samples.chinese,
              nameHeader: samples.department,
              names: [samples.chinese],
              series: [{ name: t.yearOne, values: [134] }],
            }}
          />
        </Example>
        <Example title={`${samples.long} (${samples.department})`}>
          <ColumnChart
            figures={{
              caption: samples.long,
              nameHeader: samples.department,
              names: [samples.longOne, samples.longTwo],
              series: [{ name: t.yearOne, values: [1240, 986] }],
            }}
          />
        </Example>
      </Examples>
    </>
  );
}

function StateBars({ caption, nameHeader, bars }: { caption: string; nameHeader: string; bars: Bar<ReviewState>[] }) {
  const t = usePhrases(phrases);
  const states = usePhrases(reviewStatePhrases);
  return (
    <BarTable
      caption={caption}
      nameHeader={nameHeader}
      sumHeader={t.total}
      bars={bars}
      wordsOf={(key, count) => `${states[key]} ${count}`}
    />
  );
}

/** The states by colour, sign and word. */
function StateLegend() {
  const states = usePhrases(reviewStatePhrases);
  return (
    <ul className={charts.legend} aria-hidden>
      {reviewStates.map((state) => {
        const Icon = stateIcons[state];
        return (
          <li key={state}>
            <span className={charts.key} data-status={state} />
            <Icon size={16} />
            {states[state]}
          </li>
        );
      })}
    </ul>
  );
}
