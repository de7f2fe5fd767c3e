/** One thing that is counted at each of the names of a chart; null where nothing was counted. */
export interface Series {
  name: string;
  values: readonly (number | null)[];
}

/** What a chart shows, and the table beneath it. */
export interface Figures {
  caption: string;
  /** What the names are: years, departments … */
  nameHeader: string;
  names: readonly string[];
  series: readonly Series[];
}

export const highestOf = (series: readonly Series[]) => Math.max(0, ...series.flatMap(({ values }) => values.map((value) => value ?? 0)));

export const numberText = (value: number | null | undefined) =>
  value === null || value === undefined ? '–' : value.toLocaleString('en-GB');
