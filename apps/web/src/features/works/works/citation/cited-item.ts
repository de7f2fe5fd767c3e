import type { citation } from '@faculty/contracts/works/citation';
import type { z } from 'zod';

/** What the readers of the formats answer, in CSL's names; the contract checks it. */
export type CitedItem = z.input<typeof citation>;

export const firstOf = (values: readonly (string | undefined)[]): string =>
  values.find((value) => value !== undefined && value !== '') ?? '';
