import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { prefixBody } from '@faculty/contracts/members/prefix';
import { linkBody } from '@faculty/contracts/website/link';
import { newsBody } from '@faculty/contracts/website/news';
import { gridText } from '@faculty/contracts/website/person-grid';
import { personPageBody } from '@faculty/contracts/website/person-page';
import { demoAccounts, demoMembers, generatedMember, userNameOf } from '@faculty/prisma/seed/demo/people';
import { pictureOf, portraitName, portraitsEach, sceneNames, scenePictureName, variants } from '@faculty/prisma/seed/demo/pictures';
import { dated, dayOf, richText } from '@faculty/prisma/seed/demo/rich-text';
import { demoLinks, linkRow } from '@faculty/prisma/seed/demo/seed-links';
import { demoNews } from '@faculty/prisma/seed/demo/seed-news';
import { demoPersonPages, placedOn } from '@faculty/prisma/seed/demo/seed-person-pages';
import { demoRoles } from '@faculty/prisma/seed/demo/seed-roles';
import { demoUploads } from '@faculty/prisma/seed/demo/seed-uploads';
import { pageOptions } from '@faculty/prisma/seed/reference/options';
import { prefixes } from '@faculty/prisma/seed/reference/seed-reference';
import { rowsOf } from '@faculty/prisma/seed/table';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { userNameFrom } from '../auth/user-name.ts';
import { rootDirectory } from '../config.ts';

const published = new Date('2026-11-20T00:00:00Z');
const addresses = new Map(demoUploads.map(({ name }) => [name, `/files/uploads/${name}`]));

describe('a table in a data file', () => {
  const row = z.strictObject({ code: z.string(), count: z.number().optional() });
  test('has its columns in the first line, and its lines may end before the optional ones', () => {
    expect(rowsOf(row, [['code', 'count'], ['a', 1], ['b']])).toEqual([{ code: 'a', count: 1 }, { code: 'b' }]);
  });
  test.each([[['a', 'one']], [['a', 1, 'more']], [[]]])('is refused with a line such as %j', (line) => {
    expect(() => rowsOf(row, [['code', 'count'], line])).toThrow(z.ZodError);
  });
});

describe('the prefixes', () => {
  test('are what the form would take, each code once, and no two look the same to choose from', () => {
    for (const prefix of prefixes) expect(prefixBody.parse(prefix), prefix.prefix_code).toEqual(prefix);
    expect(new Set(prefixes.map((prefix) => prefix.prefix_code)).size).toBe(prefixes.length);
    expect(new Set(prefixes.map((prefix) => prefix.prefix_s_th)).size).toBe(prefixes.length);
  });
});

describe('the people', () => {
  const members = demoMembers.map((member) => ({ ...member, user_name: userNameOf(member.fname_en, member.lname_en) }));
  const generated = Array.from({ length: 2000 }, (_, index) => generatedMember(index + 1));
  const everybody = [...demoAccounts, ...members, ...generated];

  test('are 40 members beside three accounts, and up to 2000 more', () => {
    expect(members).toHaveLength(40);
    expect(demoAccounts.map((account) => account.user_name)).toEqual(['admin', 'staff', 'lecturer']);
  });

  test('have user names by the rule, each once', () => {
    for (const { user_name } of everybody) expect(userNameFrom(`${user_name}@faculty.example`)).toBe(user_name);
    expect(new Set(everybody.map((person) => person.user_name)).size).toBe(everybody.length);
  });

  test('have a prefix that exists and names in both scripts', () => {
    const codes = new Set(prefixes.map((prefix) => prefix.prefix_code));
    for (const person of everybody) {
      expect(codes, person.user_name).toContain(person.prefix_code);
      expect(`${person.fname_th}${person.lname_th}`).toMatch(/^[\u0e01-\u0e4e ]+$/);
      expect(`${person.fname_en}${person.lname_en}`).toMatch(/^[A-Za-z -]+$/);
    }
  });

  test('show every kind of role, and every role is somebody’s', () => {
    const names = new Set([...demoAccounts, ...members].map((person) => person.user_name));
    for (const role of demoRoles) expect(names).toContain(role.user_name);
    expect(demoRoles.some((role) => role.active === 'N')).toBe(true);
    expect(demoRoles.some((role) => role.flags.length === 1 && role.flags[0] === 'view')).toBe(true);
  });

  test('the lecturer edits nothing but works and activities', () => {
    expect(demoRoles.filter((role) => role.user_name === 'lecturer' && !role.flags.includes('own_only'))).toEqual([]);
  });
});

