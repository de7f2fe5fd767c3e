import type { Parameter, PrismaClient } from '@faculty/prisma/client';
import { QueryCache } from '../../db/cache.ts';
import type { ChangeFeed } from '../../db/change-feed.ts';

/** Group 2 before group 10. */
const byName = new Intl.Collator('en', { numeric: true }).compare;

/**
 * Reads the options of all parameter lists, in order, once until somebody changes one, in whichever process:
 * a screen asks for several lists at once, and there are a few hundred options.
 */
export function rememberedOptions(db: PrismaClient, changes: ChangeFeed): () => Promise<readonly Parameter[]> {
  const remembered = new QueryCache<Parameter[]>(changes);
  return () => remembered.of(['dc_params'], 'options', () => loadOptions(db));
}

async function loadOptions(db: PrismaClient): Promise<Parameter[]> {
  const options = await db.parameter.findMany();
  return options.sort(
    (a, b) => byName(a.parameter_name, b.parameter_name) || a.order_seq - b.order_seq || byName(a.parameter_value, b.parameter_value),
  );
}
