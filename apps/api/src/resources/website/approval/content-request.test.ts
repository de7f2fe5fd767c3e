import { entities } from '@faculty/contracts/entities';
import { mayNeedApproval } from '@faculty/contracts/kit/public';
import { approvalPages } from '@faculty/contracts/website/content-request';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { form, picture } from '../../../../test/forms.ts';
import { raceOnRow } from '../../../../test/row-race.ts';
import { type Client, type TestApp, testApp } from '../../../../test/test-app.ts';

let t: TestApp;
let writer: Client;
let publisher: Client;
const page = '/web/content_new' as const;
const everything = { view: 'Y', add: 'Y', edit: 'Y', delete: 'Y' } as const;
const deciding = { '/web/review': { view: 'Y' } } as const;

const turn = (approval_pages: string[]) => t.app.db.facultySetting.updateMany({ data: { approval_pages } });
beforeAll(async () => {
  t = await testApp();
  writer = await t.person({
    pages: {
      [page]: { ...everything, publish: 'N' },
      '/web/content_new_image': everything,
      '/web/bin': { view: 'Y', delete: 'Y' },
      '/web/upkeep': everything,
    },
  });
  publisher = await t.person({ pages: { [page]: everything, ...deciding } });
});
afterAll(() => t.close());
beforeEach(() => turn([page]));

let made = 0;
const create = async (by: Client, fields: Record<string, string> = {}) => {
  const answer = await by.call(
    'POST /web_con_news',
    form({ news_title_th: `ข่าว ${++made}`, news_type_tag: 'N1', news_h_image_th: await picture(), ...fields }),
  );
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json() as { news_id: number; active: string; news_title_th: string; message: string };
};
const read = async ({ news_id }: { news_id: number }) => (await publisher.call(`GET /web_con_news/${news_id}`)).json();
const isPublic = async ({ news_id }: { news_id: number }) => (await t.call(`GET /public/v1/news/${news_id}`)).statusCode === 200;
const change = (by: Client, { news_id }: { news_id: number }, fields: object) => by.call('POST /update_con_news', { news_id, ...fields });
const address = ({ news_id }: { news_id: number }) => `/content_requests/news/${news_id}`;
const requestOf = async (row: { news_id: number }, by = publisher) => (await by.call(`GET ${address(row)}`)).json().request;
async function decide(row: { news_id: number }, decision: 'accept' | 'return' | 'withdraw', by = publisher, reason = '') {
  const { asked_at, updated_at } = await requestOf(row);
  return by.call(`PUT ${address(row)}`, { decision, reason, asked_at, updated_at });
}
const noticesOf = async (kind: string, { id }: Client) => t.app.db.notice.count({ where: { kind, user_id: id } });

test('the pages that may need approval are those of the content that the website shows', () => {
  const pages = new Set(entities.filter(mayNeedApproval).map((entity) => entity.page));
  expect([...pages].sort()).toEqual([...approvalPages].sort());
});

test('off, nothing changes for anybody', async () => {
  await turn([]);
  const row = await create(writer);
  expect(row).toMatchObject({ active: 'Y', message: expect.stringContaining('บันทึกสำเร็จ') });
  expect(await isPublic(row)).toBe(true);
  expect((await writer.call('POST /delete_con_news', { news_id: row.news_id })).json().message).toContain('ลบสำเร็จ');
});

