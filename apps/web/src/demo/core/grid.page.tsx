import { usePhrases } from '../../i18n/phrases.tsx';
import { Example, Examples } from '../example.tsx';

const phrases = {
  twoTitle: { th: 'วางเคียงกันเมื่อมีที่พอ', en: 'Side by side where there is room' },
};

/** `/core/grid`: how parts of a screen stand beside and below each other. */
export function GridPage() {
  const t = usePhrases(phrases);
  return (
    <Examples>
      <Example title={t.twoTitle}>1</Example>
      <Example title="2">2</Example>
    </Examples>
  );
}
