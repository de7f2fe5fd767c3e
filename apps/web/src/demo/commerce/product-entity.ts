import { type Product, type ProductBody, product, productBody, productKindWords, productRoutes } from '@faculty/contracts/demo/product';
import { defineEntity } from '@faculty/contracts/kit/entity';
import { serialId } from '@faculty/contracts/kit/fields';
import { listQuery } from '@faculty/contracts/kit/list-query';
import { z } from 'zod';

const kinds = Object.keys(productKindWords) as (keyof typeof productKindWords)[];
const productQuery = listQuery(['id', 'title', 'price', 'rating'], { kind: z.enum(kinds).optional() });
export interface ProductQuery extends z.infer<typeof productQuery> {}

/** Products as the kit's lists know an entity. They borrow the page of the accounts, which administrators alone see. */
export const productEntity = defineEntity<number, Product, Product, ProductBody, ProductQuery>({
  name: 'product',
  tag: 'Products',
  page: '/admin/users',
  idKey: 'id',
  id: serialId,
  row: product,
  item: product,
  body: productBody,
  query: productQuery,
  ownerKey: 'title',
  title: { th: ['title'] },
  defaultOrder: [{ field: 'id', sort: 'asc' }],
  files: {},
  routes: productRoutes,
});