describe('the news', () => {
  test('are 60, about two thirds in both languages, some to come, some cancelled', () => {
    expect(demoNews).toHaveLength(60);
    const bilingual = demoNews.filter((news) => news.en).length;
    expect(bilingual).toBeGreaterThan(36);
    expect(bilingual).toBeLessThan(50);
    expect(demoNews.filter((news) => news.day > 0).length).toBeGreaterThan(1);
    expect(demoNews.filter((news) => news.inactive).length).toBeGreaterThan(2);
  });

  test.each(demoNews.map((news) => [news.th.title, news] as const))('%s is what the form would take', (_, news) => {
    const body = {
      news_title_th: dated(news.th.title, published, 'th'),
      news_title_en: news.en ? dated(news.en.title, published, 'en') : '',
      news_content_th: richText(news.th.body, published, 'th', addresses),
      news_content_en: news.en ? richText(news.en.body, published, 'en', addresses) : '',
      switch_lang: news.en ? 'Y' : 'N',
      news_stratrgic_tag: news.strategies,
      news_type_tag: news.sections,
      news_tag: news.keywords,
      news_sdgs: news.sdgs,
    };
    expect(newsBody.parse(body)).toMatchObject(body);
    expect(news.album ?? 0).toBeLessThanOrEqual(6);
    // every open place is filled, every inserted file exists, and English holds no Thai
    expect(Object.values(body).join(' ')).not.toMatch(/[{}]/);
    expect(body.news_content_th.match(/<img/g)?.length ?? 0).toBe(
      news.th.body.filter((block) => typeof block === 'object' && 'picture' in block).length,
    );
    expect(`${body.news_title_en}${body.news_content_en}`).not.toMatch(/[\u0e00-\u0e7f]/);
  });

  test('have blocks of every kind; a picture that is not there is left out', () => {
    const html = richText(
      [
        'On {day}, see [the site](news).',
        { heading: 'Who' },
        { list: ['All', 'None'] },
        { steps: ['Go'] },
        { quote: 'Yes', by: 'Me' },
        { table: [['A'], ['1']] },
        { picture: 'a.jpg', caption: 'A' },
        { picture: 'b.jpg', caption: 'B' },
      ],
      published,
      'en',
      new Map([['a.jpg', '/files/a']]),
    );
    expect(html.split('\n')).toEqual([
      '<p>On 20 November 2026, see <a href="https://www.faculty.example/news" target="_blank" rel="noopener">the site</a>.</p>',
      '<h3>Who</h3>',
      '<ul><li>All</li><li>None</li></ul>',
      '<ol><li>Go</li></ol>',
      '<blockquote><p>Yes</p><footer>Me</footer></blockquote>',
      '<table border="1" style="border-collapse:collapse;width:100%"><thead><tr><th>A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>',
      '<figure><img src="/files/a" alt="A" style="max-width:100%"><figcaption>A</figcaption></figure>',
    ]);
  });

  test('say their days in the calendar of their language', () => {
    expect(dated('{day} {day+11} {year}', published, 'th')).toBe('20 พฤศจิกายน 2569 1 ธันวาคม 2569 2569');
    expect(dated('{day-20}', published, 'en')).toBe('31 October 2026');
    expect(dayOf(new Date('2026-11-20T18:00:00Z')).toISOString()).toBe('2026-11-21T00:00:00.000Z');
  });
});

describe('the showcases of people', () => {
  const names = new Set([
    ...demoAccounts.map((account) => account.user_name),
    ...demoMembers.map((each) => userNameOf(each.fname_en, each.lname_en)),
  ]);

  test('are at least 12, each under an ID of its own, one of them no longer shown', () => {
    expect(demoPersonPages.length).toBeGreaterThanOrEqual(12);
    expect(new Set(demoPersonPages.map((page) => page.url)).size).toBe(demoPersonPages.length);
    expect(demoPersonPages.filter((page) => page.inactive)).toHaveLength(1);
  });

  test.each(demoPersonPages.map((page) => [page.url, page] as const))('%s is what the form would take', (_, page) => {
    const people = placedOn(page);
    const body = {
      persons_url: page.url,
      persons_title_th: page.th,
      persons_title_en: page.en,
      persons_content_th: page.text?.th ?? '',
      persons_content_en: page.text?.en ?? '',
      persons_objects: gridText(people),
    };
    expect(personPageBody.parse(body)).toMatchObject(body);
    expect(`${body.persons_title_en}${body.persons_content_en}`).not.toMatch(/[\u0e00-\u0e7f]/);
    for (const { user_name, position_th, position_en } of people) {
      expect(names, page.url).toContain(user_name);
      expect(position_th, user_name).toMatch(/[\u0e00-\u0e7f]/);
      expect(position_en, user_name).toMatch(/^[\w ’()-]+$/);
    }
  });
});

describe('the links', () => {
  test.each(demoLinks)('$th.title is such as the form takes', (link) => {
    const row = linkRow(link, { th: null, en: null }, 1, new Date('2026-11-20'));
    const day = (date: unknown) => (date instanceof Date ? date.toISOString().slice(0, 10) : null);
    const days = { show_start_date: day(row.show_start_date), show_end_date: day(row.show_end_date) };
    expect(linkBody.parse({ ...row, ...days })).toMatchObject({ links_title_th: link.th.title });
    for (const type of row.links_type_tag as string[]) expect(pageOptions[`LINK_TYPE_UNIT_${link.group}`]).toHaveProperty(type);
  });
});

describe('the pictures', () => {
  const folder = path.join(rootDirectory, 'prisma/seed/demo/pictures');
  const named = [
    ...sceneNames.flatMap((scene) => Array.from({ length: variants }, (_, variant) => scenePictureName(scene, variant))),
    ...(['f', 'm'] as const).flatMap((sex) => Array.from({ length: portraitsEach }, (_, number) => portraitName(sex, number))),
    'logo-light.webp',
    'logo-dark.webp',
  ];
  test('are all there, small, and no others', () => {
    expect(readdirSync(folder).sort()).toEqual(named.sort());
    for (const name of named) expect(statSync(path.join(folder, name)).size, name).toBeLessThan(60_000);
  });
  test('are the same for the same item, and a series shows different ones', () => {
    expect(pictureOf('campus', 'a')).toBe(pictureOf('campus', 'a'));
    expect(new Set([0, 1, 2, 3].map((place) => pictureOf('campus', 'a', place))).size).toBe(4);
  });
});
