import type { Bilingual } from '../kit/bilingual.ts';

/** What of the demo pages the audit log names. */
export const demoKinds = { product: { th: 'สินค้าตัวอย่าง', en: 'Demo product' } } as const satisfies Record<string, Bilingual>;
