import type { workOptions } from '../../reference/work-options.ts';

/** Type of work, title in Thai, title in English. */
export type WorkLine = readonly [type: keyof typeof workOptions.WORKS_TYPE, thai: string, english: string];
