import { BinScreen } from '../features/website/bin/bin.screen.tsx';

/** What stands in the way of a restore is told in the words of the forms. */
const loadPhrases = () => import('./record-labels.ts').then(({ words }) => words);

/** The bin. Features do not know each other; the app knows the words of them all. */
export function BinWithWords() {
  return <BinScreen loadPhrases={loadPhrases} />;
}
