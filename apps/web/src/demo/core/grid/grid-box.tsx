import type { ReactNode } from 'react';
import classes from './grid.module.css';

/** Something that takes up room, with its outline. */
export function GridBox({ children }: { children: ReactNode }) {
  return <div className={classes.box}>{children}</div>;
}
