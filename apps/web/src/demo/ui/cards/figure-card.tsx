import { toCommonEra } from '@faculty/contracts/kit/dates/era';
import type { ReviewState } from '@faculty/contracts/works/review-state';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { BarTable } from '../../../kit/charts/bar-table.tsx';
import charts from '../../../kit/charts/charts.module.css';
import { Panel, PanelCount } from '../../../kit/charts/panel.tsx';
import { reviewStatePhrases } from '../../../kit/review/review.phrases.ts';
import { cardPhrases } from './card.phrases.ts';

const years = [
  { year: 2567, S: 31, W: 0, C: 2 },
  { year: 2568, S: 38, W: 4, C: 3 },
  { year: 2569, S: 22, W: 17, C: 5 },
];

/** The kit's panel and its bars, as on the overview of a department. */
export function FigureCard() {
  const t = usePhrases(cardPhrases);
  const states = usePhrases(reviewStatePhrases);
  const { language } = useLanguage();
  return (
    <div className={charts.panels}>
      <Panel id="card-works" title={t.byYear} aside={<PanelCount>{t.newest}</PanelCount>}>
        <BarTable<ReviewState>
          caption={t.byYear}
          nameHeader={t.year}
          sumHeader={t.works}
          bars={years.map(({ year, ...counts }) => ({
            name: String(language === 'th' ? year : toCommonEra(year)),
            parts: (['S', 'W', 'C'] as const).map((key) => ({ key, count: counts[key] })),
          }))}
          wordsOf={(state, count) => t.inState(states[state], count)}
        />
      </Panel>
    </div>
  );
}
