import { expect, test } from 'vitest';
import { entities, entityOf } from './entities.ts';
import { binnedEntities } from './entity-labels.ts';

/** As the documents say it, in MB: pictures of a header or a cover 3, of an album 25, files 100, what is uploaded by itself 10. */
test('files of content have the documented limits', () => {
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

test('a copy begins without the address of its original', () => {
  expect(entityOf.content_page.copyWithout).toContain('page_url');
  expect(entityOf.article_page.copyWithout).toContain('article_page_url');
  expect(entityOf.person_page.copyWithout).toContain('persons_url');
});

test('the bin is offered for the kinds of record that wait there', () => {
  expect(entities.filter(({ bin }) => bin).map(({ name }) => name)).toEqual(binnedEntities);
});
