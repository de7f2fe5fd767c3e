import { Fragment } from 'react';
import classes from './person-name.module.css';

/** A name that goes on in the next line between its parts only: browsers would also part a Thai surname in the middle. */
export function PersonName({ name }: { name: string }) {
  return name.split(' ').map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts may be the same, and never move
    <Fragment key={index}>
      {index > 0 && ' '}
      <span className={classes.part}>{part}</span>
    </Fragment>
  ));
}
