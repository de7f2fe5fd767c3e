import type { PrismaClient } from '../../generated/client.ts';
import { documentOptions } from './document-options.ts';
import { newsOptions } from './news-options.ts';
import type { OptionLists } from './option-list.ts';
import { pageOptions } from './page-options.ts';
import { prefixes } from './prefixes.ts';
import { workOptions } from './work-options.ts';

/** Every parameter list of the website, by name. */
export const websiteOptions: OptionLists = { ...newsOptions, ...documentOptions, ...workOptions, ...pageOptions };

const parameterRows = Object.entries(websiteOptions).flatMap(([parameter_name, options]) =>
  Object.entries(options).map(([parameter_value, words], index) => ({
    parameter_system: 'WEB',
    parameter_name,
    parameter_value,
    parameter_th: words.th,
    parameter_en: words.en,
    order_seq: index + 1,
  })),
);

export interface SeededReference {
  parameters: number;
  prefixes: number;
}

/**
 * Adds the reference data that is missing; two statements, so it runs at every start. What is there stays as it is.
 * Prefixes belong to the people who keep them: they are given once, to an empty table, and one that was deleted stays deleted.
 */
export async function seedReference(db: PrismaClient): Promise<SeededReference> {
  const parameters = await db.parameter.createMany({ data: parameterRows, skipDuplicates: true });
  if ((await db.prefix.findFirst({ select: { prefix_code: true } })) !== null) return { parameters: parameters.count, prefixes: 0 };
  const added = await db.prefix.createMany({
    data: prefixes.map((prefix) => ({ ...prefix, created_by: 'system', updated_by: 'system' })),
    skipDuplicates: true,
  });
  return { parameters: parameters.count, prefixes: added.count };
}
