import { Badge, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './charts.module.css';

/** One part of an overview, under its heading. */
export function Panel({ id, title, badge, children }: { id: string; title: string; badge?: string; children: ReactNode }) {
  return (
    <section className={classes.panel} aria-labelledby={id}>
      <div className={classes.panelHead}>
        <Title order={2} id={id}>
          {title}
        </Title>
        {badge !== undefined && (
          <Badge variant="default" size="lg" tt="none" fw={500}>
            {badge}
          </Badge>
        )}
      </div>
      {children}
    </section>
  );
}
