import classes from './parts.module.css';

const marks = [
  '',
  'M0 8 L8 0 M-2 2 L2 -2 M6 10 L10 6',
  'M0 4 H8',
  'M2 2 h2 v2 h-2 Z M6 6 h2 v2 h-2 Z',
  'M4 0 V8',
  'M0 0 L8 8 M6 -2 L10 2 M-2 6 L2 10',
  'M0 4 H8 M4 0 V8',
  'M0 8 L8 0 M0 0 L8 8',
];

/** So many parts can be told apart; the next begins again. */
export const patternCount = marks.length;

/** A fill of a colour and a mark of its own for each part: nobody needs to tell colours apart. */
export function Patterns({ id }: { id: string }) {
  return (
    <defs>
      {marks.map((mark, at) => (
        <pattern key={mark} id={`${id}${at}`} data-slice={at} width="8" height="8" patternUnits="userSpaceOnUse">
          <rect width="8" height="8" className={classes.fill} />
          <path d={mark} className={classes.mark} />
        </pattern>
      ))}
    </defs>
  );
}

export const patternOf = (id: string, at: number) => `url(#${id}${at % patternCount})`;

/** The fill of a part beside its name. */
export function PatternKey({ id, at }: { id: string; at: number }) {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" className={classes.swatch} aria-hidden>
      <rect width="16" height="16" rx="3" fill={patternOf(id, at)} />
    </svg>
  );
}
