import type { Bilingual } from '../kit/bilingual.ts';

/** Names of the audited records of the demo pages. */
export const demoKinds = { product: { th: 'สินค้าตัวอย่าง', en: 'Demo product' } } as const satisfies Record<string, Bilingual>;
