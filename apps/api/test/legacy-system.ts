import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Row = Record<string, unknown>;

/** A small legacy system on a port of this machine: answers the documented reading calls from rows that a test may change, and notes every call. */
export interface LegacySystem {
  /** Base address of its API. */
  from: string;
  /** `GET /web_con_news` → its rows. */
  rows: Record<string, Row[]>;
  /** `/files/a.png` → its content. */
  files: Record<string, Buffer>;
  calls: string[];
  /** Waits so long before each answer. */
  delay: number;
  close(): Promise<void>;
}

const account = { email: 'old-admin@faculty.example', password: 'old-password' };
export const legacyAccount = account;

export async function legacySystem(
  rows: Record<string, Row[]>,
  { files = {}, port = 0 }: { files?: Record<string, Buffer>; port?: number } = {},
): Promise<LegacySystem> {
  const system: Pick<LegacySystem, 'rows' | 'files' | 'calls' | 'delay'> = { rows, files, calls: [], delay: 0 };
  const answerOf = (call: string, body: string): { status: number; content: string | Buffer } => {
    const found = (content: string | Buffer) => ({ status: 200, content });
    if (call === 'POST /auth/signin/local') {
      const given = JSON.parse(body) as typeof account;
      return given.email === account.email && given.password === account.password ? found('legacy-token') : { status: 401, content: '' };
    }
    const [, path = ''] = call.split(' ');
    const file = system.files[path];
    if (file) return found(file);
    if (system.rows[call]) return found(JSON.stringify(system.rows[call]));
    const [, list = '', id = ''] = /^(GET \/\w+)\/([^/]+)$/.exec(call) ?? [];
    const row = system.rows[list]?.find((each) => Object.values(each).some((value) => String(value) === id));
    if (row) return found(JSON.stringify(row));
    return call.startsWith('POST /combo') || call.startsWith('GET /') ? found('[]') : { status: 404, content: '' };
  };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk;
    });
    request.on('end', () => {
      const call = `${request.method} ${request.url?.replace(/\?.*/, '')}`;
      system.calls.push(call);
      const isSignIn = call === 'POST /auth/signin/local';
      const mayRead = isSignIn || request.headers.authorization === 'Bearer legacy-token';
      const { status, content } = mayRead ? answerOf(call, body) : { status: 401, content: '' };
      setTimeout(() => response.writeHead(status).end(content), system.delay);
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return Object.assign(system, {
    from: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}

/** A few records with something of each sort: people, rights, news, and values that our rules do not take. `mark` makes them a test's own. */
export function legacyRows(mark: string): Record<string, Row[]> {
  const person = (id: number, name: string, role: string) => ({
    id,
    user_name: `${name}.${mark}`,
    email: `${name}.${mark}@elsewhere.example`,
    fname_th: 'สมหญิง',
    lname_th: `ย้ายมา ${mark}`,
    fname_en: 'Somying',
    lname_en: `Moved ${mark}`,
    role,
    disabled: false,
  });
  const people = [person(91_001, 'old', 'admin'), person(91_002, 'writer', 'user')];
  const news = (news_id: number, title: string, more: Row = {}) => ({
    news_id,
    order_seq: news_id - 91_000,
    news_title_th: title,
    news_title_en: `${title} in English`,
    news_content_th: `<p>${title}</p>`,
    news_content_en: '',
    news_type_tag: 'N1',
    new_start_date: '2026-01-05',
    switch_lang: 'Y',
    active: 'Y',
    created_at: '2020-02-03T04:05:06.000Z',
    created_by: `old.${mark}`,
    ...more,
  });
  return {
    'GET /users': people,
    'GET /mem_users': people.map(({ disabled: _, ...row }) => ({ ...row, disabled: 'Y' })),
    'POST /combo_dc_param/WEB/NEWS_TYPE': [
      { parameter_value: 'N1', parameter_th: 'ข่าวประชาสัมพันธ์', parameter_en: 'Announcements', parameter_name: 'NEWS_TYPE' },
    ],
    'GET /roles': [
      {
        role_id: 91_001,
        user_name: `writer.${mark}`,
        role_group: 'web',
        role_page: '/web/content_new',
        role_master_full: 'web#/web/content_new',
        view: 'Y',
        add: 'Y',
        edit: 'Y',
        delete: 'N',
        own_only: 'N',
        super_admin: 'N',
        active: 'Y',
      },
    ],
    'GET /web_con_news': [
      news(91_001, `ข่าวหนึ่ง ${mark}`),
      news(91_002, `ข่าวสอง ${mark}`),
      news(91_003, `ข่าวสาม ${mark}`, { news_h_image_th: 'gone.jpg', order_seq: 1.255 }),
    ],
  };
}
