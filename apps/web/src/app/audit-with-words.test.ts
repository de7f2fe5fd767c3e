import { type EntityName, entities } from '@faculty/contracts/entities';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { fieldWord } from '../kit/history/field-words.ts';
import { words } from './audit-with-words.screen.tsx';

test.each(entities.map((entity) => [entity.name as EntityName, entity] as const))(
  'the audit log has words for every field that is filled in for %s',
  (name, entity) => {
    const filled = entity.body instanceof z.ZodObject ? Object.keys(entity.body.shape) : [];
    const told = [...filled, ...Object.keys(entity.files)].filter((field) => field !== entity.idKey);
    expect(told.length).toBeGreaterThan(0);
    expect(told.filter((field) => fieldWord(words[name], field, 'th') === field)).toEqual([]);
  },
);
