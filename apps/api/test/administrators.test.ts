import { pageKeys } from '@faculty/contracts/pages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startSession } from '../src/auth/sessions/sessions.ts';
import { form, picture } from './forms.ts';
import { type Client, type TestApp, testApp } from './test-app.ts';

let t: TestApp;
let boss: Client;
/** Every right there is on every page, and no administrator. */
let keeper: Client;
beforeAll(async () => {
  t = await testApp({ signInLimit: 10_000 });
  boss = await t.person({ role: 'admin', user_name: 'the.boss' });
  await t.person({ role: 'admin', user_name: 'second.boss' });
  keeper = await t.person({
    user_name: 'the.keeper',
    pages: Object.fromEntries(pageKeys.map((page) => [page, { super_admin: 'Y' }])),
  });
  await boss.call('POST /edu_levels', { edu_code: '901', edu_name_th: 'ปริญญาเอก' });
});
afterAll(() => t.close());

interface Target {
  id: number;
  user_name: string;
  email: string;
  role_id: number;
  edu_id: number;
}

let made = 0;
/** A member with a picture, a degree and a role assignment. */
async function target(role: 'admin' | 'user'): Promise<Target> {
  const user_name = `target${++made}`;
  const email = `${user_name}@faculty.example`;
  const member = { user_name, email, fname_th: 'เป้า', lname_th: 'หมาย', info_email: email, avatarFile: await picture() };
  const { id } = (await boss.call('POST /mem_users', form(member))).json();
  const degree = { user_name, edu_code: '901', edu_year: 2560, edu_degree_th: 'ศศ.ด.', edu_degree_place_th: 'มหาวิทยาลัย' };
  const { edu_id } = (await boss.call('POST /user_edus', degree)).json();
  const { role_id } = (await boss.call('POST /roles', { role_master_full: 'member#/member/prefix', user_name, view: 'Y' })).json();
  await t.app.db.user.update({ where: { id }, data: { role } });
  await startSession(t.app, id);
  return { id, user_name, email, role_id, edu_id };
}

/** Everything the database knows of a person. */
async function stored({ id, user_name }: Target) {
  const { db } = t.app;
  const [user, info, roles, degrees, sessions, tokens] = await Promise.all([
    db.user.findUnique({ where: { id }, include: { avatar: true } }),
    db.userInfo.findUnique({ where: { user_name } }),
    db.role.findMany({ where: { user_name }, orderBy: { role_id: 'asc' } }),
    db.userEdu.findMany({ where: { user_name }, orderBy: { edu_id: 'asc' } }),
    db.session.findMany({ where: { user_id: id } }),
    db.oneTimeToken.findMany({ where: { user_id: id } }),
  ]);
  return { user, info, roles, degrees, sessions, tokens };
}

type Attempt = (target: Target) => { url?: string; body?: object; only?: 'admin' };
const person = ({ user_name, email }: Target) => ({
  ...{ user_name, email, fname_th: 'ใหม่', lname_th: 'กว่า', info_email: email, disabled: 'Y' },
});
const account = ({ email }: Target) => ({ email, fname_th: 'ใหม่', lname_th: 'กว่า', role: 'user' as const });
const degree = ({ user_name }: Target) => ({
  ...{ user_name, edu_code: '901', edu_year: 2561, edu_degree_th: 'ศศ.ม.', edu_degree_place_th: 'วิทยาลัย' },
});

