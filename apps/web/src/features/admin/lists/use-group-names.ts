import { groupsOf, type OptionListKey, optionListOf } from '@faculty/contracts/lists/option-lists';
import { type Choice, useParameters } from '../../../kit/fields/choice/use-parameters.ts';

/** The names of the lists that are there once for each group, said by their groups; none for any other list. */
export function useGroupNames(key: OptionListKey): Choice[] {
  const groups = groupsOf(key);
  // a list without groups asks for itself: there is no hook that may be left out
  const options = useParameters(groups ?? key);
  return groups === null ? [] : options.map((group) => ({ ...group, value: `${key}${group.value}` }));
}

/** The group of a stored option; its code where the group is no longer offered. */
export const groupNameOf = (groups: readonly Choice[], name: string): string =>
  groups.find((group) => group.value === name)?.label ?? optionListOf(name)?.group ?? name;
