import { Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './demo.module.css';

interface ExampleProps {
  title: string;
  /** What to look at, in a sentence or two. */
  note?: ReactNode;
  children: ReactNode;
}

/** One thing a demo page shows, under its heading. */
export function Example({ title, note, children }: ExampleProps) {
  const id = useId();
  return (
    <section className={classes.example} aria-labelledby={id}>
      <Title order={2} id={id}>
        {title}
      </Title>
      {note !== undefined && (
        <Text size="sm" c="dimmed">
          {note}
        </Text>
      )}
      {children}
    </section>
  );
}

/** Examples side by side where there is room. */
export function Examples({ children }: { children: ReactNode }) {
  return <div className={classes.examples}>{children}</div>;
}
