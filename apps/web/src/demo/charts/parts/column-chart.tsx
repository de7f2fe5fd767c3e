import { useElementSize } from '@mantine/hooks';
import { useId } from 'react';
import { ChartAxes, valueIn } from './chart-axes.tsx';
import { FiguresTable } from './figures-table.tsx';
import classes from './parts.module.css';
import { PatternKey, Patterns, patternOf } from './patterns.tsx';
import { scaleFor } from './scale.ts';
import { type Figures, highestOf, numberText } from './series.ts';

const height = 240;
const margin = { left: 44, right: 8, top: 20, bottom: 26 };
const nameRoom = [64, 9] as const;
/** Columns narrower than this have no room for their number. */
const numberRoom = 22;

/** Standing bars side by side, one group a name. */
export function ColumnChart({ figures }: { figures: Figures }) {
  const id = useId();
  const { ref, width: measured } = useElementSize();
  const { names, series } = figures;
  const width = measured || 560;
  const frame = { width, height, margin };
  const scale = scaleFor(highestOf(series));
  const room = width - margin.left - margin.right;
  const group = room / names.length;
  const column = Math.min(48, (group * 0.8) / series.length);
  const y = valueIn(frame, scale);
  const middle = (index: number) => margin.left + group * (index + 0.5);
  const left = (index: number, at: number) => middle(index) + column * (at - series.length / 2);
  return (
    <>
      <div ref={ref} className={classes.plot}>
        <svg width={width} height={height} aria-hidden>
          <Patterns id={id} />
          <ChartAxes frame={frame} scale={scale} names={names} nameRoom={nameRoom} at={middle} />
          {series.map(({ name, values }, at) =>
            values.map(
              (value, index) =>
                value !== null && (
                  <g key={`${name} ${names[index]}`}>
                    <title>{`${names[index]}, ${name}: ${numberText(value)}`}</title>
                    <rect
                      x={left(index, at) + 1}
                      y={y(value)}
                      width={Math.max(1, column - 2)}
                      height={y(0) - y(value)}
                      fill={patternOf(id, at)}
                    />
                    {column >= numberRoom && (
                      <text x={left(index, at) + column / 2} y={y(value) - 5} className={classes.value}>
                        {numberText(value)}
                      </text>
                    )}
                  </g>
                ),
            ),
          )}
        </svg>
      </div>
      <ul className={classes.legend}>
        {series.map(({ name }, at) => (
          <li key={name}>
            <PatternKey id={id} at={at} />
            <span>{name}</span>
          </li>
        ))}
      </ul>
      <FiguresTable figures={figures} />
    </>
  );
}