describe('who may not publish', () => {
  test('adds it hidden, whatever the call says, and asks; accepted it is public', async () => {
    const row = await create(writer, { active: 'Y' });
    expect(row).toMatchObject({ active: 'N', message: expect.stringContaining('ขออนุมัติ') });
    expect(await isPublic(row)).toBe(false);
    expect(await noticesOf('approval_asked', publisher)).toBeGreaterThan(0);
    const { rows } = (await publisher.call('GET /reviews?limit=100')).json();
    expect(rows).toContainEqual(
      expect.objectContaining({ entity: 'news', record_id: String(row.news_id), asks: 'publish', user_name: writer.user_name }),
    );
    expect((await decide(row, 'accept')).statusCode).toBe(200);
    expect(await isPublic(row)).toBe(true);
    expect(await requestOf(row)).toBeNull();
    expect(await noticesOf('approval_accepted', writer)).toBe(1);
    const actions = (await publisher.call(`GET /history/news/${row.news_id}`)).json().rows.map(({ action }: { action: string }) => action);
    expect(actions.sort()).toEqual(['accept', 'add', 'ask', 'edit']);
  });

  test('changes a hidden one freely, and cannot show it', async () => {
    const row = await create(writer, { active: 'N' });
    expect(await requestOf(row)).toBeNull();
    await change(writer, row, { news_title_th: 'แก้ได้' });
    expect(await read(row)).toMatchObject({ news_title_th: 'แก้ได้', active: 'N' });
    expect((await change(writer, row, { active: 'Y' })).json()).toMatchObject({ active: 'N', is_unchanged: true });
    expect(await isPublic(row)).toBe(false);
    expect(await requestOf(row)).toMatchObject({ action: 'publish', state: 'asked' });
  });

  test('asks for what two windows save at one moment, and nobody asks over another person', async () => {
    const other = await t.person({ pages: { [page]: { ...everything, publish: 'N' } } });
    for (let round = 0; round < 5; round += 1) {
      const row = await create(publisher);
      const fields = [{ news_title_th: 'หน้าต่างหนึ่ง' }, { news_title_en: 'Window two' }];
      await Promise.all(fields.map((each) => change(writer, row, each)));
      expect((await requestOf(row)).fields).toEqual({ ...fields[0], ...fields[1] });
      const contested = await create(publisher);
      const answers = await Promise.all([writer, other].map((by) => change(by, contested, { news_title_th: by.user_name })));
      expect(answers.map((answer) => answer.json().code).sort()).toEqual(['asked_by_other', undefined]);
    }
  });

  test('changes nothing of a shown one: not whole, in part, by its days, by hiding, by deleting, nor its files', async () => {
    const row = await create(publisher, { news_content_th: '<p>เดิม</p>' });
    const before = await read(row);
    for (const fields of [
      { ...before, news_title_th: 'ใหม่' },
      { news_content_th: '<p>ใหม่</p>' },
      { new_start_date: '2031-01-01', show_end_date: '2031-01-02' },
      { active: 'N' },
    ]) {
      const answer = await change(writer, row, fields);
      expect(answer.json(), answer.body).toMatchObject({ is_unchanged: true, message: expect.stringContaining('ขออนุมัติ') });
      expect(await read(row)).toEqual(before);
    }
    const removed = await writer.call('POST /delete_con_news', { news_id: row.news_id });
    expect(removed.json()).toMatchObject({ news_id: row.news_id, is_unchanged: true, message: expect.stringContaining('ขออนุมัติ') });
    const file = await writer.call(
      'POST /update_con_news',
      form({ news_id: String(row.news_id), news_h_image_th: await picture('#123456') }),
    );
    expect([file.statusCode, file.json().fields]).toEqual([400, { news_h_image_th: expect.objectContaining({ code: 'ask_publisher' }) }]);
    expect(await read(row)).toEqual(before);
    expect(await isPublic(row)).toBe(true);
  });

  test('adds no pictures to the album of a shown one, and takes none away; of a hidden one they may', async () => {
    const [shown, hiddenOne] = [await create(publisher), await create(writer)];
    const add = async (by: Client, { news_id }: { news_id: number }) =>
      by.call('POST /web_con_new_images', form({ news_id: String(news_id), file0: await picture() }));
    expect((await add(writer, shown)).json().code).toBe('needs_publisher');
    expect((await add(writer, hiddenOne)).statusCode).toBe(201);
    const album = await t.person({ pages: { [page]: everything, '/web/content_new_image': everything } });
    const [image] = (await add(album, shown)).json();
    const { news_image_id } = image;
    for (const call of ['POST /delete_web_con_new_images', `PUT /web_con_new_images/${news_image_id}`])
      expect((await writer.call(call, { news_image_id, caption_th: 'x' })).json().code).toBe('needs_publisher');
  });

  test('does not bring back from the bin what was shown, nor undo a delete after losing the right', async () => {
    const row = await create(publisher);
    await publisher.call('POST /delete_con_news', { news_id: row.news_id });
    const place = (await writer.call('GET /bin?page=0&limit=100'))
      .json()
      .rows.find((each: { record_id: string }) => each.record_id === String(row.news_id));
    expect((await writer.call(`POST /bin/${place.binned_id}/restore`)).json().code).toBe('needs_publisher');
    await turn([]);
    const other = await create(writer);
    await writer.call('POST /delete_con_news', { news_id: other.news_id });
    await turn([page]);
    const takeBack = t.app.routeList.find(({ url }) => /bin.*:entity/.test(url));
    const undo = takeBack?.url.replace(':entity', 'news').replace(':record_id', String(other.news_id)) ?? '';
    expect((await writer.call(`POST ${undo}`)).json().code).toBe('needs_publisher');
    expect(await isPublic(other)).toBe(false);
  });

  test('changes no shown ones together, and undoes nothing: by find and replace, and by the undo of a change of many', async () => {
    const row = await create(publisher, { news_content_th: '<p>โทร 1234</p>' });
    const { updated_at } = await read(row);
    const records = [{ entity: 'news', id: row.news_id, updated_at, hits: [{ field: 'news_content_th', at: 0 }] }];
    const replaced = await writer.call('POST /upkeep/replace', { q: '1234', words: '5678', records });
    expect(replaced.json(), replaced.body).toMatchObject({ changed: 0, waiting: 1, refused: [] });
    expect(await read(row)).toMatchObject({ news_content_th: '<p>โทร 1234</p>' });
    // what waits already is not asked for anew by somebody who does not see it
    const again = await writer.call('POST /upkeep/replace', { q: '1234', words: '9999', records });
    expect(again.json(), again.body).toMatchObject({ waiting: 0, refused: [{ code: 'asked_already' }] });
    expect((await requestOf(row)).fields).toEqual({ news_content_th: '<p>โทร 5678</p>' });
    const change = '7d1f0f0e-0000-4000-8000-000000000001';
    await publisher.call('POST /update_con_news', { news_id: row.news_id, news_title_th: 'ของผู้เผยแพร่' }, { 'change-id': change });
    expect((await writer.call(`POST /changes/${change}/undo`, {})).json()).toMatchObject({ undone: 0, left: [{ why: 'waits' }] });
    expect(await read(row)).toMatchObject({ news_title_th: 'ของผู้เผยแพร่' });
    expect((await requestOf(row)).fields).toMatchObject({ news_title_th: row.news_title_th });
  });

  test('cannot move the public address of a shown page', async () => {
    await turn(['/web/content_person']);
    const [maker, asker] = [
      await t.person({ pages: { '/web/content_person': everything } }),
      await t.person({ pages: { '/web/content_person': { ...everything, publish: 'N' } } }),
    ];
    const body = { persons_url: 'shown_page', persons_title_th: 'ทำเนียบ', persons_title_en: 'Showcase' };
    const made = await maker.call('POST /webConPersons', body);
    expect(made.statusCode, made.body).toBe(201);
    const moved = await asker.call('POST /move_address', {
      entity: 'person_page',
      record_id: String(made.json().persons_id),
      name: 'other',
    });
    expect(moved.json().code).toBe('needs_publisher');
  });

  test('cannot move the public address of a hidden page that waits for somebody else', async () => {
    await turn(['/web/content_person']);
    const pages = { '/web/content_person': { ...everything, publish: 'N' } } as const;
    const [asker, other] = [await t.person({ pages }), await t.person({ pages })];
    const body = { persons_url: 'waiting_page', persons_title_th: 'ทำเนียบ', persons_title_en: 'Showcase' };
    const made = await asker.call('POST /webConPersons', body);
    expect(made.statusCode, made.body).toBe(201);
    const record_id = String(made.json().persons_id);
    const move = (by: Client, name: string) => by.call('POST /move_address', { entity: 'person_page', record_id, name });
    expect((await move(other, 'of_other')).json().code).toBe('asked_by_other');
    expect((await move(asker, 'of_asker')).statusCode).toBe(200);
  });
});

