import { groupsOf, type OptionListKey, optionListOf } from '@faculty/contracts/lists/option-lists';
import { type Choice, useParameters } from '../../../kit/fields/choice/use-parameters.ts';

/** The names of lists that exist once per group, by group; none for any other list. */
export function useGroupNames(key: OptionListKey): Choice[] {
  const groups = groupsOf(key);
  // a list without groups queries itself: a hook cannot be skipped
  const options = useParameters(groups ?? key);
  return groups === null ? [] : options.map((group) => ({ ...group, value: `${key}${group.value}` }));
}

/** The group of a stored option; its code where the group is no longer offered. */
export const groupNameOf = (groups: readonly Choice[], name: string): string =>
  groups.find((group) => group.value === name)?.label ?? optionListOf(name)?.group ?? name;
