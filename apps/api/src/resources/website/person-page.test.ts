import { gridText, type PlacedPerson, placedIn } from '@faculty/contracts/website/person-grid';
import { peopleWhoLeftRoute } from '@faculty/contracts/website/person-page';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, type TestApp, testApp } from '../../../test/test-app.ts';

let t: TestApp;
let admin: Client;
let staff: Client;
beforeAll(async () => {
  t = await testApp();
  admin = await t.person({ role: 'admin' });
  staff = await t.person({ pages: { '/web/content_person': { super_admin: 'Y' } } });
});
afterAll(() => t.close());

let made = 0;
const create = (people: PlacedPerson[]) => {
  made += 1;
  return staff.call('POST /webConPersons', {
    persons_url: `page_${made}`,
    persons_title_th: 'ผู้บริหาร',
    persons_title_en: 'Management',
    persons_objects: gridText(people),
  });
};
const save = (persons_id: number, fields: object) => staff.call(`PUT /webConPersons/${persons_id}`, fields);
const stored = async (persons_id: number) => (await staff.call(`GET /webConPersons/${persons_id}`)).json();
const placed = (user_name: string, row_number = 1, column_number = 3): PlacedPerson => ({
  row_number,
  column_number,
  user_name,
  position_th: 'คณบดี',
  position_en: 'Dean',
});

describe('the grid', () => {
  test('is told as the documents say, wherever people stand, and counted in the list', async () => {
    for (const user_name of ['anan.one', 'busaba.two']) await t.person({ user_name });
    const people = [placed('anan.one', 15, 5), placed('busaba.two', 1, 1), placed('anan.one', 2, 2)];
    const { persons_id, persons_objects } = (await create(people)).json();
    expect(persons_objects).toBe(gridText(people));
    expect((await stored(persons_id)).persons_objects).toBe(gridText(people));
    const { rows } = (await staff.call('GET /webConPersons?page=0&limit=1')).json();
    expect(rows).toMatchObject([{ persons_id, people_count: 3 }]);
    expect(rows[0]).not.toHaveProperty('persons_objects');
  });

  test('stays where a save says nothing of it, and moves, shrinks and empties where it does', async () => {
    await t.person({ user_name: 'chai.three' });
    const { persons_id } = (await create([placed('chai.three')])).json();
    await save(persons_id, { persons_title_th: 'อื่น' });
    expect(placedIn((await stored(persons_id)).persons_objects)).toEqual([placed('chai.three')]);
    const both = [placed('chai.three', 1, 1), { ...placed('chai.three', 1, 2), position_en: '' }];
    expect((await save(persons_id, { persons_objects: gridText(both) })).json().persons_objects).toBe(gridText(both));
    expect(placedIn((await stored(persons_id)).persons_objects)).toEqual(both);
    expect((await save(persons_id, { persons_objects: '' })).statusCode).toBe(200);
    expect(await t.app.db.personCell.count({ where: { persons_id } })).toBe(0);
  });

  test('with somebody the faculty does not know is refused, naming them, and nothing is changed', async () => {
    await t.person({ user_name: 'decha.four' });
    const { persons_id, updated_at } = (await create([placed('decha.four')])).json();
    const answer = await save(persons_id, {
      persons_title_th: 'อื่น',
      persons_objects: gridText([placed('decha.four'), placed('nobody.here', 2)]),
    });
    expect(answer.json()).toMatchObject({
      code: 'invalid',
      fields: { persons_objects: { code: 'unknown_person', params: { user_name: 'nobody.here' } } },
    });
    expect(await stored(persons_id)).toMatchObject({ persons_title_th: 'ผู้บริหาร', updated_at });
  });
});

describe('its ID', () => {
  test('is fixed once it is made; saying it again is no change', async () => {
    const { persons_id, persons_url } = (await create([])).json();
    expect((await save(persons_id, { persons_url })).statusCode).toBe(200);
    const moved = await save(persons_id, { persons_url: `${persons_url}_x` });
    expect(moved.json()).toMatchObject({ code: 'invalid', fields: { persons_url: { code: 'locked' } } });
  });
});

describe('a member who is shown', () => {
  test('is not deleted, until no page shows them', async () => {
    const { id } = await t.person({ user_name: 'ekachai.five' });
    const { persons_id } = (await create([placed('ekachai.five')])).json();
    expect((await admin.call('POST /delete_mem_users', { id })).json()).toEqual({ id, message: 'Relation' });
    expect((await stored(persons_id)).persons_objects).toContain('ekachai.five');
    await staff.call('POST /delete_webConPersons', { persons_id });
    expect((await admin.call('POST /delete_mem_users', { id })).json().message).not.toBe('Relation');
  });

  test('is shown under their new user name after a rename', async () => {
    await t.person({ user_name: 'old.name' });
    const { persons_id } = (await create([placed('old.name')])).json();
    await t.app.db.user.update({ where: { user_name: 'old.name' }, data: { user_name: 'new.name' } });
    expect(placedIn((await stored(persons_id)).persons_objects)).toEqual([placed('new.name')]);
    expect((await save(persons_id, { active: 'N' })).statusCode).toBe(200);
  });

  test('stays when they leave, and is told among those who left', async () => {
    for (const user_name of ['fah.six', 'kept.away']) await t.person({ user_name });
    const { persons_id } = (await create([placed('fah.six')])).json();
    const left = async () => (await staff.call(peopleWhoLeftRoute)).json<{ user_name: string }[]>().map(({ user_name }) => user_name);
    expect(await left()).toEqual([]);
    await t.app.db.user.updateMany({ where: { user_name: { in: ['fah.six', 'kept.away'] } }, data: { disabled: true } });
    expect(await left()).toEqual(['fah.six']);
    const active = (await staff.call('POST /combo/usersActive')).json<{ user_name: string }[]>();
    expect(active.map(({ user_name }) => user_name)).not.toContain('fah.six');
    const moved = gridText([placed('fah.six', 3, 1)]);
    expect((await save(persons_id, { persons_objects: moved })).json().persons_objects).toBe(moved);
  });
});

test('a deleted page comes back from the bin with everybody in their places', async () => {
  await t.person({ user_name: 'hathai.eight' });
  const row = (await create([placed('hathai.eight', 4, 2), placed('hathai.eight', 5, 1)])).json();
  await staff.call('POST /delete_webConPersons', { persons_id: row.persons_id });
  expect(await t.app.db.personCell.count({ where: { persons_id: row.persons_id } })).toBe(0);
  const { rows } = (await admin.call('GET /bin?page=0&limit=100')).json<{
    rows: { binned_id: number; entity: string; record_id: string }[];
  }>();
  const binned = rows.find(({ entity, record_id }) => entity === 'person_page' && record_id === String(row.persons_id));
  expect((await admin.call(`POST /bin/${binned?.binned_id}/restore`, {})).statusCode).toBe(200);
  const { message: _, ...before } = row;
  expect(await stored(row.persons_id)).toMatchObject(before);
});

test('of two who save the grid at once one is told, and the cells are one person’s', async () => {
  await t.person({ user_name: 'gaew.seven' });
  const row = (await create([])).json();
  const grids = Array.from({ length: 8 }, (_, n) => gridText([placed('gaew.seven', n + 1)]));
  const answers = await Promise.all(grids.map((persons_objects) => save(row.persons_id, { persons_objects, updated_at: row.updated_at })));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(7).fill(409)]);
  const winner = answers.findIndex(({ statusCode }) => statusCode === 200);
  expect((await stored(row.persons_id)).persons_objects).toBe(grids[winner]);
});