describe('a request', () => {
  test('is returned with a reason, mended, and accepted; each step is told and in the history', async () => {
    const row = await create(publisher);
    await change(writer, row, { news_title_th: 'ผิด' });
    expect((await decide(row, 'return')).json().fields).toHaveProperty('reason');
    expect((await decide(row, 'return', publisher, 'ชื่อผิด')).statusCode).toBe(200);
    expect(await noticesOf('approval_returned', writer)).toBe(1);
    expect(await requestOf(row, writer)).toMatchObject({
      state: 'returned',
      reason: 'ชื่อผิด',
      fields: { news_title_th: 'ผิด' },
      is_own: true,
    });
    expect((await decide(row, 'accept')).json().code).toBe('stale');
    await change(writer, row, { news_title_th: 'ถูก' });
    // who saved a form that was open before the return has not seen why
    expect(await requestOf(row)).toMatchObject({ state: 'asked', reason: 'ชื่อผิด', changes: { news_title_th: [row.news_title_th, 'ถูก'] } });
    expect((await decide(row, 'accept')).statusCode).toBe(200);
    expect(await read(row)).toMatchObject({ news_title_th: 'ถูก', updated_by: publisher.user_name });
  });

  test('is decided without a mail to who may not open the record any more', async () => {
    const leaver = await t.person({ pages: { [page]: { ...everything, publish: 'N' } } });
    const row = await create(leaver);
    await t.app.db.role.deleteMany({ where: { user_name: leaver.user_name } });
    expect((await decide(row, 'return', publisher, 'เหตุผลลับ')).statusCode).toBe(200);
    expect(await noticesOf('approval_returned', leaver)).toBe(0);
  });

  test('keeps what other saves asked, and saving what the website shows takes it back', async () => {
    const row = await create(publisher);
    await change(writer, row, { news_title_th: 'หนึ่ง' });
    await change(writer, row, { news_tag: 'สอง' });
    expect((await requestOf(row)).fields).toEqual({ news_title_th: 'หนึ่ง', news_tag: ['สอง'] });
    await change(writer, row, { news_title_th: row.news_title_th, news_tag: '' });
    expect(await requestOf(row)).toBeNull();
  });

  test('to empty a day empties it, and a reviewer who does not exist is refused at the asking', async () => {
    const row = await create(publisher, { show_end_date: '2099-01-01' });
    await change(writer, row, { show_end_date: '' });
    expect((await decide(row, 'accept')).statusCode).toBe(200);
    expect(await read(row)).toMatchObject({ show_end_date: null });
    const nobody = await change(writer, row, { news_title_th: 'x', review_on: '2027-01-01', review_owner: 'nobody.at.all' });
    expect(nobody.json().fields).toHaveProperty('review_owner');
  });

  test('is not needed for what the website never shows: who looks at a record again, and when', async () => {
    const row = await create(publisher);
    const again = { review_on: '2027-01-01', review_owner: writer.user_name };
    expect((await change(writer, row, again)).json()).not.toHaveProperty('is_unchanged');
    expect(await read(row)).toMatchObject({ ...again, active: 'Y' });
    expect(await requestOf(row)).toBeNull();
    await change(writer, row, { review_on: '2028-01-01', news_title_th: 'x' });
    expect(await read(row)).toMatchObject(again);
  });

  test('of a record that is hidden meanwhile is carried on to its publishing', async () => {
    const row = await create(publisher);
    await change(writer, row, { news_title_th: 'ของผู้ขอ' });
    await change(publisher, row, { active: 'N' });
    await change(writer, row, { active: 'Y' });
    expect(await requestOf(row)).toMatchObject({ action: 'publish', fields: { active: 'Y', news_title_th: 'ของผู้ขอ' } });
    await decide(row, 'accept');
    expect(await read(row)).toMatchObject({ active: 'Y', news_title_th: 'ของผู้ขอ' });
  });

  test('is not told of where nothing is asked', async () => {
    const row = await create(publisher);
    const answer = await change(writer, row, { news_title_th: row.news_title_th });
    expect(answer.json().message).not.toContain('ขออนุมัติ');
    expect(answer.json()).not.toHaveProperty('is_unchanged');
    expect(await requestOf(row)).toBeNull();
  });

  test('is withdrawn by who asked alone', async () => {
    const row = await create(publisher);
    await change(writer, row, { news_title_th: 'x' });
    expect((await decide(row, 'withdraw')).statusCode).toBe(403);
    expect((await decide(row, 'withdraw', writer)).statusCode).toBe(200);
    expect(await requestOf(row)).toBeNull();
  });

  test('waits in the queue of who decides, by kind and by person, and is counted in the menu until it is decided', async () => {
    await t.app.db.contentRequest.deleteMany();
    const count = async () => (await publisher.call('GET /reviews/count')).json().count;
    const listed = async (query: string) => (await publisher.call(`GET /reviews?${query}`)).json().count;
    const row = await create(publisher);
    expect(await count()).toBe(0);
    await change(writer, row, { news_title_th: 'x' });
    expect([await count(), await listed('entity=news'), await listed(`user_name=${writer.user_name}`)]).toEqual([1, 1, 1]);
    expect(await listed('entity=work')).toBe(0);
    await decide(row, 'return', publisher, 'ผิด');
    expect(await count()).toBe(0);
  });

  test('to delete is accepted by who may delete too', async () => {
    const row = await create(publisher);
    await writer.call('POST /delete_con_news', { news_id: row.news_id });
    const editor = await t.person({ pages: { [page]: { ...everything, delete: 'N' }, ...deciding } });
    expect((await decide(row, 'accept', editor)).statusCode).toBe(403);
    expect((await decide(row, 'accept')).statusCode).toBe(200);
    expect(await isPublic(row)).toBe(false);
    expect(await t.app.db.contentRequest.count({ where: { record_id: String(row.news_id) } })).toBe(0);
  });

  test('is not accepted blindly: what was changed since is shown, and a decision on an earlier version is stale', async () => {
    const row = await create(publisher);
    await change(writer, row, { news_title_th: 'ของผู้ขอ' });
    const seen = await requestOf(row);
    await change(publisher, row, { news_title_th: 'ของผู้เผยแพร่' });
    const stale = await publisher.call(`PUT ${address(row)}`, { decision: 'accept', asked_at: seen.asked_at, updated_at: seen.updated_at });
    expect(stale.json().code).toBe('stale');
    expect(await requestOf(row)).toMatchObject({ changed_since: { news_title_th: [row.news_title_th, 'ของผู้เผยแพร่'] } });
    const again = await requestOf(row);
    await change(writer, row, { news_title_th: 'เปลี่ยนคำขอ' });
    const changed = await publisher.call(`PUT ${address(row)}`, {
      decision: 'accept',
      asked_at: again.asked_at,
      updated_at: again.updated_at,
    });
    expect(changed.json().code).toBe('stale');
    expect((await decide(row, 'accept')).statusCode).toBe(200);
    expect(await read(row)).toMatchObject({ news_title_th: 'เปลี่ยนคำขอ' });
  });

  test('is refused where accepting it would be: a locked address, a choice that does not fit, days that cross what is asked already', async () => {
    await turn(['/web/content_page', page]);
    const pages = { '/web/content_page': everything, ...deciding } as const;
    const maker = await t.person({ pages });
    const asker = await t.person({ pages: { ...pages, '/web/content_page': { ...everything, publish: 'N' } } });
    const made = await maker.call('POST /webConPages', {
      ...{ page_url: 'locked_page', page_title_th: 'หน้า', page_title_en: 'Page', page_content_th: '<p>ก</p>', page_content_en: '<p>a</p>' },
    });
    expect(made.statusCode, made.body).toBe(201);
    const id = made.json().pages_id;
    const refused = await asker.call(`PUT /webConPages/${id}`, { page_url: 'other_page', page_title_th: 'ใหม่' });
    expect([refused.statusCode, refused.json().fields]).toEqual([400, { page_url: expect.objectContaining({ code: 'locked' }) }]);
    expect((await maker.call(`GET /content_requests/content_page/${id}`)).json().request).toBeNull();
    const row = await create(publisher);
    await change(writer, row, { show_end_date: '2099-01-01' });
    const crossed = await change(writer, row, { new_start_date: '2099-02-01' });
    expect([crossed.statusCode, Object.keys(crossed.json().fields)]).toEqual([400, ['show_end_date']]);
    expect((await requestOf(row)).fields).toEqual({ show_end_date: '2099-01-01' });
  });

  test('to publish takes a new picture along', async () => {
    const row = await create(writer, { active: 'Y' });
    const before = await t.app.db.news.findUniqueOrThrow({ where: { news_id: row.news_id } });
    const body = form({ news_id: String(row.news_id), active: 'Y', news_h_image_th: await picture('#123456') });
    const answer = await writer.call('POST /update_con_news', body);
    expect(answer.json(), answer.body).toMatchObject({ active: 'N', is_unchanged: true });
    expect((await decide(row, 'accept')).statusCode).toBe(200);
    // the address stays, the picture is the new one
    expect(await t.app.db.news.findUniqueOrThrow({ where: { news_id: row.news_id } })).toMatchObject({
      active: 'Y',
      news_h_image_th: before.news_h_image_th,
    });
  });

  test('leaves no trace of what was tried out: no audit line but its own, no changed record, no mail of an edit', async () => {
    const row = await create(publisher);
    const before = await read(row);
    await change(writer, row, { news_title_th: 'ขอ' });
    await writer.call('POST /delete_con_news', { news_id: row.news_id });
    expect(await read(row)).toEqual(before);
    const actions = (await publisher.call(`GET /history/news/${row.news_id}`)).json().rows.map(({ action }: { action: string }) => action);
    expect(actions.sort()).toEqual(['add', 'ask', 'ask']);
    expect(await t.app.db.binned.count({ where: { entity: 'news', record_id: String(row.news_id) } })).toBe(0);
  });

  test('to delete what others refer to is refused when it is asked', async () => {
    await turn(['/web/content_directory_dean']);
    const { user_name } = await t.person({});
    const pages = { '/web/content_directory_dean': everything, '/web/content_directory_dean_list': everything };
    const maker = await t.person({ pages });
    const asker = await t.person({ pages: { '/web/content_directory_dean': { ...everything, publish: 'N' } } });
    const position = { direct_dean_position_th: 'คณบดี', direct_dean_position_en: 'Dean' };
    const term = { user_name, ...position, direct_dean_start_date: '2020-01-01', direct_dean_status_now: 'Y' };
    const made = await maker.call('POST /web_con_direct_deans', form({ ...term, direct_dean_image: await picture() }));
    expect(made.statusCode, made.body).toBe(201);
    const who = { user_name, created_by: user_name, updated_by: user_name };
    const title = { direct_dean_list_title_th: 'รางวัล', direct_dean_list_title_en: 'Award' };
    await t.app.db.directDeanList.create({ data: { ...who, ...title, direct_dean_list_type: 'T2', order_seq: 1 } });
    const { direct_dean_id } = made.json();
    const answer = await asker.call('POST /delete_con_direct_deans', { direct_dean_id });
    expect(answer.json(), answer.body).toEqual({ direct_dean_id, message: 'Relation' });
    // a form of it saved as it is asks nothing
    const saved = await asker.call('POST /update_con_direct_deans', { direct_dean_id, ...term });
    expect(saved.json(), saved.body).not.toHaveProperty('is_unchanged');
    expect(await t.app.db.contentRequest.count({ where: { entity: 'direct_dean' } })).toBe(0);
  });

  test('to publish is not overtaken: nobody else without the right changes the record, its album, or deletes it', async () => {
    const other = await t.person({
      pages: { [page]: { ...everything, publish: 'N' }, '/web/content_new_image': everything },
    });
    const row = await create(writer, { active: 'Y' });
    const shown = await change(other, row, { news_title_th: 'ของคนอื่น', active: 'Y' });
    expect([shown.statusCode, shown.json().code]).toEqual([409, 'asked_by_other']);
    expect((await change(other, row, { news_title_th: 'ของคนอื่น' })).json().code).toBe('asked_by_other');
    expect((await other.call('POST /delete_con_news', { news_id: row.news_id })).json().code).toBe('asked_by_other');
    const album = form({ news_id: String(row.news_id), file0: await picture() });
    expect((await other.call('POST /web_con_new_images', album)).json().code).toBe('asked_by_other');
    expect(await read(row)).toMatchObject({ news_title_th: row.news_title_th });
    expect(await requestOf(row)).toMatchObject({ user_name: writer.user_name });
    // a publisher and who asked go on
    expect((await change(publisher, row, { news_tag: 'x' })).statusCode).toBe(200);
    expect((await change(writer, row, { news_title_th: 'ของผู้ขอ' })).statusCode).toBe(200);
    expect((await writer.call('POST /delete_con_news', { news_id: row.news_id })).statusCode).toBe(200);
  });

  test('of another person is not overwritten', async () => {
    const row = await create(publisher);
    const other = await t.person({ pages: { [page]: { ...everything, publish: 'N' } } });
    await change(writer, row, { news_title_th: 'x' });
    expect((await change(other, row, { news_title_th: 'y' })).json().code).toBe('asked_by_other');
  });

  test('that was returned keeps nobody out: its person may be on leave', async () => {
    const other = await t.person({ pages: { [page]: { ...everything, publish: 'N' } } });
    const shown = await create(publisher);
    await change(writer, shown, { news_title_th: 'x', news_tag: 'x' });
    await decide(shown, 'return', publisher, 'ยังไม่ครบ');
    // a form of another person saved as it is takes nothing back
    await change(other, shown, { news_title_th: shown.news_title_th });
    expect(await requestOf(shown)).toMatchObject({ user_name: writer.user_name, state: 'returned' });
    expect((await change(other, shown, { news_title_th: 'y' })).statusCode).toBe(200);
    const asked = { user_name: other.user_name, state: 'asked', reason: '', fields: { news_title_th: 'y' } };
    expect(await requestOf(shown)).toEqual(expect.objectContaining(asked));
    expect((await change(writer, shown, { news_title_th: 'z' })).json().code).toBe('asked_by_other');
    const hidden = await create(writer);
    await decide(hidden, 'return', publisher, 'ยังไม่ครบ');
    expect((await change(other, hidden, { news_title_th: 'y' })).json()).toMatchObject({ news_title_th: 'y', active: 'N' });
    expect(await requestOf(hidden)).toMatchObject({ user_name: writer.user_name, state: 'returned' });
    await change(other, hidden, { active: 'Y' });
    expect(await requestOf(hidden)).toMatchObject({ user_name: other.user_name, state: 'asked' });
  });

  test('is seen by nobody who may not open the record, and decided by nobody who may not publish', async () => {
    const row = await create(publisher);
    await change(writer, row, { news_title_th: 'ลับ' });
    const stranger = await t.person({ pages: { '/web/content_page': everything, ...deciding } });
    const own = await t.person({ pages: { [page]: { ...everything, own_only: 'Y' }, ...deciding } });
    const reader = await t.person({ pages: { [page]: { ...everything, publish: 'N' }, ...deciding } });
    const noQueue = await t.person({ pages: { [page]: everything } });
    for (const [person, status] of [
      [stranger, 403],
      [own, 404],
    ] as const) {
      expect((await person.call(`GET ${address(row)}`)).statusCode).toBe(status);
      expect((await decide(row, 'accept', person)).statusCode).toBe(status);
    }
    for (const person of [reader, noQueue, writer]) expect((await decide(row, 'accept', person)).statusCode).toBe(403);
    for (const person of [stranger, own, reader]) {
      expect((await person.call('GET /reviews')).json()).toEqual({ rows: [], count: 0 });
      expect((await person.call('GET /reviews/count')).json()).toEqual({ count: 0 });
    }
    for (const person of [noQueue, writer]) expect((await person.call('GET /reviews')).statusCode).toBe(403);
    expect(await read(row)).toMatchObject({ news_title_th: row.news_title_th });
    expect(await noticesOf('approval_asked', reader)).toBe(0);
  });

  test('shows nothing of itself to the public: not in answers, the search, feeds and the website', async () => {
    const row = await create(publisher);
    await change(writer, row, { news_title_th: 'ยังไม่อนุมัติ' });
    for (const url of ['/public/v1/news', `/public/v1/search?q=${encodeURIComponent('ยังไม่อนุมัติ')}`, '/public/v1/news.rss'])
      expect((await t.call(`GET ${url}`)).body).not.toContain('ยังไม่อนุมัติ</');
    expect((await t.call(`GET /public/v1/news/${row.news_id}`)).body).not.toContain('ยังไม่อนุมัติ');
  });
});

