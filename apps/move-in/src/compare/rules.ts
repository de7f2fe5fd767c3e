import type { Bilingual } from '@faculty/contracts/kit/bilingual';
import { z } from 'zod';
import { classOf, fieldsOf } from '../apply/field-class.ts';
import type { Prepared } from '../apply/prepare.ts';
import type { Target } from '../apply/target.ts';
import type { Row } from '../kinds.ts';
import { readMoment } from '../values/days.ts';
import { canonical, isSame, wordsIn } from './same.ts';

/** Why a value is another here: on purpose, or not. */
export const verdicts = {
  format: { isMeant: true, th: 'เขียนต่างแบบ ความหมายเดียวกัน', en: 'The same, written otherwise' },
  mapped: { isMeant: true, th: 'รหัสหรือชื่อผู้ใช้ในระบบนี้', en: 'The identifier, code or user name of the same here' },
  off: { isMeant: true, th: 'ปิดไว้', en: 'Off: nothing understandable says that it is in use, or it is a right' },
  english: { isMeant: true, th: 'แสดงเฉพาะภาษาไทย เพราะไม่มีข้อความอังกฤษ', en: 'Thai only: the English text is missing' },
  text: { isMeant: true, th: 'ที่อยู่หรือสคริปต์ในข้อความ', en: 'The same words: addresses or scripts of the text are others' },
  address: { isMeant: true, th: 'ที่อยู่เดิมเป็นที่อยู่ของระบบนี้', en: 'A former address is one of ours' },
  picture: { isMeant: true, th: 'ภาพเดียวกัน วาดใหม่', en: 'The same picture, redrawn' },
  told: { isMeant: true, th: 'ระบบคำนวณจากรายการอื่น', en: 'Told by the product, from other records or from the write' },
  account: { isMeant: true, th: 'ของบัญชีที่มีอยู่แล้ว', en: 'Of the account that was here already' },
  changed_here: { isMeant: true, th: 'แก้ไขในระบบนี้แล้ว', en: 'Changed here since' },
  lost: { isMeant: false, th: 'อ่านหรือรับค่าไม่ได้ จึงว่างไว้', en: 'Not understood or not accepted, left empty' },
  file: { isMeant: false, th: 'ไฟล์หายหรือต่างกัน', en: 'The file is missing or another' },
  unused: { isMeant: false, th: 'ไม่มีช่องที่เก็บค่านี้', en: 'Nothing here holds it' },
  absent: { isMeant: false, th: 'ไม่มีรายการนี้ในระบบนี้', en: 'The record is not here' },
  other: { isMeant: false, th: 'ต่างกัน', en: 'Another value' },
} as const satisfies Record<string, Bilingual & { isMeant: boolean }>;
export type Verdict = keyof typeof verdicts;

/** In use: answered as 1 or 0 or as locked, sent as Y or N. */
const inUse: Readonly<Record<string, string>> = { Y: '1', N: '0', true: '1', false: '0' };
const flagOf = (value: unknown) => inUse[canonical(value)] ?? canonical(value);
/** Values that are read but not kept as they are. */
const losses = new Set(['unread', 'unknown_person', 'unknown_reference']);
const account = new Set(['email', 'user_name', 'disabled', 'role']);

/** Why a field differs; null when it is equal. Files are compared by their contents, elsewhere. */
export function verdictOf(target: Target, { kind, entity, record, given, notes }: Prepared, here: Row, field: string): Verdict | null {
  const [there, ours, expected] = [record.row[field], here[field], given[field]];
  if (isSame(there, ours)) return null;
  const codes = notes.filter((note) => note.field === field).map(({ code }) => code);
  const schema = fieldsOf(entity)[field];
  const isBody = schema !== undefined;
  // as our rules write it: in small letters, in Arabic digits
  const written = schema && z.safeParse(schema, expected).data;
  const textOf = (value: unknown) => (schema && classOf(schema) === 'list' ? canonical(value).split(',').sort().join(',') : flagOf(value));
  if (isBody && field in given && [expected, written].some((one) => textOf(one) === textOf(ours))) {
    if (codes.includes('off') || codes.includes('right_off')) return 'off';
    if (codes.some((code) => losses.has(code))) return 'lost';
    return codes.includes('code_changed') || field.endsWith('_id') || field === 'user_name' ? 'mapped' : 'format';
  }
  if (entity.richText?.includes(field) && wordsIn(there) === wordsIn(ours) && places(there) === places(ours)) return 'text';
  if (entity.addresses?.includes(field) && isOurAddress(target, ours)) return 'address';
  if (kind.name === 'roles' && ours === 'N') return 'off';
  if (field === 'switch_lang' && ours === 'N') return 'english';
  if (['users', 'members'].includes(kind.name) && account.has(field)) return 'account';
  if (field === kind.idKey) return 'mapped';
  const moment = readMoment(there);
  if (!isBody && moment.ok && moment.value !== null && isSame(moment.value, ours)) return 'format';
  if (!isBody && (field in here || /^(created|updated)_(by|at)(_th)?$/.test(field))) return 'told';
  if (!(field in here)) return canonical(there) === '' ? null : 'unused';
  return canonical(ours) === '' || codes.some((code) => losses.has(code)) ? 'lost' : 'other';
}

/** How many pictures and links a text has. */
const places = (html: unknown) => String(html ?? '').match(/<(?:img|a)\b/gi)?.length ?? 0;

const isOurAddress = ({ app }: Target, address: unknown) =>
  [app.config.publicUrl, app.config.websiteUrl].some((base) => String(address).startsWith(`${base}/`));
