import { type ReviewState, reviewState } from '@faculty/contracts/works/review-state';
import { Badge, Text, Tooltip, UnstyledButton } from '@mantine/core';
import { IconCircleCheck, IconCircleX, IconClock, IconForbid2, type TablerIcon } from '@tabler/icons-react';
import { usePhrases } from '../../i18n/phrases.tsx';
import classes from './status-chip.module.css';

/** The mark of each state; the colours of the documented chips. */
export const stateIcons: Record<ReviewState, TablerIcon> = { W: IconClock, S: IconCircleCheck, C: IconCircleX, E: IconForbid2 };
const colors: Record<Exclude<ReviewState, 'S'>, string> = { W: 'gold', C: 'red', E: 'gray' };

/** The state of a record's review, as icon and word: plain where it is correct, else a chip; its reason on hover, focus or touch. */
export function StatusChip({ value, reason = '' }: { value: ReviewState; reason?: string }) {
  const t = usePhrases(reviewState.words);
  const Icon = stateIcons[value];
  const underline = reason !== '' && ({ td: 'underline dotted' } as const);
  const chip =
    value === 'S' ? (
      // the rule is plain text: chips are for what is left to do
      <Text span className={classes.word ?? ''} {...underline}>
        <Icon size={16} aria-hidden /> {t.S}
      </Text>
    ) : (
      <Badge color={colors[value]} miw="max-content" leftSection={<Icon size={15} aria-hidden />} {...underline}>
        {t[value]}
      </Badge>
    );
  if (reason === '') return chip;
  return (
    <Tooltip label={reason} events={{ hover: true, focus: true, touch: true }}>
      <UnstyledButton aria-label={`${t[value]}: ${reason}`} onClick={(event) => event.stopPropagation()}>
        {chip}
      </UnstyledButton>
    </Tooltip>
  );
}
