import type { AnyEntity } from '@faculty/contracts/kit/entity';
import { Prisma } from '@faculty/prisma/client';

/** The expression that an entity's index of file names covers: its rich text and addresses joined; null without any. */
export function linkingText({ richText = [], addresses = [] }: Pick<AnyEntity, 'richText' | 'addresses'>): Prisma.Sql | null {
  const fields = [...richText, ...addresses];
  return fields.length === 0 ? null : Prisma.raw(fields.map((field) => `"${field}"`).join(` || ' ' || `));
}
