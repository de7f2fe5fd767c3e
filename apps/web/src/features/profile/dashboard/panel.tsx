import { Badge, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import charts from '../charts/charts.module.css';
import classes from './dashboard.module.css';

/** One part of the overview, under its heading. */
export function Panel({ id, title, badge, children }: { id: string; title: string; badge?: string; children: ReactNode }) {
  return (
    <section className={charts.panel} aria-labelledby={id}>
      <div className={classes.head}>
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
