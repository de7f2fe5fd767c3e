import type { Choice, GroupedChoices } from '../../../kit/fields/choice/use-parameters.ts';

/** The choices by group, with what a record holds among those of its own group: it may be retired and still is what it is. */
export function withStored(
  choices: GroupedChoices | undefined,
  group: string | undefined,
  stored: Choice | undefined,
): GroupedChoices | undefined {
  if (choices === undefined || group === undefined || stored === undefined) return choices;
  const offered = choices.get(group) ?? [];
  if (offered.some((choice) => choice.value === stored.value)) return choices;
  return new Map([...choices, [group, [...offered, stored]]]);
}
