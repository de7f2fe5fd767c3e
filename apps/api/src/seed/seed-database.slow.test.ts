import { existsSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { seedLightNews } from '@faculty/prisma/seed/demo/light-news';
import { generatedMember } from '@faculty/prisma/seed/demo/people';
import { seedMembers } from '@faculty/prisma/seed/demo/seed-people';
import { seedReference } from '@faculty/prisma/seed/reference/seed-reference';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test/test-app.ts';
import { identityOf } from '../auth/dev-idp/dev-identity.ts';
import { siteServer } from '../public/site-server.ts';
import { demo, demoFilesIn, seedWhenEmpty } from './seed-database.ts';

let t: TestApp;
let whole: Awaited<ReturnType<typeof counts>>;
beforeAll(async () => {
  t = await testApp();
  await seedWhenEmpty(t.app);
  whole = await counts();
}, 300_000); // some 280 pictures are drawn and stored
afterAll(() => t.close());

const counts = async () => {
  const { db } = t.app;
  return {
    people: await db.user.count(),
    roles: await db.role.count(),
    news: await db.news.count(),
    pages: await db.contentPage.count(),
    articles: await db.articlePage.count(),
    documents: await db.document.count(),
    album: await db.newsImage.count(),
    uploads: await db.upload.count(),
    files: await db.storedFile.count(),
    parameters: await db.parameter.count(),
    prefixes: await db.prefix.count(),
    positions: await db.jobPosition.count(),
    levels: await db.eduLevel.count(),
    departments: await db.department.count(),
    degrees: await db.userEdu.count(),
    works: await db.work.count(),
    activities: await db.activity.count(),
    participants: await db.activityUser.count(),
    dates: await db.facultyDate.count(),
    personPages: await db.personPage.count(),
    personCells: await db.personCell.count(),
    deans: await db.directDean.count(),
    deanEntries: await db.directDeanList.count(),
    categories: await db.groupMaster.count(),
    groupItems: await db.groupItem.count(),
    lcMembers: await db.lcUser.count(),
    lcVisits: await db.lcVisit.count(),
  };
};

const signIn = (name: string) => t.call('POST /auth/signin/local', { email: `${name}@faculty.example`, password: `${name}1234` });
const tokens = new Map<string, string>();
/** Signs in once: signing in again and again is refused. */
async function bearer(name: string) {
  const token = tokens.get(name) ?? (await signIn(name)).body.replaceAll('"', '');
  tokens.set(name, token);
  return { authorization: `Bearer ${token}` };
}

describe('an empty database', () => {
  test('gets 43 people, 60 news items, 20 pages, 17 articles, 12 uploads 14 grouped documents and 28 documents and MOUs', async () => {
    expect(await counts()).toMatchObject({
      people: 43,
      news: 60,
      pages: 20,
      articles: 17,
      uploads: 12,
      categories: 6,
      groupItems: 14,
      documents: 28,
    });
  });

  test.each(['admin', 'staff', 'lecturer'])('lets %s sign in', async (name) => {
    expect((await signIn(name)).statusCode).toBe(200);
  });

  test('knows them by the stand-in for Office365 from the start, whose first sign-in would end their password', async () => {
    const users = await t.app.db.user.findMany({ where: { password_hash: { not: null } } });
    expect(users).toHaveLength(3);
    for (const user of users) expect(user).toMatchObject(identityOf(user.id));
  });

  test('holds a file in the store for every row, each with a record of its own', async () => {
    const files = await t.app.db.storedFile.findMany({ include: { _count: true } });
    for (const { path: file, _count, claimed } of files) {
      expect(existsSync(path.join(t.dataDirectory, 'files', file)), file).toBe(true);
      expect(
        Object.values(_count).reduce((sum, count) => sum + count),
        file,
      ).toBe(1);
      expect(claimed).toBe(true);
    }
  });

  test('shows its news to staff, found by what they say', async () => {
    const search = `GET /web_con_news?page=0&limit=15&q=${encodeURIComponent('ลอยกระทง')}`;
    const found = await t.call(search, undefined, await bearer('staff'));
    expect(found.json<{ count: number }>().count).toBe(1);
    expect((await t.call(search, undefined, await bearer('lecturer'))).statusCode).toBe(403);
  });
});

test('the menu and the footer of the website lead to every page that visitors may see', async () => {
  const site = await siteServer(t.app);
  const home = (await site.inject('/')).body;
  const en = (await site.inject('/en/')).body;
  await site.close();
  const shown = await t.call('GET /public/v1/pages?limit=50');
  const { rows } = shown.json<{ rows: { page_url: string }[] }>();
  expect(rows.length).toBeGreaterThanOrEqual(16);
  for (const { page_url } of rows) {
    expect(home).toContain(`href="/page/${page_url}"`);
    expect(en).toContain(`href="/en/page/${page_url}"`);
  }
  expect(Buffer.byteLength(gzipSync(home)), 'compressed bytes of the home page with its styles').toBeLessThanOrEqual(14_000);
});

describe('the language centre', () => {
  test('has 420 members and a year of about 8,000 visits, on the days and in the hours it is open', async () => {
    const { lcMembers, lcVisits } = await counts();
    expect([lcMembers, lcVisits > 7_900 && lcVisits <= 8_000]).toEqual([420, true]);
    const [odd] = await t.app.db.$queryRaw<{ sundays: number; early: number; late: number; future: number }[]>`
      SELECT (count(*) FILTER (WHERE extract(isodow FROM time_in AT TIME ZONE 'Asia/Bangkok') = 7))::int AS sundays,
        (count(*) FILTER (WHERE (time_in AT TIME ZONE 'Asia/Bangkok')::time < '08:30'))::int AS early,
        (count(*) FILTER (WHERE (time_out AT TIME ZONE 'Asia/Bangkok')::time > '20:00'))::int AS late,
        (count(*) FILTER (WHERE time_in > now() OR time_out > now()))::int AS future FROM mem_lc_checkin_users`;
    expect(odd).toEqual({ sundays: 0, early: 0, late: 0, future: 0 });
  });
});

describe('everybody', () => {
  test('holds a position that exists and a degree, and has a department', async () => {
    const [without, nowhere] = [{ info: { info_data_b: null, info_data_c: null } }, { info: { up_department_id: null } }];
    expect(await t.app.db.user.count({ where: { OR: [without, nowhere, { educations: { none: {} } }] } })).toBe(0);
  });

  test.each(['admin', 'staff', 'lecturer'])('sees days of their own and of the faculty in the calendar: %s', async (name) => {
    const month = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Bangkok' }).format().slice(0, 7);
    const response = await t.call(`GET /api/profileCalendar?from=${month}-01&to=${month}-28`, undefined, await bearer(name));
    const kinds = new Set(response.json<{ kind: string }[]>().map((entry) => entry.kind));
    expect(kinds).toEqual(new Set(['activity', 'faculty']));
  });

  test('the lecturer’s works are counted by type', async () => {
    const response = await t.call('GET /api/getProfileDataConWork', undefined, await bearer('lecturer'));
    expect(response.json<unknown[]>().length).toBeGreaterThanOrEqual(4);
  });

  test('staff sees the members, and the pages of administration are closed to them', async () => {
    expect((await t.call('GET /mem_users?page=0&limit=15', undefined, await bearer('staff'))).statusCode).toBe(200);
    expect((await t.call('GET /users?page=0&limit=10', undefined, await bearer('staff'))).statusCode).toBe(403);
    expect((await t.call('GET /mem_users?page=0&limit=15', undefined, await bearer('lecturer'))).statusCode).toBe(403);
  });
});

describe('a second run', () => {
  test('adds nothing and touches nothing', async () => {
    const { db } = t.app;
    const before = await counts();
    const edited = await db.news.findFirstOrThrow();
    await db.news.update({ where: { news_id: edited.news_id }, data: { news_title_th: 'แก้ไขแล้ว' } });
    await db.prefix.delete({ where: { prefix_code: '358' } });
    await db.parameter.deleteMany({ where: { parameter_name: 'NEWS_STRATRGIC', parameter_value: 'S7' } });
    await db.parameter.updateMany({ where: { parameter_name: 'NEWS_TYPE', parameter_value: 'N1' }, data: { parameter_th: 'ข่าวของเรา' } });
    await db.user.update({ where: { user_name: 'staff' }, data: { fname_th: 'เปลี่ยนชื่อ' } });

    expect(await seedReference(db)).toEqual({ parameters: 0, prefixes: 0, positions: 0, levels: 0, departments: 0, categories: 0 });
    expect(await demo(db, t.app.files)).toEqual({
      people: 0,
      roles: 0,
      uploads: 0,
      news: 0,
      pages: 0,
      articles: 0,
      documents: 0,
      links: 0,
      works: 0,
      activities: 0,
      dates: 0,
      personPages: 0,
      deans: 0,
      groupItems: 0,
      settings: 0,
      menu: 0,
      lcMembers: 0,
      lcVisits: 0,
    });

    expect(await counts()).toEqual({ ...before, prefixes: before.prefixes - 1, parameters: before.parameters - 1 });
    expect((await db.news.findUniqueOrThrow({ where: { news_id: edited.news_id } })).news_title_th).toBe('แก้ไขแล้ว');
    expect((await db.user.findUniqueOrThrow({ where: { user_name: 'staff' } })).fname_th).toBe('เปลี่ยนชื่อ');
    const option = { parameter_system: 'WEB', parameter_name: 'NEWS_TYPE', parameter_value: 'N1' };
    expect(await db.parameter.findFirstOrThrow({ where: option })).toMatchObject({ parameter_th: 'ข่าวของเรา' });
  });

  test('gives back one missing person and leaves the others', async () => {
    const where = { user_name: 'pawina.tho' };
    await t.app.db.userEdu.deleteMany({ where });
    await t.app.db.activity.deleteMany({ where });
    await t.app.db.user.delete({ where });
    expect(await demo(t.app.db, t.app.files)).toMatchObject({ people: 1 });
  });
});

describe('a database from before there were these pages', () => {
  test('gets the roles, posts, degrees and records it lacks; what people gave or took away stays so', async () => {
    const { db, files } = t.app;
    await db.role.deleteMany({ where: { role_page: { in: ['/member/position', '/member/edulavel', '/member/role'] } } });
    await db.role.updateMany({ where: { user_name: 'staff', role_page: '/member/members' }, data: { edit: 'Y' } });
    const taken = await db.role.findFirstOrThrow({ where: { user_name: 'staff', role_page: '/web/content_upload' } });
    const admin = await bearer('admin');
    expect((await t.call('POST /delete_roles', { role_id: taken.role_id }, admin)).statusCode).toBe(200);
    await db.userEdu.deleteMany();
    await db.userInfo.updateMany({ data: { info_data_a: '', info_data_b: null, info_data_c: null } });
    await db.work.deleteMany();
    await db.activity.deleteMany();
    await db.facultyDate.deleteMany();
    await db.groupItem.deleteMany();
    for (const startsWith of ['group-items/', 'works/']) await db.storedFile.deleteMany({ where: { path: { startsWith } } });

    await demo(db, files);

    expect(await counts()).toEqual({
      ...whole,
      prefixes: whole.prefixes - 1,
      parameters: whole.parameters - 1,
      roles: whole.roles - 1,
    });
    expect(await db.role.count({ where: { user_name: 'staff', role_page: '/web/content_upload' } })).toBe(0);
    const given = await db.role.findFirstOrThrow({ where: { user_name: 'staff', role_page: '/member/members' } });
    expect(given).toMatchObject({ view: 'Y', edit: 'Y' });
    const lecturer = await db.userInfo.findUniqueOrThrow({ where: { user_name: 'lecturer' } });
    expect(lecturer).toMatchObject({ info_data_a: 'bachelor_graduate', info_data_c: '202' });
  });

  test('keeps the posts of people and their degrees as they are once there are any', async () => {
    const { db, files } = t.app;
    await db.userInfo.update({ where: { user_name: 'lecturer' }, data: { info_data_a: '', info_data_b: '111', info_data_c: null } });
    await db.userEdu.deleteMany({ where: { user_name: 'lecturer' } });
    await demo(db, files);
    expect(await db.userInfo.findUniqueOrThrow({ where: { user_name: 'lecturer' } })).toMatchObject({
      info_data_b: '111',
      info_data_c: null,
    });
    expect(await db.userEdu.count({ where: { user_name: 'lecturer' } })).toBe(0);
  });
});

describe('more on demand', () => {
  test('members and plain news are topped up to the number asked for', async () => {
    const { db, files } = t.app;
    expect(await seedMembers(db, 30)).toBe(30);
    expect(await seedMembers(db, 50)).toBe(20);
    const bare = {
      OR: [{ educations: { none: {} } }, { info: { info_data_b: null, info_data_c: null } }, { info: { prefix_code: null } }],
    };
    expect(
      await db.user.count({
        where: { ...bare, user_name: { in: Array.from({ length: 50 }, (_, at) => generatedMember(at + 1).user_name) } },
      }),
    ).toBe(0);
    const store = demoFilesIn(files);
    expect(await seedLightNews(db, store, 1200, new Date())).toBe(1200);
    expect(await seedLightNews(db, store, 1300, new Date())).toBe(100);
    expect(await seedLightNews(db, store, 1300, new Date())).toBe(0);
    expect(await db.news.count({ where: { search_text: '' } })).toBe(0);
    const orders = await db.news.findMany({ select: { order_seq: true } });
    expect(new Set(orders.map((news) => news.order_seq)).size).toBe(orders.length);
  });
});

describe('production', () => {
  test('gets reference data and nobody to sign in as', async () => {
    const production = await testApp();
    const config = { ...production.app.config, production: true };
    const { db, pool, reservePool, files, log } = production.app;
    await seedWhenEmpty({ config, db, pool, reservePool, files, log });
    expect(await db.parameter.count()).toBeGreaterThan(100);
    expect(await db.user.count()).toBe(0);
    expect(await db.news.count()).toBe(0);
    await production.close();
  });
});
