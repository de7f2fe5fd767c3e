// the colours of the series
import '../../../kit/charts/charts.module.css';
import { Text } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { type PointerEvent, useState } from 'react';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { ChartAxes, valueIn } from './chart-axes.tsx';
import { FiguresTable } from './figures-table.tsx';
import { dashOf, Marker } from './marker.tsx';
import classes from './parts.module.css';
import { scaleFor } from './scale.ts';
import { type Figures, highestOf, numberText } from './series.ts';

const phrases = {
  point: (caption: string) => ({ th: `เลือกจุดของ${caption}`, en: `Point of ${caption}` }),
};

const height = 240;
const margin = { left: 44, right: 14, top: 10, bottom: 26 };
const nameRoom = [76, 11] as const;

/** Several series over the same names. The values of one point stand beneath, chosen by pointer, touch or the arrow keys. */
export function LineChart({ figures }: { figures: Figures }) {
  const t = usePhrases(phrases);
  const { ref, width: measured } = useElementSize();
  const { caption, names, series } = figures;
  const last = names.length - 1;
  const [chosen, setChosen] = useState(last);
  const at = Math.min(chosen, last);
  const width = measured || 560;
  const frame = { width, height, margin };
  const scale = scaleFor(highestOf(series));
  const room = width - margin.left - margin.right;
  const x = (index: number) => margin.left + (last === 0 ? room / 2 : (index / last) * room);
  const y = valueIn(frame, scale);
  const follow = ({ clientX, currentTarget }: PointerEvent) => {
    const share = (clientX - currentTarget.getBoundingClientRect().left - margin.left) / room;
    setChosen(Math.min(last, Math.max(0, Math.round(share * last))));
  };
  return (
    <>
      <div ref={ref} className={classes.plot}>
        <svg width={width} height={height} aria-hidden onPointerMove={follow} onPointerDown={follow}>
          <ChartAxes frame={frame} scale={scale} names={names} nameRoom={nameRoom} at={x} anchor={(index) => anchorOf(index, last)} />
          <line x1={x(at)} x2={x(at)} y1={margin.top} y2={height - margin.bottom} className={classes.at} />
          {series.map(({ name, values }, index) => (
            <g key={name} data-slice={index}>
              <path d={linePath(values, x, y)} className={classes.line} strokeDasharray={dashOf(index)} />
              {values.map((value, point) => value !== null && <Marker key={names[point]} kind={index} x={x(point)} y={y(value)} />)}
            </g>
          ))}
        </svg>
      </div>
      {last > 0 && (
        <input
          type="range"
          className={classes.range}
          min={0}
          max={last}
          value={at}
          aria-label={t.point(caption)}
          aria-valuetext={`${names[at]}: ${series.map(({ name, values }) => `${name} ${numberText(values[at])}`).join(', ')}`}
          onChange={({ currentTarget }) => setChosen(Number(currentTarget.value))}
        />
      )}
      <Text fw={600}>{names[at]}</Text>
      <ul className={classes.legend}>
        {series.map(({ name, values }, index) => (
          <li key={name} data-slice={index}>
            <svg width="34" height="14" aria-hidden>
              <line x1="0" x2="34" y1="7" y2="7" className={classes.stroke} strokeDasharray={dashOf(index)} />
              <Marker kind={index} x={17} y={7} />
            </svg>
            <span>{name}</span>
            <strong>{numberText(values[at])}</strong>
          </li>
        ))}
      </ul>
      <FiguresTable figures={figures} />
    </>
  );
}

const anchorOf = (index: number, last: number) => (last > 0 && index === last ? 'end' : index === 0 && last > 0 ? 'start' : 'middle');

/** A line through what was counted, with a gap where nothing was. */
export function linePath(values: readonly (number | null)[], x: (index: number) => number, y: (value: number) => number): string {
  return values
    .map((value, index) => {
      if (value === null) return '';
      const isStart = index === 0 || values[index - 1] === null;
      return `${isStart ? 'M' : 'L'}${x(index).toFixed(1)} ${y(value).toFixed(1)}`;
    })
    .join('');
}
