import { entities } from '@faculty/contracts/entities';
import { expect, test } from 'vitest';
import { entityChoices } from './labels.ts';

test.each(['th', 'en'] as const)('every entity has a label of its own in the log, in %s', (language) => {
  const choices = entityChoices(language);
  expect(choices.map(({ value }) => value)).toEqual(expect.arrayContaining(entities.map(({ name }) => name)));
  const words = choices.map(({ label }) => label);
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
});
