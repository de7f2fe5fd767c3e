import { iconCodes } from '@faculty/contracts/website/link-icons';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { form, picture } from '../../../test/forms.ts';
import { type Client, type TestApp, testApp } from '../../../test/test-app.ts';

let t: TestApp;
let staff: Client;
beforeAll(async () => {
  t = await testApp();
  staff = await t.person({ pages: { '/web/content_link': { super_admin: 'Y' } } });
});
afterAll(() => t.close());

const youtube = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';
const least = {
  links_type_tag: ['D1T1'],
  links_title_th: 'ระบบทะเบียน',
  links_desc_th: 'ลงทะเบียนเรียน',
  links_url: 'https://reg.university.example/',
};
const create = (fields: Record<string, unknown> = {}) => staff.call('POST /web_con_links', { ...least, ...fields });
const update = (links_id: number, fields: Record<string, unknown>) => staff.call('POST /update_con_links', { links_id, ...fields });
const refusals = (answer: Awaited<ReturnType<typeof create>>) => {
  expect(answer.statusCode, answer.body).toBe(400);
  return Object.fromEntries(
    Object.entries(answer.json().fields as Record<string, { code: string }>).map(([field, { code }]) => [field, code]),
  );
};

describe('a new link', () => {
  test('has the documented defaults', async () => {
    expect((await create()).json()).toMatchObject({
      links_group_tag: 'D1',
      status_cover: 'N',
      links_h_icon: 'fas fa-dot-circle',
      links_h_color: '#1953D2',
      links_url_manual: '#',
      switch_lang: 'N',
      active: 'Y',
      order_seq: expect.any(Number),
    });
  });

  test('needs a real address: the documented # is none, and is taken off one that was typed behind it', async () => {
    expect(refusals(await create({ links_url: '#' }))).toEqual({ links_url: 'required' });
    expect(refusals(await create({ links_url: '' }))).toEqual({ links_url: 'required' });
    expect(refusals(await create({ links_url: 'reg.university.example' }))).toEqual({ links_url: 'web_address' });
    expect((await create({ links_url: '#https://reg.university.example' })).json().links_url).toBe('https://reg.university.example');
    const { links_id } = (await create({ links_group_tag: 'D3', links_url_manual: 'https://reg.university.example/manual' })).json();
    expect((await update(links_id, { links_url_manual: '' })).json().links_url_manual).toBe('#');
  });

  test('name a manual in the group of services alone', async () => {
    const links_url_manual = 'https://reg.university.example/manual';
    expect((await create({ links_url_manual })).json().links_url_manual).toBe('#');
    const service = (await create({ links_group_tag: 'D3', links_url_manual })).json();
    expect(service.links_url_manual).toBe(links_url_manual);
    expect((await update(service.links_id, { links_group_tag: 'D1' })).json().links_url_manual).toBe('#');
  });

  test('made at the same moment get order numbers of their own', async () => {
    const made = await Promise.all(Array.from({ length: 8 }, () => create({})));
    expect(new Set(made.map((answer) => answer.json().order_seq)).size).toBe(8);
  });

  test('are stored without what would end an attribute, and as they were typed otherwise', async () => {
    const stored = async (links_url: string) => (await create({ links_url })).json().links_url;
    expect(await stored('https://evil.example/"onmouseover=alert(1)//<b>`')).toBe(
      'https://evil.example/%22onmouseover=alert(1)//%3Cb%3E%60',
    );
    for (const address of [
      'https://คณะ.ไทย/ข่าว?คำ=ก#ข',
      'https://a.example',
      'https://a.example/',
      'HTTPS://A.example/b%20c',
      "https://a.example/o'b",
    ]) {
      expect(await stored(address)).toBe(address);
    }
  });
});

describe('the order number', () => {
  test('is the next one on add, and may have two decimals on edit', async () => {
    const first = (await create()).json();
    const second = (await create({ order_seq: 'AUTO' })).json();
    expect(second.order_seq).toBe(Math.floor(first.order_seq) + 1);
    expect((await update(first.links_id, { order_seq: `${second.order_seq}.25` })).json().order_seq).toBe(second.order_seq + 0.25);
    const { rows } = (await staff.call('GET /web_con_links?page=0&limit=2')).json();
    expect(rows.map((row: { links_id: number }) => row.links_id)).toEqual([first.links_id, second.links_id]);
  });
});

