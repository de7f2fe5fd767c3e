import type { Flag } from '@faculty/contracts/kit/fields';
import type { ReviewState } from '@faculty/contracts/works/review-state';
import { Group } from '@mantine/core';
import { ActiveChip } from '../../../kit/list/cells/active-chip.tsx';
import { StatusChip } from '../../../kit/review/status-chip.tsx';

interface RecordStateProps {
  row: { status_check: ReviewState; status_check_text: string; active: Flag };
}

/** The state of a record's review, and its documented flag where it says that the record is cancelled: what is in use is the rule. */
export function RecordState({ row: { status_check, status_check_text, active } }: RecordStateProps) {
  return (
    <Group gap={4} data-review>
      <StatusChip value={status_check} reason={status_check_text} />
      {active === 'N' && <ActiveChip value="N" />}
    </Group>
  );
}
