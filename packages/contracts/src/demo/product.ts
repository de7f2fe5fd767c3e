import { z } from 'zod';
import type { Bilingual } from '../kit/bilingual.ts';
import { errorCode } from '../kit/error-code.ts';
import { money, number, requiredText, text } from '../kit/fields.ts';

/** Built-in pictures and the kind of product that each shows. */
export const productPictures = {
  grammar: 'books',
  dictionary: 'books',
  novel: 'books',
  history: 'books',
  notebook: 'stationery',
  pen: 'stationery',
  calendar: 'stationery',
  shirt: 'clothing',
  jacket: 'clothing',
  bag: 'souvenirs',
  mug: 'souvenirs',
  umbrella: 'souvenirs',
} as const satisfies Record<string, 'books' | 'stationery' | 'clothing' | 'souvenirs'>;

export type ProductPicture = keyof typeof productPictures;
export type ProductKind = (typeof productPictures)[ProductPicture];

export const isProductPicture = (img: string): img is ProductPicture => Object.hasOwn(productPictures, img);

/** A path of this server, so that no script and no foreign address is accepted. */
const ownPath = /^(\/[\w-][\w.-]*){1,10}$/;

/** The most a product may cost, in baht. */
export const highestPrice = 1_000_000;
export const highestRating = 5;

/** Body of create and update. */
export const productBody = z.object({
  title: requiredText(100),
  subtitle: text(200).default(''),
  /** Baht, with satang. */
  price: money(highestPrice),
  rating: number(z.number().min(0).max(highestRating)),
  /** A built-in picture, or a path of this server. */
  img: text(200)
    .default('notebook' satisfies ProductPicture)
    .refine((img) => isProductPicture(img) || ownPath.test(img), errorCode('format')),
  /** Ticked in the table. */
  select: z.stringbool().or(z.boolean()).default(false),
});
export interface ProductBody extends z.infer<typeof productBody> {}

export const product = z.object({
  id: z.int(),
  title: z.string(),
  subtitle: z.string(),
  price: z.number(),
  rating: z.number(),
  img: z.string(),
  select: z.boolean(),
  /** True for products of the server, false for the samples in the web app. */
  api: z.boolean(),
});
export interface Product extends z.infer<typeof product> {}

export const productRoutes = {
  list: 'GET /products',
  read: 'GET /products/:id',
  create: 'POST /products',
  update: 'PUT /products/:id',
  remove: 'DELETE /products/:id',
} as const;

/** Maximum number of stored products: it is a demonstration. */
export const maxProducts = 200;

/** Documented messages of the rating, the same in both languages. */
export const ratingMessages = {
  required: 'This field is required',
  too_small: 'Rating should be above 0',
  too_big: 'Max Rating not be above 5',
} as const;

export const productKindWords = {
  books: { th: 'หนังสือ', en: 'Books' },
  stationery: { th: 'เครื่องเขียน', en: 'Stationery' },
  clothing: { th: 'เสื้อผ้า', en: 'Clothing' },
  souvenirs: { th: 'ของที่ระลึก', en: 'Souvenirs' },
} as const satisfies Record<ProductKind, Bilingual>;

/** The kind of a product, by its built-in picture; null for any other picture. */
export const productKindOf = ({ img }: Pick<Product, 'img'>): ProductKind | null => (isProductPicture(img) ? productPictures[img] : null);
