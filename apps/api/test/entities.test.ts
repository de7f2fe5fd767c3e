import { entities, entityOf } from '@faculty/contracts/entities';
import { buddhistYearOf } from '@faculty/contracts/kit/dates/era';
import { type FileRule, titleOf } from '@faculty/contracts/kit/entity';
import { listedItem } from '@faculty/contracts/kit/findings/found';
import { listQuery } from '@faculty/contracts/kit/list-query';
import { arabicDigits } from '@faculty/contracts/kit/text/digits';
import { searchFor, searchWords } from '@faculty/contracts/kit/text/search-text';
import { optionListsOf } from '@faculty/contracts/lists/option-lists';
import { parameterRows } from '@faculty/prisma/seed/reference/seed-reference';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Writer } from '../src/kit/crud/handlers.ts';
import { dayColumns } from '../src/kit/lists/on-days.ts';
import { form, picture } from './forms.ts';
import { raceOnRow } from './row-race.ts';
import { allSamples } from './samples/sample.ts';
import { type Client, type TestApp, testApp } from './test-app.ts';

const samples = await allSamples();

let t: TestApp;
let admin: Client;
beforeAll(async () => {
  t = await testApp();
  await t.app.db.parameter.createMany({ data: parameterRows });
  admin = await t.person({ role: 'admin' });
});
afterAll(() => t.close());

const at = (route: string | undefined, key: string, id: unknown) => (route as string).replace(`:${key}`, encodeURIComponent(String(id)));
const first = (answer: unknown) => (Array.isArray(answer) ? answer[0] : answer) as Record<string, unknown>;

