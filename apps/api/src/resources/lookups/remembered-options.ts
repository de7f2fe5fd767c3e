import type { Parameter, PrismaClient } from '@faculty/prisma/client';

const rememberedMilliseconds = 60_000;

/** Group 2 before group 10. */
const byName = new Intl.Collator('en', { numeric: true }).compare;

/**
 * Reads the active options of all parameter lists, in order, at most once a minute: a screen asks for several lists at once,
 * there are a few hundred options, and nothing in the product changes them while it runs.
 */
export function rememberedOptions(db: PrismaClient): () => Promise<readonly Parameter[]> {
  let remembered: { options: Promise<Parameter[]>; until: number } | undefined;
  return async () => {
    if (!remembered || remembered.until < performance.now()) {
      const options = loadOptions(db);
      remembered = { options, until: performance.now() + rememberedMilliseconds };
      // a failed read is not an answer
      options.catch(() => {
        remembered = undefined;
      });
    }
    return remembered.options;
  };
}

async function loadOptions(db: PrismaClient): Promise<Parameter[]> {
  const options = await db.parameter.findMany({ where: { active: 'Y' } });
  return options.sort(
    (a, b) => byName(a.parameter_name, b.parameter_name) || a.order_seq - b.order_seq || byName(a.parameter_value, b.parameter_value),
  );
}
