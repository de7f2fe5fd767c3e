import { seriesColours } from './figures.tsx';

/** What the donut shows at first, and after Reset. */
export const firstValues: readonly number[] = [38, 27, 19, 11];
/** Documented: it keeps one value. */
export const fewestValues = 1;
/** Documented: random values from 1 to 100. */
const [lowest, highest] = [1, 100];

export type DonutStep = 'randomize' | 'add' | 'remove' | 'reset';

const randomValue = (random: () => number) => lowest + Math.floor(random() * (highest - lowest + 1));

/** The values after a button was pressed. */
export function donutStep(values: readonly number[], step: DonutStep, random: () => number = Math.random): readonly number[] {
  switch (step) {
    case 'randomize':
      return values.map(() => randomValue(random));
    case 'add':
      // more parts than colours could not be told apart
      return values.length < seriesColours.length ? [...values, randomValue(random)] : values;
    case 'remove':
      return values.length > fewestValues ? values.slice(0, -1) : values;
    case 'reset':
      return firstValues;
  }
}
