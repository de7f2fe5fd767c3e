import { type HomeBlock, homeFields, menuItemBody, menuPlaces, siteLists } from '@faculty/contracts/admin/menu-item';
import { articlePageBody } from '@faculty/contracts/website/article-page';
import { contentPageBody } from '@faculty/contracts/website/content-page';
import { dated, richText, shownDays } from '@faculty/prisma/seed/demo/rich-text';
import { demoHome, demoMenu } from '@faculty/prisma/seed/demo/seed-menu';
import { demoArticles, demoPages } from '@faculty/prisma/seed/demo/seed-pages';
import { demoUploads } from '@faculty/prisma/seed/demo/seed-uploads';
import { pageOptions } from '@faculty/prisma/seed/reference/options';
import { describe, expect, test } from 'vitest';
import { dayText } from '../kit/crud/days.ts';

const written = new Date('2026-11-20T00:00:00Z');
const addresses = new Map(demoUploads.map(({ name }) => [name, `/files/uploads/${name}`]));
const texts = ({ th, en }: (typeof demoPages)[number] | (typeof demoArticles)[number]) => ({
  title_th: dated(th.title, written, 'th'),
  title_en: en ? dated(en.title, written, 'en') : '',
  content_th: richText(th.body, written, 'th', addresses),
  content_en: en ? richText(en.body, written, 'en', addresses) : '',
  switch_lang: en ? 'Y' : 'N',
});
const days = (shows: Parameters<typeof shownDays>[0]) => {
  const { show_start_date, show_end_date } = shownDays(shows, written);
  return { show_start_date: show_start_date && dayText(show_start_date), show_end_date: show_end_date && dayText(show_end_date) };
};
const named = (start: string, fields: object) =>
  Object.fromEntries(Object.entries(fields).map(([key, value]) => [`${start}${key}`, value]));

describe.each([
  ['pages', demoPages],
  ['articles', demoArticles],
] as const)('the %s', (_, items) => {
  test('have names of their own, English without Thai, and all their pictures', () => {
    expect(items.length).toBeGreaterThanOrEqual(16);
    expect(new Set(items.map(({ url }) => url)).size).toBe(items.length);
    for (const item of items) {
      const { title_en, content_en, content_th } = texts(item);
      expect(`${title_en}${content_en}`, item.url).not.toMatch(/[\u0e00-\u0e7f]/);
      expect(content_th.match(/<img/g)?.length ?? 0, item.url).toBe(
        item.th.body.filter((block) => typeof block === 'object' && 'picture' in block).length,
      );
    }
  });

  test('show every state: for a while, over, retired, in two languages', () => {
    expect(items.some(({ shows }) => (shows?.from ?? 0) > 0)).toBe(true);
    expect(items.some(({ shows }) => shows?.until !== undefined)).toBe(true);
    expect(items.some(({ inactive }) => inactive)).toBe(true);
    expect(items.some(({ en }) => en) && items.some(({ en }) => !en)).toBe(true);
  });
});

test.each(demoPages.map((page) => [page.url, page] as const))('the page %s is what the form would take', (_, page) => {
  const { switch_lang, ...rest } = texts(page);
  const body = { page_url: page.url, ...named('page_', rest), switch_lang, ...days(page.shows) };
  expect(contentPageBody.parse(body)).toMatchObject(body);
});

test.each(demoArticles.map((article) => [article.url, article] as const))('the article %s is what the form would take', (_, article) => {
  const { switch_lang, ...rest } = texts(article);
  const body = {
    article_page_url: article.url,
    article_page_group_tag: article.group,
    article_page_type_tag: article.sections,
    ...named('article_page_', rest),
    status_link: article.address === undefined ? 'Y' : 'N',
    article_page_h_url: article.address ?? '#',
    switch_lang,
    ...days(article.shows),
  };
  expect(articlePageBody.parse(body)).toMatchObject(body);
  for (const section of article.sections) expect(pageOptions[`ARTICLE_PAGE_TYPE_UNIT_${article.group}`]).toHaveProperty(section);
});

test('the menu is what the form would take, of pages and lists that there are, and fits', () => {
  const names = new Set([...demoPages.map(({ url }) => url), ...Object.keys(siteLists), '']);
  for (const [place, label_th, label_en, target] of demoMenu) {
    expect(names).toContain(target);
    const body = { under: place || '1', label_th, label_en, target_kind: target ? 'L' : 'N', target: target && '/news' };
    expect(menuItemBody.parse(body)).toMatchObject(body);
  }
  const parts = demoMenu.flatMap(([place], at) => (place === '' ? [] : [{ place, at }]));
  for (const [place, { most, below }] of Object.entries(menuPlaces)) {
    expect(parts.filter((part) => part.place === place).length).toBeLessThanOrEqual(most);
    for (const [index, part] of parts.entries())
      if (part.place === place) expect((parts[index + 1]?.at ?? demoMenu.length) - part.at - 1).toBeLessThanOrEqual(below);
  }
});

test('the home page is what the form would take, of pages, lists and pictures that there are, and fits', () => {
  const names = new Set([...demoPages.map(({ url }) => url), ...Object.keys(siteLists), '']);
  const bodyOf = ({ label, note, icon, target }: Omit<(typeof demoHome)[number], 'block' | 'items' | 'order_seq'>) => ({
    label_th: label[0],
    label_en: label[1],
    note_th: note[0],
    note_en: note[1],
    icon,
    target_kind: target ? 'L' : 'N',
    target: target && '/news',
  });
  expect(demoHome.length).toBeLessThanOrEqual(menuPlaces.W.most);
  for (const { block, items, ...own } of demoHome) {
    expect(menuItemBody.parse({ ...bodyOf(own), under: 'W', block })).toMatchObject({ block, ...bodyOf(own) });
    expect(items.length).toBeLessThanOrEqual(homeFields[block as HomeBlock]?.items ? menuPlaces.W.below : 0);
    for (const item of [own, ...items]) {
      expect(names).toContain(item.target);
      if (item !== own) expect(menuItemBody.parse({ ...bodyOf(item), under: '1' })).toMatchObject(bodyOf(item));
    }
  }
});
