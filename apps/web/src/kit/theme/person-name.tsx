import { Fragment } from 'react';
import classes from './person-name.module.css';

/** A name that wraps between its parts only: browsers would also break a Thai surname. */
export function PersonName({ name }: { name: string }) {
  return name.split(' ').map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts may be the same, and never move
    <Fragment key={index}>
      {index > 0 && ' '}
      {part !== '' && <span className={classes.part}>{part}</span>}
    </Fragment>
  ));
}
