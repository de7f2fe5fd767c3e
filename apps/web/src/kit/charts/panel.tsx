import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './charts.module.css';

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
    <section className={classes.panel} aria-labelledby={id}>
      <div className={classes.panelHead}>
        <Title order={2} id={id}>
          {title}
        </Title>
        {aside}
      </div>
      {children}
    </section>
  );
}
