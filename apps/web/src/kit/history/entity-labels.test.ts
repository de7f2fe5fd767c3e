import { entities } from '@faculty/contracts/entities';
import { kindNames } from '@faculty/contracts/entity-labels';
import { expect, test } from 'vitest';
import { entityLabel } from './labels.ts';

test.each(['th', 'en'] as const)('every entity has a label of its own in the log, in %s', (language) => {
  expect(kindNames).toEqual(expect.arrayContaining(entities.map(({ name }) => name)));
  const words = kindNames.map((name) => entityLabel(name, language));
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
});
