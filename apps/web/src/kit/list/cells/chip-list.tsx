import { Badge, Tooltip, UnstyledButton } from '@mantine/core';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { listPhrases } from '../list.phrases.ts';
import classes from '../list-page.module.css';

/** The first of several words as a chip, with a count of the others, which are shown on hover, focus or touch. */
export function ChipList({ words }: { words: readonly string[] }) {
  const t = usePhrases(listPhrases);
  const [first, ...others] = words;
  if (first === undefined) return null;
  return (
    <span className={classes.chips}>
      <Badge fw={500} className={classes.chip ?? ''}>
        {first}
      </Badge>
      {others.length > 0 && (
        <Tooltip label={others.join(' · ')} events={{ hover: true, focus: true, touch: true }}>
          <UnstyledButton className={classes.more ?? ''} aria-label={t.moreChips(others.join(', '))}>
            +{others.length}
          </UnstyledButton>
        </Tooltip>
      )}
    </span>
  );
}

/** Which languages a record has, in one chip. */
export function LanguageChip({ english }: { english: boolean }) {
  return (
    <Badge variant="default" fw={500} className={classes.language ?? ''}>
      {english ? 'TH·EN' : 'TH'}
    </Badge>
  );
}
