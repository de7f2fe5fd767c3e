import type { ProductPicture } from '@faculty/contracts/demo/product';
import type { Bilingual } from '@faculty/contracts/kit/bilingual';

const of = (n: number, th: string, one: string, many: string) => ({
  th: `${n.toLocaleString('th-TH')} ${th}`,
  en: `${n.toLocaleString('en-GB')} ${n === 1 ? one : many}`,
});

/** Words that the pages of products share. */
export const commercePhrases = {
  title: { th: 'ชื่อสินค้า', en: 'Title' },
  subtitle: { th: 'ชื่อรอง', en: 'Subtitle' },
  price: { th: 'ราคา', en: 'Price' },
  rating: { th: 'คะแนน', en: 'Rating' },
  picture: { th: 'ภาพ', en: 'Picture' },
  kind: { th: 'ประเภท', en: 'Kind' },
  select: { th: 'เลือก', en: 'Select' },
  stars: (rating: number) => ({ th: `${rating} จาก 5 ดาว`, en: `${rating} of 5 stars` }),
  count: (count: number) => of(count, 'รายการ', 'product', 'products'),
  baht: (price: number) => ({
    th: `${price.toLocaleString('th-TH', { minimumFractionDigits: Number.isInteger(price) ? 0 : 2 })} บาท`,
    en: `THB ${price.toLocaleString('en-GB', { minimumFractionDigits: Number.isInteger(price) ? 0 : 2 })}`,
  }),
};

/** What the built-in pictures show. */
export const picturePhrases = {
  grammar: { th: 'ตำราไวยากรณ์', en: 'Grammar' },
  dictionary: { th: 'พจนานุกรม', en: 'Dictionary' },
  novel: { th: 'หนังสือเปิด', en: 'Open book' },
  history: { th: 'อาคารโบราณ', en: 'Historic building' },
  notebook: { th: 'สมุดบันทึก', en: 'Notebook' },
  pen: { th: 'ปากกา', en: 'Pen' },
  calendar: { th: 'ปฏิทิน', en: 'Calendar' },
  shirt: { th: 'เสื้อ', en: 'Shirt' },
  jacket: { th: 'เสื้อกันหนาว', en: 'Jacket' },
  bag: { th: 'กระเป๋าผ้า', en: 'Tote bag' },
  mug: { th: 'แก้ว', en: 'Mug' },
  umbrella: { th: 'ร่ม', en: 'Umbrella' },
} satisfies Record<ProductPicture, Bilingual>;
