import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { startSession } from '../../auth/sessions/sessions.ts';
import { type Kind, kinds } from '../legacy/calls.ts';
import { firstRow, rowsOf } from '../legacy/fetch.ts';
import type { Row } from '../legacy/legacy-records.ts';
import { type Dirt, dirt, type Hosts } from './dirt.ts';

export interface DirtySource {
  from: string;
  /** Rows that the source has no longer: `kind id`. */
  gone: Set<string>;
  /** `kind id` → fields that were edited there. */
  edits: Map<string, Row>;
  /** Index in `dirt` → identifier of its record. */
  dirtyIds(): Promise<Map<number, string>>;
  /** Faults of the line that no call has met yet. */
  faultsLeft(): string[];
  close(): Promise<void>;
}

/** Faults of the line, each once: what the fetch must bear. */
const faults: Readonly<Record<string, 'error' | 'truncated' | 'slow' | 'busy'>> = {
  'GET /webConPages': 'error',
  'GET /web_con_links': 'truncated',
  'GET /job_positions': 'slow',
  'GET /prefixs': 'busy',
};
/** After so many answers the session ends. */
const sessionAnswers = 400;

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQImWO4e/cuAAUyApiWENc5AAAAAElFTkSuQmCC',
  'base64',
);

const namedFiles: Readonly<Record<string, Buffer | null>> = {
  '/files/old/missing.jpg': null,
  '/files/old/page.jpg': Buffer.from('<!DOCTYPE html><html><body>ไม่พบไฟล์</body></html>'),
  '/files/old/cover.jpg': pixel,
  '/files/old/setup.exe': Buffer.from('MZ\u0090\u0000\u0003program'),
};

/**
 * Serves a copy of this product as if it were the legacy system, on a free port: its answers carry the dirt of `dirt.ts`, and the line has
 * faults. Without `isDirty`, only what `gone` and `edits` say.
 */
export async function dirtySource(app: FastifyInstance, isDirty: boolean): Promise<DirtySource> {
  const gone = new Set<string>();
  const edits = new Map<string, Row>();
  const admin = await app.db.user.findFirstOrThrow({ where: { role: 'admin', disabled: false }, orderBy: { id: 'asc' } });
  const inner = await startSession(app, admin.id);
  const left = new Map(Object.entries(isDirty ? faults : {}));
  let sessions = 0;
  let answers = 0;
  let hosts: Hosts = { from: '', missing: '', page: '', pngNamedJpg: '', program: '' };
  const known = new Map<string, readonly Row[]>();

  const ask = async (method: 'GET' | 'POST', url: string, body?: string) =>
    app.inject({
      method,
      url,
      headers: { authorization: `Bearer ${inner}`, ...(body && { 'content-type': 'application/x-www-form-urlencoded' }) },
      ...(body && { payload: body }),
    });

  /** The rows of a kind, ascending, as the source has them. */
  async function rowsOfKind(kind: Kind): Promise<readonly Row[]> {
    const stored = known.get(kind.name);
    if (stored) return stored;
    const answer = await ask('GET', `${kind.list.slice(4)}${kind.paged ? '?limit=10000' : ''}`);
    const { rows } = rowsOf(JSON.parse(answer.body));
    const sorted = rows.toSorted((one, other) => Number(one[kind.idKey]) - Number(other[kind.idKey]));
    known.set(kind.name, sorted);
    return sorted;
  }

  // account and member are one record: names are dirty in both answers
  const dirtOf = (kind: Kind) =>
    isDirty
      ? dirt.filter((each) => each.kind === kind.name || (kind.name === 'user' && each.kind === 'member' && /^[fl]name_/.test(each.field)))
      : [];
  const isAbout = (each: Dirt, all: readonly Row[], id: unknown, idKey: string) => String(all.at(each.record)?.[idKey]) === String(id);

  async function changed(kind: Kind, row: Row): Promise<Row> {
    const all = await rowsOfKind(kind);
    let now = row;
    for (const each of dirtOf(kind)) if (each.change && isAbout(each, all, row[kind.idKey], kind.idKey)) now = each.change(now, all, hosts);
    return { ...now, ...edits.get(`${kind.name} ${row[kind.idKey]}`) };
  }

  async function listAnswer(kind: Kind, text: string): Promise<string> {
    const answer = JSON.parse(text) as unknown;
    const all = await rowsOfKind(kind);
    const rows: Row[] = [];
    for (const row of rowsOf(answer).rows) if (!gone.has(`${kind.name} ${row[kind.idKey]}`)) rows.push(await changed(kind, row));
    for (const each of dirtOf(kind)) {
      const base = all.at(each.record);
      if (each.add && base) rows.push(each.add(rows.find((row) => row[kind.idKey] === base[kind.idKey]) ?? base, all));
    }
    return JSON.stringify(Array.isArray(answer) ? rows : { rows, count: rows.length });
  }

  async function answer(request: IncomingMessage, response: ServerResponse, body: string): Promise<void> {
    const { method = 'GET', url = '/' } = request;
    const pathname = url.replace(/\?.*/, '');
    const call = `${method} ${pathname}`;
    if (call === 'POST /auth/signin/local') {
      sessions += 1;
      answers = 0;
      return void response.end(`rehearsal-${sessions}`);
    }
    if (request.headers.authorization !== `Bearer rehearsal-${sessions}`) return void response.writeHead(401).end();
    answers += 1;
    if (isDirty && answers > sessionAnswers && sessions < 3) {
      sessions += 1; // the old token is of no use any more
      return void response.writeHead(401).end();
    }
    const fault = left.get(call);
    left.delete(call);
    if (fault === 'error') return void response.writeHead(500).end();
    if (fault === 'busy') return void response.writeHead(429, { 'retry-after': '1' }).end();
    if (fault === 'truncated') return void response.end('[{"links_id":');
    if (fault === 'slow') await wait(1_500);
    if (Object.hasOwn(namedFiles, pathname)) {
      const content = namedFiles[pathname];
      return void (content ? response.end(content) : response.writeHead(404).end());
    }
    const kind = kinds.find(({ list }) => list === call);
    const single = kinds.find(({ read }) => read && new RegExp(`^${read.replace(/:\w+/, '[^/]+')}$`).test(call));
    const given = await ask(method as 'GET', url, body || undefined);
    response.statusCode = given.statusCode;
    response.setHeader('content-type', String(given.headers['content-type'] ?? ''));
    if (kind) return void response.end(await listAnswer(kind, given.body));
    const row = single && given.statusCode === 200 ? firstRow(JSON.parse(given.body)) : null;
    if (single && row) return void response.end(JSON.stringify(await changed(single, row)));
    response.end(given.rawPayload);
  }

  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk;
    });
    request.on('end', () => {
      answer(request, response, body).catch(() => response.destroy());
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const from = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const file = (name: string) => `${from}/files/old/${name}`;
  hosts = { from, missing: file('missing.jpg'), page: file('page.jpg'), pngNamedJpg: file('cover.jpg'), program: file('setup.exe') };
  return {
    from,
    gone,
    edits,
    async dirtyIds() {
      const ids = new Map<number, string>();
      for (const [index, { kind: name, record, add }] of dirt.entries()) {
        const kind = kinds.find((each) => each.name === name) as Kind;
        const all = await rowsOfKind(kind);
        const row = all.at(record);
        if (row) ids.set(index, String((add?.(row, all) ?? row)[kind.idKey] ?? ''));
      }
      return ids;
    },
    faultsLeft: () => [...left.keys(), ...(isDirty && sessions < 3 ? ['session'] : [])],
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
