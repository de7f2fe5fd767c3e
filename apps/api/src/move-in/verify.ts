import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { AnyEntity } from '@faculty/contracts/kit/entity';
import { addressOf } from '@faculty/contracts/kit/route';
import { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance } from 'fastify';
import { endSession, sessionOfToken, startSession } from '../auth/sessions/sessions.ts';
import { runSql } from '../db/run-sql.ts';
import { loadSharp } from '../storage/uploads/picture.ts';
import { activityPeople } from './legacy/calls.ts';
import { isSame } from './legacy/canonical.ts';
import { firstRow, pageSize, rowsOf } from './legacy/fetch.ts';
import { addressOfFile } from './legacy/file-addresses.ts';
import { type LegacyRecord, listOf, type MovedKind, movedKinds, type Row, recordsOf } from './legacy/legacy-records.ts';
import type { MoveState } from './move-state.ts';
import { StepRefused, type Tick } from './steps.ts';
import type { Mark } from './write/lenient.ts';
import { prepare, serialReferences } from './write/prepare-record.ts';

/** What the move said of a field; without the legacy value, because those of thousands would take hundreds of MB. */
type NamedMark = Omit<Mark, 'value'>;

/** A field that is not here as it is there. */
export interface Difference {
  kind: MovedKind;
  id: string;
  /** Empty when the record itself is not here. */
  field: string;
  there: unknown;
  here: unknown;
  /** What the move said of it; undefined for a difference that nobody announced. */
  mark?: NamedMark;
}

export interface Verified {
  records: number;
  fields: number;
  files: number;
  /** Differences that the move had announced, and those that nobody did. */
  named: number;
  unnamed: number;
}

/**
 * Reads every moved record back by our documented calls and compares each field and each file with the legacy answer. Needs an
 * administrator here, whose session it uses for a moment.
 * @param found receives each difference; the texts of thousands together would take hundreds of MB
 */
export async function verify(state: MoveState, found: (difference: Difference) => void, tick: Tick = () => undefined): Promise<Verified> {
  const { app } = state;
  const admin = await app.db.user.findFirst({ where: { role: 'admin', disabled: false }, orderBy: { id: 'asc' } });
  if (!admin) throw new StepRefused('nobody_to_verify', 'npm run seed -- --admin EMAIL');
  const token = await startSession(app, admin.id);
  const done: Verified = { records: 0, fields: 0, files: 0, named: 0, unnamed: 0 };
  const note = (difference: Difference) => {
    done[difference.mark ? 'named' : 'unnamed'] += 1;
    found(difference);
  };
  try {
    for (const kind of movedKinds) await verifyKind(state, caller(app, token), kind, done, note, tick);
  } finally {
    const session = sessionOfToken(app, token);
    if (session !== null) await endSession(app.db, session);
    app.people.forget();
  }
  return done;
}

/** Notes a difference; one of a derived field has its cause in another record, which is compared by itself. */
type Add = (field: string, there: unknown, here: unknown, derived?: boolean) => void;

/** Whether no body has the field: names of people, labels of options, counts. */
const isDerived = ({ body, ownerKey }: AnyEntity, field: string): boolean =>
  field !== ownerKey && !/^created_(by|at)$/.test(field) && !Object.hasOwn((body as { shape?: object }).shape ?? {}, field);

type Call = (call: string, form?: Record<string, string>) => Promise<{ status: number; body: Buffer }>;

const caller =
  (app: FastifyInstance, token: string): Call =>
  async (call, form) => {
    const [method, url] = call.split(' ') as ['GET' | 'POST', string];
    const answer = await app.inject({ method, url, headers: { authorization: `Bearer ${token}` }, ...(form && { payload: form }) });
    return { status: answer.statusCode, body: answer.rawPayload };
  };

async function verifyKind(
  state: MoveState,
  call: Call,
  kind: MovedKind,
  done: Verified,
  note: (difference: Difference) => void,
  tick: Tick,
): Promise<void> {
  const { rows } = await listOf(state.store, kind);
  if (rows.length === 0) return;
  const listed = new Map<string, Row>();
  for (const list of await kind.lists(state.store)) {
    const name = /^POST \/combo_dc_param\/WEB\/(.+)$/.exec(list)?.[1];
    for await (const row of ownList(call, list)) {
      const key =
        kind.idKey === 'option' ? `${row.parameter_name ?? decodeURIComponent(name ?? '')}/${row.parameter_value}` : row[kind.idKey];
      listed.set(String(key), row);
    }
  }
  const refused = await state.store.refused();
  const here = await state.here(kind);
  const { rows: marked } = await runSql<{ legacy_id: string; marks: NamedMark[] }>(
    state.app.pool,
    Prisma.sql`SELECT legacy_id, (SELECT jsonb_agg(mark - 'value') FROM jsonb_array_elements(marks) mark) AS marks
      FROM move_in_records WHERE kind = ${kind.name} AND marks <> '[]'`,
  );
  const marks = new Map(marked.map((row) => [row.legacy_id, row.marks]));
  for await (const record of recordsOf(state.store, state.run, kind, rows)) {
    tick(kind, rows.length);
    const id = record.id;
    const ofRecord = marks.get(id) ?? [];
    const known = state.knownOf(kind.name, id);
    const isTouched = known !== undefined && here.get(known.record_id)?.getTime() !== known.record_updated_at.getTime();
    const add: Add = (field, there, here, derived = false) => {
      const code = isTouched ? 'changed_here' : derived ? 'derived' : undefined;
      const mark = ofRecord.find((each) => each.field === field) ?? (code && { field, code });
      note({ kind, id, field, there, here, ...(mark && { mark }) });
    };
    const ourId = state.idOf(kind.name, id);
    const own = ourId === undefined ? undefined : await ourRow(call, kind, ourId, listed, record as LegacyRecord);
    if (!('row' in record) || own === undefined) {
      const code = 'code' in record ? record.code : refused[`${kind.name} ${id}`];
      const reason = code === undefined ? undefined : { field: '', code };
      note({ kind, id, field: '', there: id, here: null, ...(reason && { mark: reason }) });
      continue;
    }
    done.records += 1;
    await compare(state, call, record, own, done, add);
  }
}