describe('while a request waits, days pass', () => {
  const dayFrom = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  /** The title that the website shows some days from now; null where it does not show the record. Sessions would be over by then. */
  const shownAfter = async (days: number, { news_id }: { news_id: number }) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * 86_400_000 });
    const answer = await t.call(`GET /public/v1/news/${news_id}`);
    vi.useRealTimers();
    return answer.statusCode === 200 ? answer.json().news_title : null;
  };

  test('a new one with a start in the future is shown from the accept or that day, whichever is later', async () => {
    const [early, late, returned] = [
      await create(writer, { new_start_date: dayFrom(2) }),
      await create(writer, { new_start_date: dayFrom(2) }),
      await create(writer, { new_start_date: dayFrom(2) }),
    ];
    expect((await decide(early, 'accept')).statusCode).toBe(200);
    expect([await shownAfter(0, early), await shownAfter(3, early)]).toEqual([null, early.news_title_th]);
    expect([await shownAfter(0, late), await shownAfter(3, late)]).toEqual([null, null]);
    expect((await decide(late, 'accept')).statusCode).toBe(200);
    expect(await shownAfter(3, late)).toBe(late.news_title_th);
    await decide(returned, 'return', publisher, 'ยังไม่ครบ');
    expect(await shownAfter(3, returned)).toBeNull();
    await change(writer, returned, { new_start_date: dayFrom(-1) });
    expect(await shownAfter(0, returned)).toBeNull();
    expect((await decide(returned, 'accept')).statusCode).toBe(200);
    expect(await shownAfter(0, returned)).toBe(returned.news_title_th);
  });

  test('a scheduled one appears on its allowed day as it was allowed, and what is asked of it stays asked', async () => {
    const row = await create(publisher, { new_start_date: dayFrom(2) });
    await change(writer, row, { news_title_th: 'ยังไม่อนุมัติ', new_start_date: dayFrom(-1) });
    expect([await shownAfter(0, row), await shownAfter(3, row)]).toEqual([null, row.news_title_th]);
    expect((await decide(row, 'accept')).statusCode).toBe(200);
    expect(await shownAfter(0, row)).toBe('ยังไม่อนุมัติ');
  });

  test('one that has ended is not brought back by who may not publish', async () => {
    const row = await create(publisher, { show_end_date: dayFrom(-1) });
    await change(writer, row, { show_end_date: '' });
    expect(await shownAfter(0, row)).toBeNull();
    await decide(row, 'accept');
    expect(await shownAfter(0, row)).toBe(row.news_title_th);
  });
});

