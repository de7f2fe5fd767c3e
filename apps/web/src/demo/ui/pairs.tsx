import type { ReactNode } from 'react';
import classes from './ui.module.css';

/** Small examples, two beside each other already where there is room for a bar of buttons. */
export function Pairs({ children }: { children: ReactNode }) {
  return <div className={classes.pairs}>{children}</div>;
}
