import { Anchor, VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router-dom';
import classes from './charts.module.css';

/** One bar of one or more parts. */
interface Bar<Key extends string> {
  name: string;
  /** The address of the list that it counts. */
  to?: string;
  parts: { key: Key; count: number }[];
}

interface BarTableProps<Key extends string> {
  caption: string;
  /** What the bars are named by, and what they count in all. */
  nameHeader: string;
  sumHeader: string;
  bars: readonly Bar<Key>[];
  /** The label of a part, for those who cannot tell the colours apart. */
  wordsOf(key: Key, count: number): string;
}

const sumOf = ({ parts }: Bar<string>) => parts.reduce((sum, { count }) => sum + count, 0);

/** Stacked bars as the rows of a table: one chart for the eye and for the screen reader. */
export function BarTable<Key extends string>({ caption, nameHeader, sumHeader, bars, wordsOf }: BarTableProps<Key>) {
  const longest = Math.max(1, ...bars.map(sumOf));
  return (
    <table className={classes.bars}>
      <VisuallyHidden component="caption">{caption}</VisuallyHidden>
      <thead>
        <tr>
          <th scope="col">{nameHeader}</th>
          <td />
          <th scope="col" className={classes.sum}>
            {sumHeader}
          </th>
        </tr>
      </thead>
      <tbody>
        {bars.map((bar) => (
          <tr key={bar.name}>
            <th scope="row">
              <span className={classes.name}>
                {bar.to === undefined ? (
                  bar.name
                ) : (
                  <Anchor component={Link} to={bar.to} inherit>
                    {bar.name}
                  </Anchor>
                )}
              </span>
            </th>
            <td className={classes.bar}>
              <Stack parts={bar.parts} longest={longest} />
              <VisuallyHidden>
                {bar.parts
                  .filter(({ count }) => count > 0)
                  .map(({ key, count }) => wordsOf(key, count))
                  .join(', ')}
              </VisuallyHidden>
            </td>
            <td className={classes.sum}>{sumOf(bar)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Stack({ parts, longest }: { parts: Bar<string>['parts']; longest: number }) {
  const starts = parts.map((_, index) => parts.slice(0, index).reduce((sum, { count }) => sum + count, 0));
  return (
    <svg viewBox={`0 0 ${longest} 1`} preserveAspectRatio="none" aria-hidden>
      {parts.map(({ key, count }, index) => count > 0 && <rect key={key} x={starts[index]} width={count} height="1" data-status={key} />)}
    </svg>
  );
}
