import classes from './parts.module.css';

const dashes = ['none', '8 4', '2 4', '12 4 2 4'];

/** How the line of a series is broken, so that it is known without its colour. */
export const dashOf = (series: number) => dashes[series % dashes.length];

/** A point of a line: each series has a shape of its own. */
export function Marker({ kind, x, y }: { kind: number; x: number; y: number }) {
  if (kind % 3 === 0) return <circle cx={x} cy={y} r="4.5" className={classes.point} />;
  if (kind % 3 === 1) return <rect x={x - 4} y={y - 4} width="8" height="8" className={classes.point} />;
  return <path d={`M${x} ${y - 5.5} L${x + 5.5} ${y + 4} L${x - 5.5} ${y + 4} Z`} className={classes.point} />;
}
