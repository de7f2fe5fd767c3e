import classes from './parts.module.css';
import { isWritten, type Scale, shortened } from './scale.ts';
import { numberText } from './series.ts';

/** What a chart is drawn in, in pixels. */
export interface Frame {
  width: number;
  height: number;
  margin: Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>>;
}

/** Where a value stands in the frame. */
export const valueIn = ({ height, margin }: Frame, { most }: Scale) => {
  return (value: number) => margin.top + (1 - value / most) * (height - margin.top - margin.bottom);
};

interface ChartAxesProps {
  frame: Frame;
  scale: Scale;
  names: readonly string[];
  /** Pixels that a name takes, and the most letters of it. */
  nameRoom: readonly [pixels: number, letters: number];
  /** Where a name stands, and which of its ends. */
  at(index: number): number;
  anchor?(index: number): 'start' | 'middle' | 'end';
}

/** A rule and its number for each step of the scale, and beneath them as many names as there is room for. */
export function ChartAxes({ frame, scale, names, nameRoom: [pixels, letters], at, anchor }: ChartAxesProps) {
  const { width, height, margin } = frame;
  const y = valueIn(frame, scale);
  return (
    <>
      {scale.ticks.map((tick) => (
        <g key={tick}>
          <line x1={margin.left} x2={width - margin.right} y1={y(tick)} y2={y(tick)} className={classes.rule} />
          <text x={margin.left - 8} y={y(tick) + 4} textAnchor="end" className={classes.axis}>
            {numberText(tick)}
          </text>
        </g>
      ))}
      {names.map(
        (name, index) =>
          isWritten(index, names.length, width - margin.left - margin.right, pixels) && (
            <text key={name} x={at(index)} y={height - 6} textAnchor={anchor?.(index) ?? 'middle'} className={classes.axis}>
              {shortened(name, letters)}
            </text>
          ),
      )}
    </>
  );
}
