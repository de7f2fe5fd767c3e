import type { Bilingual } from '../kit/bilingual.ts';
import type { FieldLabels } from '../kit/labels.ts';

/** Names of the audited records of the demo pages. */
export const demoKinds = { product: { th: 'สินค้าตัวอย่าง', en: 'Demo product' } } as const satisfies Record<string, Bilingual>;

/** Labels of their fields. */
export const demoLabels = {
  product: {
    title: { th: 'ชื่อสินค้า', en: 'Title' },
    subtitle: { th: 'ชื่อรอง', en: 'Subtitle' },
    price: { th: 'ราคา', en: 'Price' },
    rating: { th: 'คะแนน', en: 'Rating' },
    img: { th: 'ภาพ', en: 'Picture' },
    select: { th: 'เลือก', en: 'Select' },
  },
} satisfies Record<keyof typeof demoKinds, FieldLabels>;