/** Routes that write to somebody's record, and every harm each could do: it works on anybody, and is refused on an administrator. */
const onPeople: Record<string, Attempt[]> = {
  'POST /users': [({ user_name }) => ({ body: { data: { email: `by.${user_name}@faculty.example`, role: 'admin' } }, only: 'admin' })],
  'PUT /users/:id': [
    (whom) => ({ url: `/users/${whom.id}`, body: { data: account(whom) } }),
    (whom) => ({ url: `/users/${whom.id}`, body: { data: { ...account(whom), email: `x${whom.id}@faculty.example` } } }),
    (whom) => ({ url: `/users/${whom.id}`, body: { data: { ...account(whom), disabled: true } } }),
    (whom) => ({ url: `/users/${whom.id}`, body: { data: { ...account(whom), avatar: [] } } }),
    // kept as it is, only renamed: the role in the body must not be what decides
    (whom) => ({ url: `/users/${whom.id}`, body: { data: { ...account(whom), role: 'admin' } }, only: 'admin' }),
  ],
  'DELETE /users/:id/sessions': [(whom) => ({ url: `/users/${whom.id}/sessions` })],
  'DELETE /users/:id/sso_binding': [(whom) => ({ url: `/users/${whom.id}/sso_binding` })],
  'DELETE /users/:id': [(whom) => ({ url: `/users/${whom.id}` })],
  'POST /update_mem_users': [
    (whom) => ({ body: { id: whom.id, ...person(whom) } }),
    (whom) => ({ body: { id: whom.id, ...person(whom), disabled: 'N' } }),
  ],
  'POST /delete_mem_users': [(whom) => ({ body: { id: whom.id } })],
  'POST /roles': [({ user_name }) => ({ body: { role_master_full: 'web#/web/content_new', user_name, view: 'Y' } })],
  'PUT /roles/:role_id': [
    ({ user_name, role_id }) => ({
      url: `/roles/${role_id}`,
      body: { role_master_full: 'member#/member/prefix', user_name, own_only: 'Y' },
    }),
  ],
  'POST /delete_roles': [({ role_id }) => ({ body: { role_id } })],
  'PUT /role_matrix/:user_name': [
    ({ user_name }) => ({
      url: `/role_matrix/${user_name}`,
      body: { pages: [{ role_page: '/web/content_new', super_admin: 'N', view: 'Y', add: 'N', edit: 'N', delete: 'N', own_only: 'N' }] },
    }),
  ],
  'POST /user_edus': [(whom) => ({ body: degree(whom) })],
  'PUT /user_edus/:edu_id': [(whom) => ({ url: `/user_edus/${whom.edu_id}`, body: degree(whom) })],
  'POST /delete_user_edus': [({ edu_id }) => ({ body: { edu_id } })],
};

/** Routes that write to nobody's record but the caller's own; each is called with an administrator named in every way all the same. */
const elsewhere = [
  /^POST \/mem_users$/, // makes people, never administrators: the row has no role to give
  /^(POST|PUT) \/auth\//, // of oneself, or of whoever holds the mailbox
  /^PUT \/api\/(profile|profileNotices|cv|profileCoAuthorships\/:work_id)$|^DELETE \/api\/mySessions|^POST \/work_arrivals\//,
  /^(POST|DELETE) \/person_merges(\/|$)/, // of administrators alone (person-merge.slow.test.ts)
  /^POST \/(api\/getRoleUserWeb|combo|combo_dc_\w+)(\/|$)/, // read
  /^POST \/get_web_con_activitys_user$|^DELETE \/bin\/|^PUT \/reviews\//, // read; content that waits in the bin; what a reviewer finds
  /^POST \/(get|update|withdraw)_temp_key$|^POST \/(temp_key_pairing|checkin_pair)$|^POST \/checkin\//, // the kiosk and its key
  /^(POST|DELETE) \/preview_links(\/|$)|^POST \/move_address$/, // addresses of content
  /^PUT \/faculty_setting$/,
  /^POST \/open_records$/, // only who has a form open
  /^POST \/import\/lc_user\//, // lists of the language centre’s members, who are nobody that signs in
  /^(POST|PUT|DELETE) \/products(\/|$)/, // the template's
  /^POST \/system_status\/trial_restore$/,
  /^(POST|PUT) \/saved_views(\/|$)/, // addresses of lists under a name
  /^POST \/upkeep\/|^(PUT|DELETE) \/content_requests\//, // texts of content; content that waits for approval
  /^POST \/changes\//, // by the update of each entity (undo-change.test.ts)
  /^POST \/(file\/upload\/|uploads$|web_con_new_images$|bin\/)/,
];

