import classes from './circle.module.css';

interface CircleProps {
  /** 0 to 100. */
  value: number;
  label: string;
  size?: number;
}

const radius = 42;
const around = 2 * Math.PI * radius;

/** How far something is, as a ring with its number in it. */
export function Circle({ value, label, size = 96 }: CircleProps) {
  return (
    <div className={classes.circle} style={{ width: size, height: size }} role="progressbar" aria-label={label} aria-valuenow={value}>
      <svg viewBox="0 0 100 100" aria-hidden>
        <circle cx={50} cy={50} r={radius} className={classes.track} />
        <circle cx={50} cy={50} r={radius} className={classes.done} strokeDasharray={`${(value / 100) * around} ${around}`} />
      </svg>
      <span>{value}</span>
    </div>
  );
}
