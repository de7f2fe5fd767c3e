import { demoKinds } from '@faculty/contracts/demo/audited';
import { productBody, productPictures } from '@faculty/contracts/demo/product';
import { expect, test } from 'vitest';
import { codes, words } from '../../app/record-labels.ts';
import { entityLabel, fieldLabel } from '../../kit/history/labels.ts';
import { productEntity } from './product-entity.ts';

test.each(['th', 'en'] as const)('the audit log has words for a product and for what is filled in of it, in %s', (language) => {
  expect(entityLabel(productEntity.name, language)).toBe(demoKinds.product[language]);
  const fields = Object.keys(productBody.shape);
  expect(fields.filter((field) => fieldLabel(words.product, field, language) === field)).toEqual([]);
  expect(Object.keys(codes.img ?? {}).sort()).toEqual(Object.keys(productPictures).sort());
});