/** An entity none of whose routes stands in the first list tells of other things than people's accounts. */
function isElsewhere(route: TestApp['app']['routeList'][number]): boolean {
  const personal = new Set(writing().flatMap((other) => (nameOf(other) in onPeople ? entitiesOf(other) : [])));
  const named = entitiesOf(route);
  return (named.length > 0 && !named.some((name) => personal.has(name))) || elsewhere.some((pattern) => pattern.test(nameOf(route)));
}

const entitiesOf = ({ config }: TestApp['app']['routeList'][number]): string[] => [config.entity ?? []].flat();
const writing = () => t.app.routeList.filter(({ method }) => !['GET', 'HEAD', 'OPTIONS'].includes(method));
const nameOf = ({ method, url }: { method: string; url: string }) => `${method} ${url}`;
const callOf = (name: string, url?: string) => (url ? `${name.split(' ')[0]} ${url}` : name);

describe('nobody below administrator touches an administrator', () => {
  test('by any writing route there is: a new one has to be put in one of the two lists', () => {
    const names = writing().map(nameOf);
    const unknown = writing().filter((route) => !(nameOf(route) in onPeople) && !isElsewhere(route));
    expect(unknown.map(nameOf)).toEqual([]);
    expect(Object.keys(onPeople).filter((name) => !names.includes(name))).toEqual([]);
  });

  test.each(Object.keys(onPeople))('by %s', async (name) => {
    for (const [number, attempt] of (onPeople[name] ?? []).entries()) {
      const victim = await target('admin');
      const before = await stored(victim);
      const { url, body, only } = attempt(victim);
      const administrators = await t.app.db.user.count({ where: { role: 'admin' } });
      const refused = await keeper.call(callOf(name, url), body);
      expect(refused.statusCode, `${name} ${number}: ${refused.body}`).toBe(403);
      expect(await stored(victim)).toEqual(before);
      expect(await t.app.db.user.count({ where: { role: 'admin' } })).toBe(administrators);
      // and it is the administrator that made the difference
      const anybody = await target('user');
      const control = attempt(anybody);
      const worked = only ? await boss.call(callOf(name, url), body) : await keeper.call(callOf(name, control.url), control.body);
      if (/delete_mem_users|DELETE.*:id$/.test(name)) expect(worked.json().message).toBe('Relation');
      else expect(worked.statusCode, `${name} ${number}: ${worked.body}`).toBeLessThan(300);
    }
  });

  test('by giving them what is another’s: a degree or an assignment does not move to an administrator', async () => {
    const [victim, anybody] = [await target('admin'), await target('user')];
    const before = await stored(victim);
    const moved = { role_master_full: 'member#/member/prefix', user_name: victim.user_name, super_admin: 'Y' };
    expect((await keeper.call(`PUT /roles/${anybody.role_id}`, moved)).statusCode).toBe(403);
    expect((await keeper.call(`PUT /user_edus/${anybody.edu_id}`, degree(victim))).statusCode).toBe(400);
    expect(await stored(victim)).toEqual(before);
  });

  test('by a route that is not about people, whatever it is sent', async () => {
    const victim = await target('admin');
    const before = await stored(victim);
    const administrators = await t.app.db.user.count({ where: { role: 'admin' } });
    const names = writing().filter((route) => !(nameOf(route) in onPeople));
    for (const { method, url } of names) {
      if (url === '/auth/signout') continue;
      const { id, user_name, email } = victim;
      const named = {
        ...person(victim),
        id,
        user_id: id,
        user_name,
        email,
        role: 'admin',
        created_by: user_name,
        password: 'secret1',
        newPassword: 'secret1',
      };
      const address = url.replace(/:\w+/g, String(id));
      await keeper.call(`${method} ${address}`, { ...named, data: named, currentPassword: 'secret1', token: 'x' });
    }
    expect(await t.app.db.user.count({ where: { role: 'admin' } })).toBe(administrators);
    const after = await stored(victim);
    // a reset may be asked for by anybody: it goes to the administrator's own mailbox
    expect({ ...after, tokens: [] }).toEqual({ ...before, tokens: [] });
  });
});
