import type { ReviewState } from '@faculty/contracts/works/review-state';
import { ActionIcon, Group, Text, Title, Tooltip } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { StatusChip } from '../../../kit/review/status-chip.tsx';

interface RecordHeadProps {
  title: string;
  record: { status_check: ReviewState; status_check_text: string };
  /** Where the button leads, in words. */
  back: string;
  onBack(): void;
  /** The line below the title. */
  children: ReactNode;
}

/** The title of a record that is read, with its state and the way back. Reading begins at it: give it the record as `key`. */
export function RecordHead({ title, record, back, onBack, children }: RecordHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Group gap="sm" align="flex-start">
      <Tooltip label={back}>
        <ActionIcon variant="subtle" size="lg" aria-label={back} onClick={onBack}>
          <IconArrowLeft aria-hidden />
        </ActionIcon>
      </Tooltip>
      {/* the title needs the width: on a phone the state stands below it */}
      <div style={{ flex: '1 1 16rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Title order={1} ref={heading} tabIndex={-1}>
          {title}
        </Title>
        <Text c="dimmed">{children}</Text>
      </div>
      <StatusChip value={record.status_check} reason={record.status_check_text} />
    </Group>
  );
}
