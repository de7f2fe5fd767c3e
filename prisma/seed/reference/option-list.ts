import type { Bilingual } from '@faculty/contracts/kit/bilingual';

/** Parameter lists by name; each holds its options by value, in the order they are shown. */
export type OptionLists = Record<string, Record<string, Bilingual>>;

/** The sub-lists of groups: `DOC_TYPE_UNIT_` and `{ D1: [...] }` give the list `DOC_TYPE_UNIT_D1` with the values `D1T1`, `D1T2`, … */
export function subLists(prefix: string, groups: Record<string, readonly Bilingual[]>): OptionLists {
  return Object.fromEntries(
    Object.entries(groups).map(([group, options]) => [
      `${prefix}${group}`,
      // values are unique over all groups, so that a filter by section alone never mixes two groups
      Object.fromEntries(options.map((option, index) => [`${group}T${index + 1}`, option])),
    ]),
  );
}