/** `2026-11-22` as people type it. */
function waysToType(day: string): string[] {
  const date = new Date(`${day}T00:00:00Z`);
  const words = (locale: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(date);
  const thai = words('th-TH-u-ca-buddhist-nu-latn', { day: 'numeric', month: 'numeric', year: 'numeric' });
  return [
    day,
    thai,
    words('th-TH-u-ca-buddhist-nu-thai', { day: '2-digit', month: '2-digit', year: 'numeric' }),
    words('en-GB', { day: '2-digit', month: '2-digit', year: 'numeric' }),
    words('th-TH-u-ca-buddhist-nu-latn', { day: 'numeric', month: 'short', year: 'numeric' }),
    `${words('th-TH-u-ca-gregory-nu-latn', { day: 'numeric', month: 'long' })} ${buddhistYearOf(day)}`,
    words('en-GB', { day: 'numeric', month: 'short', year: 'numeric' }),
  ];
}

describe('every entity', () => {
  const names = entities.map(({ name }) => name).sort();
  test('has a sample here', () => expect(samples.map(({ entity }) => entity.name).sort()).toEqual(names));
  test('has no column of a list that may be NULL: an answer promises a list', async () => {
    const nullable = await t.app.db.$queryRaw`
      SELECT table_name, column_name FROM information_schema.columns
      WHERE table_schema = 'public' AND data_type = 'ARRAY' AND is_nullable = 'YES'`;
    expect(nullable).toEqual([]);
  });
  test('that is served is in the list of entities, under its own name', () => {
    const served = t.app.routeList.flatMap(({ config }) => config.entity ?? []);
    expect([...new Set(served)].sort()).toEqual(names);
    expect(Object.entries(entityOf).filter(([name, entity]) => name !== entity.name)).toEqual([]);
  });
});

describe.each(samples)('$entity.name', ({ entity, body, wrong, change, unusual, find, unique, before, unknown = '2147483647' }) => {
  const { routes, idKey } = entity;
  let n = 0;
  const make = async (client: Client, changes: Record<string, string | undefined> = {}) => {
    n += 1;
    const fields = Object.entries({ ...(await body(n, t)), ...changes }).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    );
    return client.call(routes.create as string, form(Object.fromEntries(fields)));
  };
  const updateForm = (row: Record<string, unknown>, changes: Record<string, string>, keep: string[] = [idKey]) => {
    const texts = Object.entries(row).filter(
      ([key, value]) => typeof value !== 'object' && !['message', 'created_at', 'updated_at', ...Object.keys(entity.files)].includes(key),
    );
    const known = Object.fromEntries(texts.map(([key, value]) => [key, String(value)]));
    return form({ ...known, ...changes, ...Object.fromEntries(keep.map((key) => [key, String(row[key])])) });
  };

  beforeAll(async () => before?.(admin, t));

  test('is created, read, found, changed and deleted by the documented calls', async () => {
    const created = await make(admin);
    expect(created.statusCode, created.body).toBe(201);
    const row = first(created.json());
    expect(row[idKey]).toBeTruthy();
    expect(row.message).toMatch(/บันทึกสำเร็จ/);

    const read = await admin.call(at(routes.read, idKey, row[idKey]));
    expect(read.statusCode).toBe(200);
    expect(read.json()).toMatchObject({ [idKey]: row[idKey], created_by: admin.user_name });

    const updated = await admin.call(at(routes.update, idKey, row[idKey]), updateForm(row, change));
    expect(updated.statusCode, updated.body).toBe(200);
    for (const [key, value] of Object.entries(change)) expect(String(updated.json()[key])).toBe(value);

    if (find !== '') {
      const found = await admin.call(`${routes.list}?page=0&limit=5&q=${encodeURIComponent(find)}`);
      expect(found.json()).toMatchObject({ count: 1, rows: [{ [idKey]: row[idKey] }] });
      expect((await admin.call(`${routes.list}?page=0&limit=5&q=${encodeURIComponent('%_ไม่มีคำนี้')}`)).json()).toMatchObject({
        count: 0,
        rows: [],
      });
    }
    const all = await admin.call(routes.list as string);
    expect(Array.isArray(all.json())).toBe(true);

    const removed = await admin.call(at(routes.remove, idKey, row[idKey]), { [idKey]: row[idKey] });
    expect(removed.statusCode, removed.body).toBe(200);
    expect(removed.json()).toMatchObject({ [idKey]: row[idKey] });
    expect((await admin.call(at(routes.read, idKey, row[idKey]))).statusCode).toBe(404);
  });

  test('is made once by a create that arrives twice with its key', async () => {
    n += 1;
    const fields = Object.entries(await body(n, t)).filter((entry): entry is [string, string] => entry[1] !== undefined);
    const key = { 'idempotency-key': `twice-${entity.name}` };
    const [one, two] = [
      await admin.call(routes.create as string, form(Object.fromEntries(fields)), key),
      await admin.call(routes.create as string, form(Object.fromEntries(fields)), key),
    ];
    expect(one.statusCode, one.body).toBe(201);
    expect([two.statusCode, two.body]).toEqual([201, one.body]);
    const made = first(one.json());
    const added = { entity: entity.name, action: 'add', record_id: String(made[idKey]) };
    expect(await t.app.db.auditLog.count({ where: added })).toBe(1);
    const { rows } = (await admin.call(`${routes.list}?page=0&limit=1000`)).json<{ rows: { created_at: string }[] }>();
    expect(rows.filter(({ created_at }) => created_at === made.created_at)).toHaveLength(1);
  });

  test.runIf(optionListsOf(entity.name).length > 0)(
    'takes the options of its lists, retired ones too, and keeps one that is gone',
    async () => {
      for (const { list, field } of optionListsOf(entity.name)) {
        const parameter_name = list.endsWith('_') ? `${list}${entity.name === 'article_page' ? 'A1' : 'D1'}` : list;
        const data = { parameter_system: 'WEB', parameter_name, parameter_value: `Z${list.length}`, parameter_th: 'ใหม่', parameter_en: '' };
        const refused = await make(admin, { [field]: data.parameter_value });
        expect(refused.statusCode, field).toBe(400);
        expect(refused.json()).toMatchObject({ fields: { [field]: { code: 'unknown_option', message: expect.stringContaining('Z') } } });
        const option = await t.app.db.parameter.create({ data: { ...data, active: 'N' } });
        const made = await make(admin, { [field]: data.parameter_value });
        expect(made.statusCode, made.body).toBe(201);
        await t.app.db.parameter.delete({ where: { parameter_id: option.parameter_id } });
        const row = first(made.json());
        const kept = await admin.call(
          at(routes.update, idKey, row[idKey]),
          form({ [idKey]: String(row[idKey]), ...change, [field]: String(row[field]) }),
        );
        expect(kept.statusCode, kept.body).toBe(200);
        const changed = await admin.call(at(routes.update, idKey, row[idKey]), form({ [idKey]: String(row[idKey]), [field]: 'Z0' }));
        expect(changed.json(), changed.body).toMatchObject({ fields: { [field]: { code: 'unknown_option' } } });
      }
    },
  );

  const days = dayColumns(entity.item).filter(({ isMoment }) => !isMoment);
  test.runIf(days.length > 0)('is found by the days that its list tells, however they are typed', async () => {
    const lookAgain = days.some(({ field }) => field === 'review_on') ? { review_on: '2028-03-09' } : {};
    const row = first((await make(admin, { ...unusual, ...lookAgain })).json());
    const dates = days.flatMap(({ field }) => (typeof row[field] === 'string' ? [row[field]] : []));
    expect(dates.length).toBeGreaterThan(0);
    for (const day of dates) {
      for (const typed of waysToType(day)) {
        const found = await admin.call(`${routes.list}?page=0&limit=50&q=${encodeURIComponent(typed)}`);
        expect(
          found.json().rows.map((each: Record<string, unknown>) => String(each[idKey])),
          typed,
        ).toContain(String(row[idKey]));
      }
    }
    const none = await admin.call(`${routes.list}?page=0&limit=50&q=${encodeURIComponent('1/2/2471')}`);
    expect(none.json()).toMatchObject({ count: 0 });
  });

  test.each(wrong)('names %s when it is wrong: %o', async (field, changes) => {
    const response = await make(admin, changes);
    expect(response.statusCode, response.body).toBe(400);
    expect(response.json()).toMatchObject({
      code: 'invalid',
      fields: { [field]: { code: expect.any(String), message: expect.any(String) } },
    });
  });

  const namingPeople = wrong.filter(([, changes]) => JSON.stringify(changes).includes('nobody.here'));
  test.runIf(namingPeople.length > 0)('takes nobody who has only signed up for a person of a record', async () => {
    const user_name = 'only.signed';
    const stranger = { user_name, email: 'only.signed@faculty.example', created_by: user_name, updated_by: user_name };
    await t.app.db.user.upsert({ where: { user_name }, create: stranger, update: {} });
    const row = first((await make(admin)).json());
    for (const [field, changes] of namingPeople) {
      const named = JSON.parse(JSON.stringify(changes).replaceAll('nobody.here', user_name));
      const update = admin.call(at(routes.update, idKey, row[idKey]), updateForm(row, named));
      for (const answer of [await make(admin, named), await update])
        expect(answer.json(), field).toMatchObject({ code: 'invalid', fields: { [field]: { code: expect.any(String) } } });
    }
  });

  test('answers 404 for an unknown identifier, to read, change and delete', async () => {
    expect((await admin.call(at(routes.read, idKey, unknown))).statusCode).toBe(404);
    expect((await admin.call(at(routes.remove, idKey, unknown), { [idKey]: unknown })).statusCode).toBe(404);
    const fields = { ...(await body(500, t)), ...change, [idKey]: unknown };
    expect((await admin.call(at(routes.update, idKey, unknown), form(withoutFiles(fields)))).statusCode).toBe(404);
  });

  test('refuses a second one with the same key, naming it', async () => {
    for (const field of unique ?? []) {
      const row = first((await make(admin)).json());
      const again = await make(admin, { [field]: String(row[field]) });
      expect(again.statusCode).toBe(409);
      expect(again.json()).toMatchObject({ code: 'duplicate', fields: { [field]: { code: 'duplicate' } } });
    }
  });

  test('has a history, and serves its files to who may read them', async () => {
    const row = first((await make(admin)).json());
    const history = await admin.call(`GET /history/${entity.name}/${encodeURIComponent(String(row[idKey]))}`);
    expect(history.json(), history.body).toMatchObject({ rows: expect.arrayContaining([expect.objectContaining({ action: 'add' })]) });
    for (const [field, rule] of Object.entries<FileRule>(entity.files)) {
      if (row[field] === null) continue;
      expect((await t.call(`GET ${row[field]}`)).statusCode, field).toBe(rule.public ? 200 : 401);
      expect((await admin.call(`GET ${row[field]}`)).statusCode, field).toBe(200);
    }
  });

  test('keeps the addresses of files that are replaced', async () => {
    const row = first((await make(admin)).json());
    const fields = Object.keys(entity.files).filter((field) => typeof row[field] === 'string');
    for (const field of fields) {
      const address = String(row[field]);
      const content = async (path = address) => (await admin.call(`GET ${path}`)).rawPayload;
      const before = await content();
      const updated = await admin.call(
        at(routes.update, idKey, row[idKey]),
        form({ [idKey]: String(row[idKey]), ...change, [field]: await picture('#a1b2c3') }),
      );
      expect(updated.statusCode, updated.body).toBe(200);
      // a file of another type has another extension, and answers under both
      const now = updated.json()[field];
      expect(now.replace(/\.\w+$/, ''), field).toBe(address.replace(/\.\w+$/, ''));
      expect((await content()).equals(before), field).toBe(false);
      expect((await content()).equals(await content(now)), field).toBe(true);
      const listed = (await admin.call(routes.list as string)).json<Record<string, unknown>[]>().find((one) => one[idKey] === row[idKey]);
      if (listed && field in listed) expect(listed[field]).toBe(now);
    }
    // nothing of what was replaced is left
    const stored = await t.app.db.storedFile.findMany({ where: { content_of: { not: null } }, select: { path: true, content_of: true } });
    for (const { path } of stored) expect(await t.app.files.open(path), path).not.toBeNull();
  });

  test('keeps what an update does not give, on every kind of body', async () => {
    const row = first((await make(admin, unusual)).json());
    const stored = async () => (await admin.call(at(routes.read, idKey, row[idKey]))).json();
    const { updated_at: _, ...before } = await stored();
    expect(before).toMatchObject(Object.fromEntries(Object.keys(unusual).map((key) => [key, row[key]])));
    const fields = { [idKey]: String(row[idKey]), ...change };
    const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' };
    for (const [body, headers] of [[fields], [form(fields)], [new URLSearchParams(fields).toString(), urlencoded]] as const) {
      const answer = await admin.call(at(routes.update, idKey, row[idKey]), body, headers);
      expect(answer.statusCode, answer.body).toBe(200);
      expect(await stored()).toEqual({ ...before, ...pick(answer.json(), [...Object.keys(change), 'updated_at']) });
    }
  });

  test('refuses a stale edit and says who was faster', async () => {
    const row = first((await make(admin)).json());
    const fresh = await admin.call(at(routes.update, idKey, row[idKey]), updateForm(row, change, [idKey, 'updated_at']));
    expect(fresh.statusCode, fresh.body).toBe(200);
    const stale = await admin.call(at(routes.update, idKey, row[idKey]), updateForm(row, change, [idKey, 'updated_at']));
    expect(stale.statusCode).toBe(409);
    expect(stale.json()).toMatchObject({
      code: 'stale',
      changed: { by: admin.user_name, name: expect.any(String), at: fresh.json().updated_at },
    });
  });

  test('of two saves of one version at the same moment one is refused as stale', async () => {
    const row = first((await make(admin)).json());
    const { table } = t.app.writers.get(entity.name) as Writer;
    const saves = await raceOnRow(t, table, idKey, row[idKey], 2, () =>
      admin.call(at(routes.update, idKey, row[idKey]), updateForm(row, change, [idKey, 'updated_at'])),
    );
    expect(saves.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(saves.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({ code: 'stale', changed: { by: admin.user_name } });
  });

  test('with own_only, shows and changes only what the person made', async () => {
    // whoever gives a right has it
    const given = entity.name === 'role' ? { '/web/content_new': { view: 'Y' as const } } : {};
    const owner = await t.person({ pages: { ...given, [entity.page]: { view: 'Y', add: 'Y', edit: 'Y', delete: 'Y', own_only: 'Y' } } });
    const foreign = first((await make(admin)).json());
    if (entity.name === 'news_image') {
      // a picture belongs to its album, and this is somebody else's
      expect((await make(owner)).statusCode).toBe(404);
    } else {
      const own = first((await make(owner)).json());
      const listed = (await owner.call(`${routes.list}?page=0&limit=100`)).json<{ rows: Record<string, unknown>[]; count: number }>();
      expect(listed.rows.map((row) => row[idKey])).toEqual([own[idKey]]);
      expect(listed.count).toBe(1);
    }
    expect((await owner.call(routes.list as string)).json().map((row: Record<string, unknown>) => row[idKey])).not.toContain(
      foreign[idKey],
    );
    expect((await owner.call(at(routes.read, idKey, foreign[idKey]))).statusCode).toBe(404);
    expect((await owner.call(at(routes.update, idKey, foreign[idKey]), updateForm(foreign, change))).statusCode).toBe(404);
    expect((await owner.call(at(routes.remove, idKey, foreign[idKey]), { [idKey]: foreign[idKey] })).statusCode).toBe(404);
    expect((await admin.call(at(routes.read, idKey, foreign[idKey]))).statusCode).toBe(200);
  });

  test('writes who changed what into the audit, and nothing when nothing changed', async () => {
    const row = first((await make(admin)).json());
    const id = String(row[idKey]);
    await admin.call(at(routes.update, idKey, id), updateForm(row, change));
    await admin.call(at(routes.remove, idKey, id), { [idKey]: row[idKey] });
    const lines = await t.app.db.auditLog.findMany({ where: { entity: entity.name, record_id: id }, orderBy: { id: 'asc' } });
    const latest = lines.slice(-3);
    expect(latest.map(({ action, user_name }) => [action, user_name])).toEqual([
      ['add', admin.user_name],
      ['edit', admin.user_name],
      ['delete', admin.user_name],
    ]);
    expect(Object.keys(latest[1]?.changes as object).sort()).toEqual(Object.keys(change).sort());
    // by name, as it was then, and nothing that the audit must not tell
    expect(latest.map(({ record_title }) => record_title)).toEqual(
      [row, { ...row, ...change }, { ...row, ...change }].map((each) => titleOf(entity, each)),
    );
    expect(entity.privateFields ?? []).not.toEqual(
      expect.arrayContaining([...(entity.title?.th ?? ['none']), ...(entity.title?.en ?? [])]),
    );
  });

  test('a read tells who changed it last by name', async () => {
    if (!routes.read) return;
    const row = first((await make(admin)).json());
    const read = async () => (await admin.call(at(routes.read, idKey, row[idKey]))).json();
    const { fname_th, lname_th } = await t.app.db.user.findUniqueOrThrow({ where: { user_name: admin.user_name } });
    expect(await read()).toMatchObject({ updated_by: admin.user_name, updated_by_name: { th: `${fname_th} ${lname_th}`.trim() } });
  });

  test('ignores what a client says about owner, stamps and identifier', async () => {
    const response = await make(admin, {
      created_by: 'somebody',
      updated_by: 'somebody',
      created_at: '2001-01-01T00:00:00.000Z',
      role: 'admin',
    });
    expect(first(response.json())).toMatchObject({ created_by: admin.user_name, updated_by: admin.user_name });
    expect(String(first(response.json()).created_at)).not.toMatch(/^2001/);
  });

  test('says in its list what the record itself says, the declared fields in their form and no others', async () => {
    const row = first((await make(admin)).json());
    const record = (await admin.call(at(routes.read, idKey, row[idKey]))).json<Record<string, unknown>>();
    const whole = (await admin.call(routes.list as string)).json<Record<string, unknown>[]>();
    const item = whole.find((one) => one[idKey] === row[idKey]) ?? {};
    expect(Object.keys(item)).toEqual(Object.keys((listedItem(entity) as z.ZodObject).shape));
    for (const field of Object.keys(item)) if (field in record) expect(item[field], field).toEqual(record[field]);
    const page = (await admin.call(`${routes.list}?page=0&limit=10000`)).json();
    expect(page).toEqual({ rows: whole, count: whole.length });
  });

  // the text its search looks through, where that is its own
  const sought = Object.keys(change).find((key) => searchWords(find).some((words) => searchFor(words[0] as string)(change[key] as string)));
  test.runIf(sought)('is found however its words are typed', async () => {
    const row = first((await make(admin)).json());
    const updated = await admin.call(at(routes.update, idKey, row[idKey]), updateForm(row, { [sought as string]: 'เเก้วนํ้า ฎีกา ๒๕๖๗' }));
    expect(updated.statusCode, updated.body).toBe(200);
    // in any order and anywhere, sara ae, sara am, either digits, either era
    for (const q of ['ฎีกา แก้ว', 'น้ำ ฎี', 'ฎีกา 2567', '2024 ฎีกา เเก้ว', '๒๐๒๔ ฎีกา']) {
      const found = await admin.call(`${routes.list}?page=0&limit=5&q=${encodeURIComponent(q)}`);
      expect(found.json(), q).toMatchObject({ count: 1, rows: [{ [idKey]: row[idKey] }] });
    }
    await admin.call(at(routes.remove, idKey, row[idKey]), { [idKey]: row[idKey] });
  });

  test('takes Thai digits wherever a number is typed', async () => {
    const form = { ...(await body(600, t)), ...unusual };
    const isTyped = (key: string) => key !== 'file_length' && (!key.endsWith('_code') || key === idKey || entity.name === 'lc_user');
    const numbers = Object.entries(form).filter(
      (entry): entry is [string, string] => isTyped(entry[0]) && /^\d+(\.\d+)?$/.test(String(entry[1])),
    );
    const inThai = numbers.map(([key, value]) => [key, value.replace(/\d/g, (digit) => String.fromCharCode(0x0e50 + Number(digit)))]);
    const answer = await make(admin, { ...unusual, ...Object.fromEntries(inThai) });
    expect(answer.statusCode, answer.body).toBe(201);
    const row = first(answer.json());
    // a text that may hold other things than a number stays as typed
    for (const [key, value] of numbers) if (key in row) expect(arabicDigits(String(row[key])), key).toBe(value);
  });

  test('is found by the days of a period, where its list has one', async () => {
    const { shape } = entity.query as unknown as { shape: Record<string, unknown> };
    if (!('start_date' in shape)) return;
    // its first day is optional
    await make(admin, entity.name === 'news' ? { new_start_date: '2026-01-31' } : {});
    const countOf = async (days: string) => (await admin.call(`${routes.list}?page=0&limit=1${days}`)).json().count as number;
    expect(await countOf('&start_date=1900-01-01')).toBeGreaterThan(0);
    expect(await countOf('&end_date=1900-01-01')).toBe(0);
  });

  const { shape } = entity.query as unknown as { shape: Record<string, z.ZodType> };
  const filters = Object.keys(shape).filter(
    (name) => !(name in listQuery([idKey], {}).shape) && name !== 'start_date' && name !== 'end_date',
  );
  test.runIf(filters.length > 0).each(filters)('is found by the filter %s, and left out by another value', async (name) => {
    const row = first((await make(admin, unusual)).json());
    const idsWith = async (value: string) => {
      const answer = await admin.call(`${routes.list}?page=0&limit=500&field=updated_at&sort=desc&${name}=${encodeURIComponent(value)}`);
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json().rows.map((each: Record<string, unknown>) => each[idKey]);
    };
    const schema = shape[name] as z.ZodType;
    const [own = ''] = String(row[name] ?? '').split(',');
    const other = valueBeside(schema, [row[name]].flat());
    const without = other === undefined ? [] : await idsWith(other);
    // some answers have other values than their filter, such as 0 and 1 for Y and N
    if (own === '' || !z.safeParse(schema, own).success) return;
    expect(without, `${name}=${other}`).not.toContain(row[idKey]);
    expect(await idsWith(own), `${name}=${own}`).toContain(row[idKey]);
  });

  test('pages and sorts in the database, and refuses a column it does not list', async () => {
    const two = (await admin.call(`${routes.list}?page=0&limit=2&field=updated_at&sort=desc`)).json<{
      rows: Record<string, string>[];
      count: number;
    }>();
    expect(two.rows).toHaveLength(2);
    expect((two.rows[0]?.updated_at ?? '') >= (two.rows[1]?.updated_at ?? '')).toBe(true);
    const beyond = (await admin.call(`${routes.list}?page=999&limit=2`)).json();
    expect(beyond).toMatchObject({ rows: [], count: two.count });
    for (const query of ['field=password_hash', 'field=updated_at;drop', 'limit=0', 'limit=99999999', 'page=-1', 'sort=up']) {
      const refused = await admin.call(`${routes.list}?page=0&limit=2&${query}`);
      expect(refused.statusCode, query).toBe(400);
      expect(refused.json().fields).toHaveProperty(query.split('=')[0] as string);
    }
  });
});

/** A value that a filter takes and that is none of these. */
function valueBeside(schema: z.ZodType, not: unknown[]): string | undefined {
  const taken = not.flatMap((value) => String(value).split(','));
  const kind = schema instanceof z.ZodOptional ? (schema.unwrap() as z.ZodType) : schema;
  const candidates = kind instanceof z.ZodEnum ? kind.options.map(String) : ['zz9', '987654', '2999-12-31', 'false', '1'];
  return candidates.find((value) => !taken.includes(value) && z.safeParse(schema, value).success);
}

const pick = (row: Record<string, unknown>, keys: string[]) => Object.fromEntries(keys.map((key) => [key, row[key]]));
const withoutFiles = (fields: Record<string, string | Blob>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => typeof value === 'string')) as Record<string, string>;