describe('what is accepted is what was read', () => {
  test('a picture that joins or leaves the album of what waits makes a decision on what was read before stale', async () => {
    const row = await create(writer);
    const add = async () => writer.call('POST /web_con_new_images', form({ news_id: String(row.news_id), file0: await picture() }));
    const steps = [
      add,
      async () => {
        const { news_image_id } = await t.app.db.newsImage.findFirstOrThrow({ where: { news_id: row.news_id } });
        return writer.call('POST /delete_web_con_new_images', { news_image_id });
      },
    ];
    for (const step of steps) {
      const { asked_at, updated_at } = await requestOf(row);
      expect((await step()).statusCode).toBeLessThan(300);
      const answer = await publisher.call(`PUT ${address(row)}`, { decision: 'accept', asked_at, updated_at });
      expect(answer.json().code).toBe('stale');
      expect(await isPublic(row)).toBe(false);
    }
    expect((await decide(row, 'accept')).statusCode).toBe(200);
  });

  test('a change that waits outlives that somebody hides the record and shows it again', async () => {
    const row = await create(publisher);
    await change(writer, row, { news_title_th: 'ขอ' });
    for (const active of ['N', 'Y']) expect((await change(publisher, row, { active })).statusCode).toBe(200);
    expect((await decide(row, 'accept')).statusCode).toBe(200);
    expect(await read(row)).toMatchObject({ active: 'Y', news_title_th: 'ขอ' });
  });

  test('of a picture that leaves the album and an accept at the same moment one is refused', async () => {
    for (let round = 0; round < 4; round += 1) {
      const row = await create(writer);
      const album = await writer.call('POST /web_con_new_images', form({ news_id: String(row.news_id), file0: await picture() }));
      const [{ news_image_id }] = album.json();
      const { asked_at, updated_at } = await requestOf(row);
      const answers = await raceOnRow(t, 'content_requests', 'record_id', String(row.news_id), 2, async (number) =>
        number === 0
          ? publisher.call(`PUT ${address(row)}`, { decision: 'accept', asked_at, updated_at })
          : writer.call('POST /delete_web_con_new_images', { news_image_id }),
      );
      const codes = answers.map((answer) => (answer.statusCode < 300 ? 'done' : answer.json().code));
      expect([
        ['done', 'needs_publisher'],
        ['stale', 'done'],
      ]).toContainEqual(codes);
    }
  });

  test('a returned change of what is hidden since asks for no publishing, until its person shows it', async () => {
    const row = await create(publisher);
    await change(writer, row, { news_title_th: 'ขอ' });
    await decide(row, 'return', publisher, 'ยังไม่ครบ');
    await change(publisher, row, { active: 'N' });
    expect((await change(writer, row, { news_tag: 'x' })).json()).not.toHaveProperty('is_unchanged');
    expect(await requestOf(row)).not.toMatchObject({ state: 'asked' });
    await change(writer, row, { active: 'Y' });
    expect(await requestOf(row)).toMatchObject({ state: 'asked', action: 'publish' });
  });
});
