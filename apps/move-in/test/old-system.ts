import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

type Row = Record<string, unknown>;

/** Everything that an iterable yields. */
export async function all<Each>(iterable: AsyncIterable<Each>): Promise<Each[]> {
  const found: Each[] = [];
  for await (const each of iterable) found.push(each);
  return found;
}

/** Ways in which former systems answer otherwise than the next one. */
export interface OldSystemWays {
  /** How a list is wrapped. */
  lists?: 'array' | 'rows' | 'data' | 'items' | 'numbers' | 'message';
  /** Lists cut their texts to so many characters. */
  cut?: number;
  /** Lists hold only these fields of a kind. */
  listed?: Record<string, string[]>;
  /** Lists of these kinds are empty without a query. */
  onlyByQuery?: string[];
  /** Records of a page, whatever is asked. */
  page?: number;
  bom?: boolean;
  /** Bytes of the Thai code page of Windows under `charset=utf-8`. */
  thaiBytes?: boolean;
  /** Answers `301` to the path with a slash behind it. */
  slash?: boolean;
  /** Numbers and ids as texts. */
  quoted?: boolean;
  /** Status by path. */
  refuse?: Record<string, number>;
  /** A session ends after so many calls. */
  sessionCalls?: number;
  /** Every so many calls are answered 429. */
  busyEvery?: number;
}

const data = (name: string) => readFileSync(path.join(import.meta.dirname, name), 'utf8').trim();

/** Kinds by the call of their list, which with an identifier is that of a record; lists of options by their call; files that records name. */
export const { lists, combos, fileNames } = JSON.parse(data('old-calls.json')) as {
  lists: Record<string, [path: string, idKey: string, query?: string]>;
  combos: Record<string, string>;
  fileNames: string[];
};

/** A picture and a paper, as small as they come. */
const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

/** What a former system has, by the names of the move folder: written by hand after the documents, in the ways of PHP and SQL. */
function oldRows(): Record<string, Row[]> {
  const rows: Record<string, Row[]> = {};
  for (const line of data('old-rows.jsonl').split('\n')) {
    const [kind, row] = JSON.parse(line) as [string, Row];
    rows[kind] = [...(rows[kind] ?? []), row];
  }
  return rows;
}

/** A former system of its own make: its answers come from rows written by hand, not from this product. */
export async function startOldSystem(ways: OldSystemWays = {}) {
  const rows = oldRows();
  const files = new Map(fileNames.map((name) => [name, name.endsWith('.png') ? png : pdf]));
  const log: string[] = [];
  const tokens = new Map<string, number>();
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://old');
    log.push(`${request.method} ${decodeURIComponent(url.pathname)}${url.search}`);
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk;
    });
    request.on('end', () => answer(request, response, url, body));
  });

  function answer(request: IncomingMessage, response: ServerResponse, url: URL, body: string): void {
    const status = (code: number, headers: Record<string, string> = {}) => response.writeHead(code, headers).end();
    const asked = url.pathname.replace(/^\/api/, '');
    if (ways.busyEvery !== undefined && log.length % ways.busyEvery === 0) return void status(429, { 'retry-after': '0.01' });
    if (asked === '/auth/signin/local') {
      if ((JSON.parse(body) as Row).password !== 'right') return void status(401);
      tokens.set(`token-${log.length}`, 0);
      return void response.end(`token-${log.length}`);
    }
    const token = (request.headers.authorization ?? '').replace('Bearer ', '');
    const used = tokens.get(token);
    if (used === undefined || used >= (ways.sessionCalls ?? Number.POSITIVE_INFINITY)) return void status(401);
    tokens.set(token, used + 1);
    const refused = ways.refuse?.[asked];
    if (refused !== undefined) return void status(refused);
    if (asked.startsWith('/files/')) return void sendFile(response, decodeURIComponent(asked.slice('/files/'.length)));
    if (asked === '/file/download') return void sendFile(response, url.searchParams.get('privateUrl') ?? '');
    if (ways.slash && !asked.endsWith('/')) return void status(301, { location: `/api${asked}/${url.search}` });
    const found = rowsFor(request.method ?? '', asked.replace(/\/$/, ''), url.searchParams, new URLSearchParams(body));
    if (found === undefined) return void status(404);
    send(response, found);
  }

  function sendFile(response: ServerResponse, name: string): void {
    const file = files.get(name);
    if (file) response.writeHead(200, { 'content-length': file.length }).end(file);
    else response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>gone</h1>');
  }

  function rowsFor(method: string, asked: string, query: URLSearchParams, form: URLSearchParams): unknown {
    if (method === 'POST') {
      const [, name = ''] = /^\/combo_dc_param(?:_like)?\/WEB\/(.+)$/.exec(asked) ?? [];
      const group = name.startsWith('LINK_TYPE_UNIT_') ? rows.LINK_TYPE_UNIT_?.filter((row) => row.parameter_name === name) : rows[name];
      if (name !== '') return group && list(group);
      if (asked === '/get_web_con_activitys_user')
        return form.get('activity_id') === '55' ? [{ user_name: 'suda.rak' }, { user_name: 'ANAN.DEE' }] : [];
      return combos[asked] === undefined ? undefined : list(rows[combos[asked]] ?? []);
    }
    for (const [kind, [base, idKey, field]] of Object.entries(lists)) {
      const all = rows[kind] ?? [];
      const id = asked.startsWith(`${base}/`) ? decodeURIComponent(asked.slice(base.length + 1)) : null;
      if (id !== null) return all.find((row) => String(row[idKey]) === id);
      if (asked !== base) continue;
      const wanted = field === undefined ? null : query.get(field);
      if (wanted !== null) return list(all.filter((row) => String(row[field ?? '']) === wanted));
      if (ways.onlyByQuery?.includes(kind)) return list([]);
      const names = ways.listed?.[kind];
      const listed = all.map((row) => (names ? Object.fromEntries(names.map((name) => [name, row[name]])) : row));
      if (kind === 'users' || ways.page !== undefined) {
        const size = ways.page ?? 2;
        const from = Number(query.get('page') ?? 0) * size;
        return { rows: listed.slice(from, from + size).map(shortened), count: all.length };
      }
      return list(listed.map(shortened));
    }
    return undefined;
  }

  const shortened = (row: Row): Row =>
    Object.fromEntries(Object.entries(row).map(([key, value]) => [key, typeof value === 'string' ? value.slice(0, ways.cut) : value]));

  function list(all: Row[]): unknown {
    if (ways.lists === 'numbers') return Object.fromEntries(all.map((row, at) => [at, row]));
    if (ways.lists === 'message') return { message: 'success', result: all };
    return ways.lists === undefined || ways.lists === 'array' ? all : { [ways.lists]: all };
  }

  function send(response: ServerResponse, value: unknown): void {
    const quoted = ways.quoted ? (_: string, each: unknown) => (typeof each === 'number' ? String(each) : each) : undefined;
    const text = `${ways.bom ? '\ufeff' : ''}${JSON.stringify(value, quoted)}`;
    response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(ways.thaiBytes ? thaiBytes(text) : text);
  }

  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/api`,
    rows,
    files,
    log,
    ways,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Code page 874 of Windows. */
const thaiBytes = (text: string) =>
  Buffer.from(
    [...text].map((letter) => {
      const code = letter.codePointAt(0) ?? 0;
      return code >= 0xe01 && code <= 0xe5b ? code - 0xe00 + 0xa0 : code;
    }),
  );
