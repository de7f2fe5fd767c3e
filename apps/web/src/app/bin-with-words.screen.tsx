import { BinScreen } from '../features/website/bin/bin.screen.tsx';
import { words } from './audit-with-words.screen.tsx';

/** The bin: what stands in the way of a restore is told in the words of the forms. */
export function BinWithWords() {
  return <BinScreen words={words} />;
}
