import { UnstyledButton } from '@mantine/core';
import { usePhrases } from '../../i18n/phrases.tsx';
import { Hint } from '../floating/hint.tsx';
import { Chip } from './cell-parts.tsx';
import { listPhrases } from './list.phrases.ts';
import classes from './list-page.module.css';

/** Several words of one row: the first as a chip, and how many more, which are told on hover, focus or touch. */
export function ChipList({ words }: { words: readonly string[] }) {
  const t = usePhrases(listPhrases);
  const [first, ...others] = words;
  if (first === undefined) return null;
  return (
    <span className={classes.chips}>
      <Chip color="blue" weight={500} className={classes.chip}>
        {first}
      </Chip>
      {others.length > 0 && (
        <Hint label={others.join(' · ')} isText>
          <UnstyledButton className={classes.more ?? ''} aria-label={t.moreChips(others.join(', '))}>
            +{others.length}
          </UnstyledButton>
        </Hint>
      )}
    </span>
  );
}

/** Which languages a record has, in one chip. */
export function LanguageChip({ english }: { english: boolean }) {
  return (
    <Chip weight={500} className={classes.language}>
      {english ? 'TH·EN' : 'TH'}
    </Chip>
  );
}