/** The rows of our list; in pages, because the text of a whole one, of 10,000 news, takes 200 MB for a moment. */
async function* ownList(call: Call, list: string): AsyncGenerator<Row> {
  for (let page = 0; ; page += 1) {
    const url = list.startsWith('GET') ? `${list}?page=${page}&limit=${pageSize}` : list;
    const answer: unknown = JSON.parse((await call(url)).body.toString('utf8'));
    const { rows } = rowsOf(answer);
    yield* rows;
    // a list without pages is an array
    if (Array.isArray(answer) || rows.length < pageSize) return;
  }
}

async function ourRow(
  call: Call,
  kind: MovedKind,
  ourId: string,
  listed: Map<string, Row>,
  record: LegacyRecord,
): Promise<Row | undefined> {
  const inList = listed.get(kind.idKey === 'option' ? record.id : ourId);
  if (!kind.read) return inList;
  const { status, body } = await call(`GET ${addressOf(kind.read, { [kind.idKey]: ourId })}`);
  if (status !== 200) return undefined;
  const row = { ...inList, ...firstRow(JSON.parse(body.toString('utf8'))) };
  if (kind.name !== 'activity' || !('checkbox_select' in record.row)) return row;
  const people = await call(activityPeople, { activity_id: ourId });
  return { ...row, checkbox_select: rowsOf(JSON.parse(people.body.toString('utf8'))).rows.map(({ user_name }) => user_name) };
}

/** Facts about our file, our account, and the time of our write. */
const ownFields = new Set([
  'uploads_type',
  'uploads_extension',
  'uploads_size',
  'avatar',
  'updated_at',
  'updated_by',
  'updated_by_name',
  'option',
  'unverified',
  'info_id',
]);

async function compare(state: MoveState, call: Call, record: LegacyRecord, own: Row, done: Verified, add: Add): Promise<void> {
  const { kind, entity, row } = record;
  const { row: expected } = await prepare(state, record, null, true);
  const translated = new Set<string>([
    ...(entity.richText ?? []),
    ...(entity.addresses ?? []),
    ...Object.keys(serialReferences[kind.name] ?? {}),
  ]);
  for (const [field, there] of Object.entries(row)) {
    // the role of a member is that of the account
    if (ownFields.has(field) || field === kind.idKey || (kind.name === 'member' && field === 'role')) continue;
    done.fields += 1;
    if (field in entity.files || /^avatarFile$/.test(field)) {
      // the picture of a visit is its member's, which is compared there
      if (!(await isSameFile(state, call, there, own[field], done))) add(field, there, own[field], !(field in entity.files));
      continue;
    }
    const wanted = translated.has(field) ? expected[field] : there;
    if (!isSame(field, wanted, own[field])) add(field, there, own[field], isDerived(entity, field));
  }
}

/** Whether our file has the same bytes, or is a redrawing of the same picture. */
async function isSameFile(state: MoveState, call: Call, there: unknown, here: unknown, done: Verified): Promise<boolean> {
  const address = addressOfFile(there, state.run);
  const isNone = typeof here !== 'string' || here === '';
  if (address === null) return isNone;
  const file = await state.store.file(address);
  if (file?.sha256 === undefined || isNone) return false;
  const answer = await call(`GET ${here}`);
  if (answer.status !== 200) return false;
  done.files += 1;
  if (hash('sha256', answer.body) === file.sha256) return true;
  return looksAlike(await readFile(state.store.contentPath(file.sha256)), answer.body);
}

const side = 24;

/** Whether two pictures have the same proportions and, drawn small, nearly the same grey values. */
export async function looksAlike(one: Buffer, other: Buffer): Promise<boolean> {
  const sharp = await loadSharp();
  const small = async (content: Buffer) => {
    const picture = sharp(content, { limitInputPixels: 200_000_000 }).rotate();
    const { data, info } = await picture
      .clone()
      .resize(side, side, { fit: 'fill' })
      .flatten({ background: '#fff' })
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width = 1, height = 1 } = await sharp(content).metadata();
    return { data, channels: info.channels, ratio: width / height };
  };
  try {
    const [left, right] = [await small(one), await small(other)];
    const difference = left.data.reduce((sum, value, at) => sum + Math.abs(value - (right.data[at] ?? 0)), 0) / left.data.length;
    const isSameRatio = [left.ratio / right.ratio, left.ratio * right.ratio].some((ratio) => Math.abs(ratio - 1) < 0.03);
    return difference < 8 && isSameRatio;
  } catch {
    return false;
  }
}