describe('the look', () => {
  test('is an icon there is and a colour, or a picture', async () => {
    expect(iconCodes).toEqual(expect.arrayContaining(['fas fa-dot-circle', 'far fa-dot-circle', 'fab fa-youtube']));
    for (const wrong of ['fas fa-youtube', 'fa-book', 'fas fa-abacus', 'fal fa-book', '<i class="fas fa-book">'])
      expect(refusals(await create({ links_h_icon: wrong })), wrong).toEqual({ links_h_icon: 'icon' });
    for (const wrong of ['blue', '#12345', '#1953D2FF', 'url(x)'])
      expect(refusals(await create({ links_h_color: wrong })), wrong).toEqual({ links_h_color: 'colour' });
    expect(refusals(await create({ links_h_icon: '', links_h_color: '' }))).toEqual({
      links_h_icon: 'required',
      links_h_color: 'required',
    });
    expect((await create({ links_h_icon: ' fab   fa-youtube ', links_h_color: '#a3c' })).json()).toMatchObject({
      links_h_icon: 'fab fa-youtube',
      links_h_color: '#AA33CC',
    });
    expect(refusals(await create({ status_cover: 'Y', links_h_icon: '', links_h_color: '' }))).toEqual({
      links_h_image_th: 'file_required',
    });
    const shown = await staff.call(
      'POST /web_con_links',
      form({ ...least, links_type_tag: 'D1T1', status_cover: 'Y', avatarFile: await picture() }),
    );
    expect((await t.call(`GET ${shown.json().links_h_image_th}`)).statusCode, shown.body).toBe(200);
  });

  test('asks for a picture once it is switched to one, and in English once that is on', async () => {
    const { links_id } = (await create()).json();
    expect(refusals(await update(links_id, { status_cover: 'Y' }))).toEqual({ links_h_image_th: 'file_required' });
    const english = { status_cover: 'Y', switch_lang: 'Y', links_title_en: 'Registration', links_desc_en: 'Courses' };
    const th = form({ links_id: String(links_id), ...english, links_h_image_th: await picture() });
    expect(refusals(await staff.call('POST /update_con_links', th))).toEqual({ links_h_image_en: 'file_required' });
    // an icon is the same in both
    expect((await update(links_id, { ...english, status_cover: 'N' })).statusCode).toBe(200);
  });
});

describe('media', () => {
  test('are videos of two platforms; anything else is told with addresses that work', async () => {
    const refused = await create({ links_group_tag: 'D2', links_url: 'https://example.com/film.mp4' });
    expect(refusals(refused)).toEqual({ links_url: 'video_address' });
    expect(refused.json().fields.links_url.message).toContain(youtube);
    expect(refused.json().fields.links_url.message).toContain('https://vimeo.com/');
    for (const links_url of [youtube, 'https://youtu.be/aqz-KE-bpKQ', 'https://vimeo.com/1084537'])
      expect((await create({ links_group_tag: 'D2', links_url })).json()).toMatchObject({ links_url });
  });

  test('a link that becomes one must lead to a video', async () => {
    const { links_id } = (await create()).json();
    expect(refusals(await update(links_id, { links_group_tag: 'D2' }))).toEqual({ links_url: 'video_address' });
    expect((await update(links_id, { links_group_tag: 'D2', links_url: youtube })).statusCode).toBe(200);
  });
});

describe('the days it shows', () => {
  test('may be said and emptied, and do not end before they begin', async () => {
    const { links_id } = (await create({ show_start_date: '2030-05-01', show_end_date: '2030-05-31' })).json();
    expect(refusals(await update(links_id, { show_end_date: '2030-04-30' }))).toEqual({ show_end_date: expect.any(String) });
    expect((await update(links_id, { show_start_date: '', show_end_date: '' })).json()).toMatchObject({
      show_start_date: null,
      show_end_date: null,
    });
  });
});

describe('the list', () => {
  test('filters by group, section and being active, and finds a part of a word or of the address', async () => {
    const { links_id } = (
      await create({ links_group_tag: 'D5', links_type_tag: 'D5T1,D5T2', links_url: 'https://banner.example/x', active: 'N' })
    ).json();
    for (const query of [
      'links_group_tag=D5',
      'links_type_tag=D5T2',
      'links_group_tag=D5&active=N',
      'q=banner.example',
      'q=ทะเบียน&links_group_tag=D5',
    ]) {
      const { rows, count } = (await staff.call(`GET /web_con_links?page=0&limit=5&${encodeURI(query)}`)).json();
      expect([count, rows[0]?.links_id], query).toEqual([1, links_id]);
    }
    expect((await staff.call('GET /web_con_links?page=0&limit=5&links_type_tag=D5T2&active=Y')).json().count).toBe(0);
  });
});
