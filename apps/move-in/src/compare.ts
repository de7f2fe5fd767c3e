import { readFile } from 'node:fs/promises';
import { addressOf } from '@faculty/contracts/kit/route';
import { mendText } from '@faculty/contracts/kit/text/mend-text';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { visibleText } from '../../api/src/kit/rich-text/visible-text.ts';
import { loadSharp } from '../../api/src/storage/uploads/picture.ts';
import type { Step } from './apply/prepare.ts';
import { inOrder, steps } from './apply/steps.ts';
import { Target } from './apply/target.ts';
import { readHere } from './apply/write.ts';
import type { MoveFolder } from './folder/move-folder.ts';
import type { Row } from './kinds.ts';
import { type Call, withAdministrator } from './product.ts';
import { Report } from './report.ts';
import { classOf, fieldsOf, isFilled, parsed, readMoment } from './values.ts';
import { isOpen, type OwnCode, wordsOf } from './words.ts';

interface Numbers {
  equal: number;
  onPurpose: number;
  different: number;
}

/** Compares each field and file of the folder with what our documented calls answer. Ends with three numbers and `compare.xlsx`. */
export async function compare(app: FastifyInstance, folder: MoveFolder, say: (line: string) => void): Promise<Numbers> {
  const report = new Report();
  const target = await Target.open(app, folder);
  const numbers = await withAdministrator(app, (call) => compareAll(target, call, report));
  await report.write(folder.at('compare.xlsx'));
  for (const group of report.groups().filter(isOpen).slice(0, 30))
    say(`${group.times} × ${group.kind.name}${group.field && `.${group.field}`}: ${wordsOf(group).en}`);
  say(`Details: ${folder.at('compare.xlsx')}`);
  say(`${numbers.equal} equal, ${numbers.onPurpose} changed on purpose, ${numbers.different} different`);
  return numbers;
}

async function compareAll(target: Target, call: Call, report: Report): Promise<Numbers> {
  const numbers: Numbers = { equal: 0, onPurpose: 0, different: 0 };
  for (const kind of inOrder(target.kinds))
    for await (const step of steps(target, kind, new Set())) {
      const { record, entity, entry } = step;
      const note = (field: string, code: OwnCode, here?: unknown) => {
        numbers[isOpen({ code }) ? 'different' : 'onPurpose'] += 1;
        report.tell(kind, record, { field, code, value: record.row[field] }, here);
      };
      const here = entry && (await readByCall(target, call, entry.entity, entry.recordId));
      if (!entry || !here) {
        note('', 'absent');
        continue;
      }
      await target.remember(step, entry, here);
      for (const [field, there] of Object.entries(record.row)) {
        const isFile = field in entity.files || field === 'avatarFile';
        const verdict = isFile ? await fileVerdict(target, call, there, here[field]) : verdictOf(target, step, here, field);
        if (verdict === null) numbers.equal += 1;
        else note(field, isOpen({ code: verdict }) && target.isTouched(entry) ? 'changed_here' : verdict, here[field]);
      }
    }
  return numbers;
}

async function readByCall(target: Target, call: Call, entity: string, recordId: string): Promise<Row | null> {
  const { routes, idKey } = target.writerOf(entity).entity;
  if (!routes.read) return readHere(target, entity, recordId);
  const { statusCode, rawPayload } = await call(`GET ${addressOf(routes.read, { [idKey]: recordId })}`);
  return statusCode === 200 ? (JSON.parse(rawPayload.toString('utf8')) as Row) : null;
}

/** Whether our file has the same bytes, or is a redrawing of the same picture. */
async function fileVerdict(target: Target, call: Call, there: unknown, here: unknown): Promise<OwnCode | null> {
  if (!isFilled(there) || there === '#') return isFilled(here) ? 'file' : null;
  const file = target.folder.filePath(there);
  if (file === null || !isFilled(here)) return 'file';
  const { statusCode, rawPayload: ours } = await call(`GET ${here}`);
  const content = await readFile(file);
  if (statusCode === 200 && ours.equals(content)) return null;
  return statusCode === 200 && (await looksAlike(content, ours)) ? 'picture' : 'file';
}

