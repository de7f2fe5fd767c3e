import { choicesOf, type Labelled } from '@faculty/contracts/kit/labels';
import { sdgNames } from '@faculty/contracts/website/sdgs';
import { useLanguage } from '../../i18n/phrases.tsx';
import { labelsOf, useOptionReaders } from '../fields/choice/use-parameters.ts';
import { useAllPeople } from '../people/people-options.ts';
import { changeText } from './change-text.ts';

/** How the values of a kind of record read, by field: codes of its choices and option lists, people and goals. */
export function useFieldReaders(name: string, kind: Labelled): ReadonlyMap<string, (value: unknown) => string> {
  const { language } = useLanguage();
  const people = useAllPeople();
  const named = (value: unknown) => labelsOf(people, [value].flat().map(String));
  const goals = (codes: unknown) =>
    sdgNames(
      [codes].flat().flatMap((text) => String(text).split(',')),
      language,
    );
  const choices = choicesOf(kind).map(([field, words]): [string, (value: unknown) => string] => [
    field,
    (value) => words[String(value)]?.[language] ?? changeText(value, language),
  ]);
  return new Map([
    ...choices,
    ...useOptionReaders(name),
    ['mou_owner', named],
    ['review_owner', named],
    ['corresponding_author', named],
    ['checkbox_select', named],
    ['news_sdgs', goals],
  ]);
}
