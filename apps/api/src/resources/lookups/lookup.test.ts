import type { ParameterOption } from '@faculty/contracts/lookups/parameters';
import { seedReference } from '@faculty/prisma/seed/reference/seed-reference';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, type TestApp, testApp } from '../../../test/test-app.ts';

let t: TestApp;
let anybody: Client;
beforeAll(async () => {
  t = await testApp();
  await seedReference(t.app.db);
  await t.app.db.parameter.update({
    where: {
      parameter_system_parameter_name_parameter_value: { parameter_system: 'WEB', parameter_name: 'NEWS_TYPE', parameter_value: 'N9' },
    },
    data: { active: 'N' },
  });
  anybody = await t.person();
});
afterAll(() => t.close());

const options = async (path: string, headers?: Record<string, string>, body?: unknown) => {
  const response = await anybody.call(`POST ${path}`, body, headers);
  expect(response.statusCode, response.body).toBe(200);
  return response.json<ParameterOption[]>();
};

describe('a parameter list', () => {
  test('answers its active options in their order, in both languages', async () => {
    const sections = await options('/combo_dc_param/WEB/NEWS_TYPE');
    expect(sections.map((option) => option.parameter_value)).toEqual(['N1', 'N2', 'N3', 'N4', 'N5', 'N6', 'N7', 'N8', 'N10']);
    expect(sections[0]).toEqual({
      parameter_value: 'N1',
      parameter_th: 'ข่าวประชาสัมพันธ์',
      parameter_en: 'Announcements',
      parameter_name: 'NEWS_TYPE',
    });
  });

  test.each([
    ['no body and no type', undefined, undefined],
    ['the JSON type and no body', { 'content-type': 'application/json' }, undefined],
    ['an empty JSON object', undefined, {}],
    ['the form type and no body', { 'content-type': 'application/x-www-form-urlencoded' }, undefined],
  ])('takes a call with %s', async (_, headers, body) => {
    expect(await options('/combo_dc_param/WEB/LINK_GROUP', headers, body)).toHaveLength(5);
  });

  test('answers what is retired as well to who asks for it, and says so', async () => {
    const sections = await options('/combo_dc_param/WEB/NEWS_TYPE?retired=Y');
    expect(sections.filter(({ active }) => active === 'N')).toMatchObject([{ parameter_value: 'N9', parameter_name: 'NEWS_TYPE' }]);
    expect(sections).toHaveLength(10);
    expect((await options('/combo_dc_param_like/WEB/NEWS_TY?retired=Y')).map(({ active }) => active)).toContain('N');
    expect((await anybody.call('POST /combo_dc_param/WEB/NEWS_TYPE?retired=maybe')).statusCode).toBe(400);
  });

  test('that does not exist is empty', async () => {
    expect(await options('/combo_dc_param/WEB/NO_SUCH_LIST')).toEqual([]);
    expect(await options('/combo_dc_param/NO_SUCH_SYSTEM/NEWS_TYPE')).toEqual([]);
    expect(await options('/combo_dc_param_like/WEB/NO_SUCH_')).toEqual([]);
  });

  test.each([
    ['/combo_dc_param/WEB/news_type', 'name'],
    ['/combo_dc_param/WEB/NEWS%25TYPE', 'name'],
    [`/combo_dc_param/WEB/${'A'.repeat(61)}`, 'name'],
    ["/combo_dc_param/WEB'--/NEWS_TYPE", 'system'],
    ['/combo_dc_param_like/WEB/%25', 'prefix'],
  ])('%s is refused, and says which part is wrong', async (path, field) => {
    const response = await anybody.call(`POST ${path}`);
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json<{ fields: object }>().fields)).toEqual([field]);
  });

  test('is for people who are signed in', async () => {
    expect((await t.call('POST /combo_dc_param/WEB/NEWS_TYPE')).statusCode).toBe(401);
  });
});

describe('lists with a common beginning', () => {
  test('name the list of each option in full, group 2 before group 10', async () => {
    const types = await options('/combo_dc_param_like/WEB/DOC_TYPE_UNIT_');
    const groups = [...new Set(types.map((option) => option.parameter_name))];
    expect(groups).toEqual(Array.from({ length: 19 }, (_, index) => `DOC_TYPE_UNIT_D${index + 1}`));
    expect(types[0]).toMatchObject({ parameter_value: 'D1T1', parameter_th: 'สำหรับนักศึกษา' });
  });

  test('are found by their beginning alone: an underscore stands for itself', async () => {
    const mou = await options('/combo_dc_param_like/WEB/DOC_MOU_TYPE_UNIT_');
    expect([...new Set(mou.map((option) => option.parameter_name))]).toEqual(
      ['D1', 'D2', 'D3'].map((group) => `DOC_MOU_TYPE_UNIT_${group}`),
    );
    expect(await options('/combo_dc_param_like/WEB/DOC_____')).toEqual([]);
  });

  test('every group of documents, links and articles has its sections', async () => {
    for (const [groups, prefix] of [
      ['DOC_GROUP', 'DOC_TYPE_UNIT_'],
      ['DOC_GROUP_MOU', 'DOC_MOU_TYPE_UNIT_'],
      ['LINK_GROUP', 'LINK_TYPE_UNIT_'],
      ['ARTICLE_PAGE_GROUP', 'ARTICLE_PAGE_TYPE_UNIT_'],
    ] as const) {
      for (const { parameter_value } of await options(`/combo_dc_param/WEB/${groups}`)) {
        expect(await options(`/combo_dc_param/WEB/${prefix}${parameter_value}`), `${prefix}${parameter_value}`).not.toEqual([]);
      }
    }
  });
});

describe('name prefixes to choose', () => {
  test('are the active ones, by code, and as fresh as the last change', async () => {
    const all = await anybody.call('POST /combo/dcprefixsActive');
    expect(all.json<unknown[]>().slice(0, 2)).toEqual([
      { prefix_code: '001', prefix_s_th: 'นาย' },
      { prefix_code: '002', prefix_s_th: 'นาง' },
    ]);
    await t.app.db.prefix.update({ where: { prefix_code: '001' }, data: { active: 'N' } });
    const fewer = await anybody.call('POST /combo/dcprefixsActive');
    expect(fewer.json<unknown[]>()[0]).toEqual({ prefix_code: '002', prefix_s_th: 'นาง' });
  });
});
