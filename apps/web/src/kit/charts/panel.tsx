import { Group, Paper, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface PanelProps {
  id: string;
  title: string;
  /** At the other end of the line of the heading: the buttons that lead to others. */
  aside?: ReactNode;
  children: ReactNode;
}

/** One part of an overview, under its heading. */
export function Panel({ id, title, aside, children }: PanelProps) {
  return (
    <Paper component="section" withBorder p="md" miw={0} aria-labelledby={id}>
      <Group justify="space-between" gap="sm">
        <Title order={2} id={id}>
          {title}
        </Title>
        {aside}
      </Group>
      {children}
    </Paper>
  );
}
