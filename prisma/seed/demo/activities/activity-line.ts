import type { workOptions } from '../../reference/work-options.ts';

/** An activity as one line. Levels: L1 international, L2 national, L3 province or university, L4 faculty. */
export type ActivityLine = readonly [
  type: keyof typeof workOptions.ACTIVITYS_TYPE,
  level: 'L1' | 'L2' | 'L3' | 'L4',
  thai: string,
  english: string,
  agency: string,
  place: string,
];
