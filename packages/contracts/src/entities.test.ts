import { expect, test } from 'vitest';
import { entities, entityOf } from './entities.ts';
import { binnedEntities } from './entity-labels.ts';

/** Documented limits in MB: header and cover pictures 3, album pictures 25, files 100, separate uploads 10. */
test('content files have the documented size limits', () => {
  const limits = Object.fromEntries(
    entities.filter(({ bin }) => bin).map(({ name, files }) => [name, Object.values(files).map(({ maxMegabytes }) => maxMegabytes)]),
  );
  expect(limits).toMatchObject({
    news: [3, 3],
    news_image: [25],
    upload: [10],
    article_page: [3, 3, 100],
    doc: [100, 3, 3],
    mou: [100, 3, 3],
    link: [3, 3],
    direct_dean: [3],
    group_item: [3, 3, 100],
  });
});

test('a copy starts without the address of its original', () => {
  expect(entityOf.content_page.copyWithout).toContain('page_url');
  expect(entityOf.article_page.copyWithout).toContain('article_page_url');
  expect(entityOf.person_page.copyWithout).toContain('persons_url');
});

test('binnedEntities lists exactly the entities with a bin', () => {
  expect(entities.filter(({ bin }) => bin).map(({ name }) => name)).toEqual(binnedEntities);
});
