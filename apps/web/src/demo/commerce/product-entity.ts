import { type Product, type ProductBody, product, productBody, productRoutes } from '@faculty/contracts/demo/product';
import { defineEntity } from '@faculty/contracts/kit/entity';
import { serialId } from '@faculty/contracts/kit/fields';
import { listQuery } from '@faculty/contracts/kit/list-query';
import type { z } from 'zod';

const productQuery = listQuery(['id', 'title', 'price', 'rating'], {});

/** Products as the kit's changes and the audit log know an entity. They borrow the page of the accounts, which administrators alone see. */
export const productEntity = defineEntity<number, Product, Product, ProductBody, z.infer<typeof productQuery>>({
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
