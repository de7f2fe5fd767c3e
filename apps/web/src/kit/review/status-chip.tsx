import { type ReviewState, reviewState } from '@faculty/contracts/works/review-state';
import { Badge, Tooltip, UnstyledButton } from '@mantine/core';
import { IconCircleCheck, IconCircleX, IconClock, IconForbid2, type TablerIcon } from '@tabler/icons-react';
import { usePhrases } from '../../i18n/phrases.tsx';

/** The mark of each state; the colours of the documented chips. */
export const stateIcons: Record<ReviewState, TablerIcon> = { W: IconClock, S: IconCircleCheck, C: IconCircleX, E: IconForbid2 };
const colors: Record<ReviewState, string> = { W: 'gold', S: 'green', C: 'red', E: 'gray' };

/** The state of a record's review, as icon and word; its reason on hover, focus or touch. */
export function StatusChip({ value, reason = '' }: { value: ReviewState; reason?: string }) {
  const t = usePhrases(reviewState.words);
  const Icon = stateIcons[value];
  const chip = (
    <Badge
      color={colors[value]}
      miw="max-content"
      leftSection={<Icon size={15} aria-hidden />}
      {...(reason !== '' && { td: 'underline dotted' })}
    >
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
