import { userEntity } from '@faculty/contracts/admin/user';
import { entities } from '@faculty/contracts/entities';
import type { EntityKey } from '@faculty/contracts/entity-labels';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { fieldLabel } from '../kit/history/labels.ts';
import { codes, words } from './record-labels.ts';

test.each(entities.map((entity) => [entity.name as EntityKey, entity] as const))(
  'the audit log has words for every field that is filled in for %s',
  (name, entity) => {
    const filled = entity.body instanceof z.ZodObject ? Object.keys(entity.body.shape) : [];
    const fields = [...filled, ...Object.keys(entity.files)].filter((field) => field !== entity.idKey);
    expect(fields.length).toBeGreaterThan(0);
    expect(fields.filter((field) => fieldLabel(words[name], field, 'th') === field)).toEqual([]);
  },
);

/** Y and N, and the states of a review, have words of their own wherever they stand. */
const spokenElsewhere = ['', 'Y', 'N', 'W', 'S', 'C', 'E'];

test.each([userEntity, ...entities].map((entity) => [entity.name, entity] as const))(
  'the audit log tells no code of %s as it is stored',
  (_, { body }) => {
    const shape: Record<string, z.ZodType> = body instanceof z.ZodObject ? body.shape : {};
    const untold = Object.entries(shape).flatMap(([field, type]) =>
      optionsOf(type)
        .filter((option) => !spokenElsewhere.includes(option) && codes[field]?.[option] === undefined)
        .map((option) => `${field}: ${option}`),
    );
    expect(untold).toEqual([]);
  },
);

/** The values of a choice, whatever is said around it. */
function optionsOf(type: unknown): string[] {
  if (type instanceof z.ZodEnum) return type.options.map(String);
  if (type instanceof z.ZodDefault || type instanceof z.ZodOptional || type instanceof z.ZodNullable) return optionsOf(type.unwrap());
  return [];
}
