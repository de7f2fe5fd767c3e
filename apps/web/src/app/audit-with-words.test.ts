import { type EntityName, entities } from '@faculty/contracts/entities';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { fieldWord } from '../kit/history/field-words.ts';
import { words } from './audit-with-words.screen.tsx';

const stamps = ['created_by', 'created_at', 'updated_by', 'updated_at'];

test.each(entities.map((entity) => [entity.name as EntityName, entity] as const))(
  'the audit log has words for every field of %s',
  (name, entity) => {
    const shape = entity.row instanceof z.ZodObject ? Object.keys(entity.row.shape) : [];
    expect(shape.length).toBeGreaterThan(2);
    const told = shape.filter((field) => !stamps.includes(field) && field !== entity.idKey);
    expect(told.filter((field) => fieldWord(words[name], field, 'th') === field)).toEqual([]);
  },
);
