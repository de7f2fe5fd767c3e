import { Group, Paper, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './home.module.css';

interface CardProps {
  id: string;
  title: ReactNode;
  /** Behind the title: how many there are. */
  count?: string | false;
  /** At the other end of the line of the title. */
  aside?: ReactNode;
  /** What was sent back has an edge and a title of that colour. */
  isRefused?: boolean;
  children: ReactNode;
}

/** One part of the start page under its heading; the rows and texts in it reach to its edges. */
export function Card({ id, title, count, aside, isRefused, children }: CardProps) {
  return (
    <Paper
      component="section"
      withBorder
      className={classes.card ?? ''}
      aria-labelledby={id}
      style={isRefused ? { borderInlineStart: '4px solid var(--mantine-color-error)' } : {}}
    >
      <Group gap="xs" px="md" py={6} mih={44}>
        <Title order={2} id={id} fz="md" lh={1.625} {...(isRefused && { c: 'var(--mantine-color-error)' })}>
          {title}
        </Title>
        {count && (
          <Text span c="dimmed" style={{ whiteSpace: 'nowrap' }}>
            {count}
          </Text>
        )}
        <div style={{ marginInlineStart: 'auto' }}>{aside}</div>
      </Group>
      {children}
    </Paper>
  );
}
