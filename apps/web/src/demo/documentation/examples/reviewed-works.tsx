import { usePhrases } from '../../../i18n/phrases.tsx';
import { BarTable } from '../../../kit/charts/bar-table.tsx';
import { Panel } from '../../../kit/charts/panel.tsx';
import { reviewStatePhrases } from '../../../kit/review/review.phrases.ts';

const phrases = {
  caption: { th: 'ผลงานวิชาการตามปี', en: 'Academic works by year' },
  year: { th: 'ปี พ.ศ.', en: 'Year' },
  sum: { th: 'ผลงาน', en: 'Works' },
};

const years = [
  { year: '2569', W: 6, S: 21, C: 2, E: 1 },
  { year: '2568', W: 0, S: 34, C: 1, E: 3 },
  { year: '2567', W: 0, S: 28, C: 0, E: 0 },
];

export function ReviewedWorks() {
  const t = usePhrases(phrases);
  const states = usePhrases(reviewStatePhrases);
  return (
    <Panel id="reviewed-works" title={t.caption}>
      <BarTable
        caption={t.caption}
        nameHeader={t.year}
        sumHeader={t.sum}
        bars={years.map(({ year, ...counts }) => ({
          name: year,
          parts: (['W', 'S', 'C', 'E'] as const).map((key) => ({ key, count: counts[key] })),
        }))}
        wordsOf={(key, count) => `${states[key]} ${count}`}
      />
    </Panel>
  );
}