/** Whether two pictures, drawn small, have nearly the same grey values: pictures are redrawn when they are stored. */
async function looksAlike(one: Buffer, other: Buffer): Promise<boolean> {
  const sharp = await loadSharp();
  const small = (content: Buffer) =>
    sharp(content).rotate().flatten({ background: '#fff' }).resize(24, 24, { fit: 'fill' }).greyscale().raw().toBuffer();
  // what is no picture looks like none
  const [left, right] = await Promise.all([small(one), small(other)]).catch(() => []);
  return left !== undefined && left.reduce((sum, value, at) => sum + Math.abs(value - (right?.[at] ?? 0)), 0) / left.length < 8;
}

/** In use: answered as 1 or 0 or as locked, sent as Y or N. */
const inUse: Readonly<Record<string, string>> = { Y: '1', N: '0', true: '1', false: '0' };
const flagOf = (value: unknown) => inUse[canonical(value)] ?? canonical(value);
const account = new Set(['email', 'user_name', 'disabled', 'role']);

/** Why a field differs; null when it is equal. Files are compared by their contents, elsewhere. */
function verdictOf({ app }: Target, { kind, entity, record, given, notes }: Step, here: Row, field: string): OwnCode | null {
  const [there, ours, expected] = [record.row[field], here[field], given[field]];
  if (isSame(there, ours)) return null;
  const codes = new Set(notes.filter((note) => note.field === field).map(({ code }) => code));
  const isLost = ['unread', 'unknown_person', 'unknown_reference'].some((code) => codes.has(code as OwnCode));
  const schema = fieldsOf(entity)[field];
  if (schema && field in given) {
    // as our rules write it: in small letters, in Arabic digits
    const { success, data } = z.safeParse(schema, expected);
    const comparable = (value: unknown) => (classOf(schema) === 'list' ? canonical(value).split(',').sort().join(',') : flagOf(value));
    if ([expected, ...(success ? [data] : [])].some((one) => comparable(one) === comparable(ours))) {
      if (codes.has('off') || codes.has('right_off')) return 'off';
      if (isLost) return 'lost';
      return codes.has('code_changed') || field.endsWith('_id') || field === 'user_name' ? 'mapped' : 'format';
    }
  }
  if (entity.richText?.includes(field) && wordsIn(there) === wordsIn(ours) && places(there) === places(ours)) return 'text';
  const isOurs = [app.config.publicUrl, app.config.websiteUrl].some((base) => String(ours).startsWith(`${base}/`));
  if (entity.addresses?.includes(field) && isOurs) return 'address';
  if (kind.name === 'roles' && ours === 'N') return 'off';
  if (field === 'switch_lang' && ours === 'N') return 'english_off';
  // a place in the order is told to each record
  if (field === 'order_seq' && !isFilled(there)) return 'told';
  if (['users', 'members'].includes(kind.name) && account.has(field)) return 'account';
  if (field === kind.idKey) return 'mapped';
  if (!schema && (field in here || /^(created|updated)_(by|at)(_th)?$/.test(field))) return 'told';
  if (!(field in here)) return canonical(there) === '' ? null : 'unused';
  return canonical(ours) === '' || isLost ? 'lost' : 'other';
}

/** How many pictures and links a text has. */
const places = (html: unknown) => String(html ?? '').match(/<(?:img|a)\b/gi)?.length ?? 0;

/** One text for what means the same: absent, empty and `-`; numbers and their texts; moments; lists and comma lists. */
function canonical(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(canonical).join(',');
  if (typeof value === 'object') {
    const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
    return entries.map(([key, each]) => `${key}=${canonical(each)}`).join(';');
  }
  const text = mendText(String(value)).normalize('NFC').trim();
  if (text === '-' || text === '#') return '';
  if (/^-?\d+(\.\d+)?$/.test(text) && text.length < 16) return String(Number(text));
  const moment = text.length < 40 ? readMoment(text) : null;
  if (moment) return moment.toISOString();
  const inner = /^[[{]/.test(text) ? parsed(text) : undefined;
  if (inner !== undefined) return canonical(inner);
  return text.replace(/\s*,\s*/g, ',');
}

export const isSame = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other);

/** The words of an HTML text, without its markup. */
export const wordsIn = (html: unknown): string => visibleText(String(html ?? '')).replace(/\s+/g, ' ');
