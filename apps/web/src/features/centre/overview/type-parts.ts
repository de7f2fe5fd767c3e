import type { LcUserType } from '@faculty/contracts/centre/lc-user';

/** Member types as the charts' colours name them, in the order they are stacked. */
export const typeKeys = [
  { key: 'student', type: 'S' },
  { key: 'staff', type: 'E' },
  { key: 'public', type: 'U' },
] as const satisfies { key: string; type: LcUserType }[];
export type TypeKey = (typeof typeKeys)[number]['key'];

/** The parts of one bar. */
export const partsOf = (counts: Record<LcUserType, number>): { key: TypeKey; count: number }[] =>
  typeKeys.map(({ key, type }) => ({ key, count: counts[type] }));
