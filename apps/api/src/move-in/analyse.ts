import { open } from 'node:fs/promises';
import { fieldErrorOf, fieldErrorWords } from '@faculty/contracts/field-errors';
import type { Bilingual } from '@faculty/contracts/kit/bilingual';
import { type AnyEntity, titleOf } from '@faculty/contracts/kit/entity';
import { optionListKeys, optionListsOf } from '@faculty/contracts/lists/option-lists';
import { z } from 'zod';
import { withoutNull } from '../kit/http/validation.ts';
import { cleanRichText } from '../kit/rich-text/sanitizer.ts';
import { detectType } from '../storage/uploads/detect-type.ts';
import { type Kind, kinds, linkSections, optionsCall } from './legacy/calls.ts';
import { rowsOf } from './legacy/fetch.ts';
import { addressesIn, addressOfFile } from './legacy/file-addresses.ts';
import { type Row, wholeRow } from './legacy/legacy-records.ts';
import type { RawStore, Run } from './legacy/raw-store.ts';
import type { ProblemCode } from './problems.ts';
import type { Tick } from './steps.ts';

/** One thing that needs a person, or that the move would change. */
export interface Finding {
  kind: Kind;
  id: string;
  title: string;
  /** Empty when it is the whole record. */
  field: string;
  code: ProblemCode;
  /** The value or address in question, cut. */
  detail: string;
  /** What the rule says, for `refused`. */
  rule?: Bilingual;
}

/** What one kind holds. */
export interface Count {
  kind: Kind;
  records: number;
  /** Records with at least one finding. */
  withFindings: number;
  isWhole: boolean;
}

/** Fields whose values identify records of other kinds; `-` and empty values refer to nothing. */
const references: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  member: { prefix_code: 'prefix', info_data_b: 'job_position', info_data_c: 'job_position' },
  user_edu: { user_name: 'user_name', edu_code: 'edu_level' },
  role: { user_name: 'user_name' },
  news_image: { news_id: 'news' },
  doc: { doc_ref: 'doc' },
  work: { user_name: 'user_name' },
  activity: { user_name: 'user_name', checkbox_select: 'user_name' },
  direct_dean: { user_name: 'user_name' },
  direct_dean_list: { user_name: 'user_name' },
};

/** Fields that no two records of a kind may share. */
const uniqueFields: Readonly<Record<string, readonly string[]>> = {
  user: ['user_name', 'email'],
  lc_user: ['user_name', 'user_code'],
  content_page: ['page_url'],
  article_page: ['article_page_url'],
  person_page: ['persons_url'],
};

const maxDetail = 300;

/**
 * Reads the store and reports every finding to `found`, record by record; nothing is written and the legacy system is not asked.
 * Holds the identifiers of all records in memory, not the records.
 */
export async function analyse(
  store: RawStore,
  run: Run,
  found: (finding: Finding) => Promise<void>,
  tick: Tick = () => undefined,
): Promise<Count[]> {
  const options = await optionCodes(store);
  const known = await identifiers(store);
  const counts: Count[] = [];
  for (const kind of kinds) {
    const stored = await store.list(kind.list);
    const { rows, isWhole } = rowsOf(stored === null ? null : JSON.parse(stored.text));
    const count: Count = { kind, records: rows.length, withFindings: 0, isWhole };
    counts.push(count);
    if (!isWhole) await found({ kind, id: '', title: '', field: '', code: 'incomplete_list', detail: `${rows.length}` });
    const seen = new Map<string, string>();
    const identifiersSeen = new Set<string>();
    for (const listed of rows) {
      tick(kind, rows.length);
      const findings: Omit<Finding, 'kind' | 'id' | 'title'>[] = [];
      const note: Note = (code, field, detail, rule) => {
        findings.push({ code, field, detail: cut(detail), ...(rule && { rule }) });
      };
      const id = String(listed[kind.idKey] ?? '');
      if (id === '') note('no_identifier', kind.idKey, '');
      else if (identifiersSeen.has(id)) note('same_identifier', kind.idKey, id);
      identifiersSeen.add(id);
      const whole = await wholeRow(store, kind, id, listed);
      if (whole === null) note('not_fetched', '', kind.read);
      const row = whole ?? listed;
      const entity = kind.entityOf(row);
      checkValues(entity, row, note);
      checkReferences(kind, row, known, note);
      checkOptions(entity, row, options, note);
      checkUnique(kind, row, id, seen, note);
      for (const field of entity.richText ?? []) checkHtml(field, row[field], run, note);
      await checkFiles(store, entity, row, run, note);
      if (findings.length > 0) count.withFindings += 1;
      for (const finding of findings) await found({ kind, id, title: titleOf(entity, row), ...finding });
    }
  }
  return counts;
}

type Note = (code: ProblemCode, field: string, detail: unknown, rule?: Bilingual) => void;

/** List of options → its codes, as the legacy system sends them. */
async function optionCodes(store: RawStore): Promise<Map<string, Set<string>>> {
  const codesOf = async (call: string) => {
    const stored = await store.list(call);
    return stored ? rowsOf(JSON.parse(stored.text)).rows.map(({ parameter_value }) => String(parameter_value)) : [];
  };
  const groups = await codesOf(optionsCall('LINK_GROUP'));
  const codes = new Map<string, Set<string>>();
  for (const list of optionListKeys) {
    const calls = list === 'LINK_TYPE_UNIT_' ? groups.map(linkSections) : [optionsCall(list)];
    codes.set(list, new Set((await Promise.all(calls.map(codesOf))).flat()));
  }
  return codes;
}

interface Known {
  /** Kind → identifiers; `user_name` → user names. */
  of: Map<string, Set<string>>;
  /** Document → documents that it refers to. */
  documents: Map<string, string[]>;
  /** Names of members that more than one has. */
  sameNames: Set<string>;
}

async function identifiers(store: RawStore): Promise<Known> {
  const of = new Map<string, Set<string>>();
  const documents = new Map<string, string[]>();
  const names = new Map<string, number>();
  for (const kind of kinds) {
    const stored = await store.list(kind.list);
    const { rows } = rowsOf(stored === null ? null : JSON.parse(stored.text));
    of.set(kind.name, new Set(rows.map((row) => String(row[kind.idKey]))));
    if (kind.name === 'member') {
      of.set('user_name', new Set(rows.map(({ user_name }) => String(user_name))));
      for (const row of rows) if (nameOf(row) !== '') names.set(nameOf(row), (names.get(nameOf(row)) ?? 0) + 1);
    }
    if (kind.name === 'doc') for (const row of rows) documents.set(String(row.doc_id), valuesOf(row.doc_ref));
  }
  return { of, documents, sameNames: new Set([...names].filter(([, times]) => times > 1).map(([name]) => name)) };
}

const nameOf = ({ fname_th, lname_th }: Row) => `${fname_th ?? ''} ${lname_th ?? ''}`.normalize('NFC').replace(/\s+/g, ' ').trim();

/** What our rules say of a row's values, and what they would change. */
function checkValues(entity: AnyEntity, row: Row, note: Note): void {
  const result = z.safeParse(entity.body, withoutNull(bodyOf(row)), { reportInput: true });
  const refused = new Set<string>();
  for (const issue of result.error?.issues ?? []) {
    const field = issue.path.map(String).join('.');
    if (refused.has(field)) continue;
    refused.add(field);
    const { code, params } = fieldErrorOf(issue);
    const rule = { th: fieldErrorWords(code, 'th', params), en: fieldErrorWords(code, 'en', params) };
    const isOnlyEmpty = row[String(issue.path[0])] === null;
    note(isOnlyEmpty ? 'empty_value' : 'refused', field, row[String(issue.path[0])], rule);
  }
  const body = (result.data ?? {}) as Row;
  for (const [field, value] of Object.entries(row)) {
    if (typeof value !== 'string' || entity.richText?.includes(field)) continue;
    if (/\u0e4d[\u0e48-\u0e4b]?\u0e32/.test(value)) note('split_am', field, value);
    // elsewhere `-` is the documented value of an empty field
    if (value.trim() === '-' && /^[fl]name_|_(name|title)_(th|en)$/.test(field)) note('placeholder', field, value);
    const tidied = body[field];
    if (typeof tidied === 'string' && tidied !== value && !isMoment(value)) note('changed_text', field, value);
    // the address of a file is no address once the file is ours
    if (!(field in entity.files) && /^http:\/\//i.test(value.trim())) note('plain_http', field, value);
    const [, isoYear] = /^(\d{4})-\d{2}-\d{2}/.exec(value) ?? [];
    if (isoYear !== undefined && (Number(isoYear) > 2400 || Number(isoYear) < 1800)) note('wrong_era', field, value);
  }
  for (const [field, value] of Object.entries(row)) {
    if (buddhistYears.has(field) && Number(value) >= 1800 && Number(value) < 2400) note('wrong_era', field, value);
  }
}

/** Documented as years of the Buddhist era. */
const buddhistYears = new Set(['edu_year', 'doc_year', 'group_item_year']);
const isMoment = (value: string) => /^\d{4}-\d{2}-\d{2}/.test(value);

/** The fields of a body, without what only an answer has. */
const bodyOf = ({ created_by: _1, updated_by: _2, created_at: _3, updated_at: _4, ...fields }: Row): Row => fields;

/** The values of a list, a comma list or a single value; `-` and empty ones left out. */
function valuesOf(value: unknown): string[] {
  const items = Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : [value];
  return items.map((item) => String(item ?? '').trim()).filter((item) => item !== '' && item !== '-' && item !== '0');
}

function checkReferences(kind: Kind, row: Row, known: Known, note: Note): void {
  for (const [field, to] of Object.entries(references[kind.name] ?? {})) {
    const missing = valuesOf(row[field]).filter((value) => !known.of.get(to)?.has(value));
    if (missing.length > 0) note('unknown_reference', field, missing.join(', '));
  }
  if (kind.name === 'doc' && isCircular(String(row.doc_id), known.documents)) note('circular_reference', 'doc_ref', row.doc_ref);
  if (kind.name === 'member' && known.sameNames.has(nameOf(row))) note('same_person', 'fname_th', nameOf(row));
}

/** Whether a document leads back to itself. */
function isCircular(start: string, documents: Map<string, string[]>): boolean {
  const visited = new Set<string>();
  const next = [...(documents.get(start) ?? [])];
  for (let id = next.pop(); id !== undefined; id = next.pop()) {
    if (id === start) return true;
    if (visited.has(id)) continue;
    visited.add(id);
    next.push(...(documents.get(id) ?? []));
  }
  return false;
}

function checkOptions(entity: AnyEntity, row: Row, codes: Map<string, Set<string>>, note: Note): void {
  for (const { list, field } of optionListsOf(entity.name)) {
    const known = codes.get(list);
    // an empty list restricts nothing
    if (!known || known.size === 0) continue;
    const unknown = valuesOf(row[field]).filter((code) => !known.has(code));
    if (unknown.length > 0) note('unknown_code', field, unknown.join(', '));
  }
}

function checkUnique(kind: Kind, row: Row, id: string, seen: Map<string, string>, note: Note): void {
  for (const field of uniqueFields[kind.name] ?? []) {
    const value = String(row[field] ?? '').trim();
    if (value === '') continue;
    const key = `${field} ${value.toLowerCase()}`;
    const earlier = seen.get(key);
    if (earlier === undefined) seen.set(key, value);
    else note(earlier === value ? 'same_value' : 'case_only', field, earlier === value ? value : `${earlier} / ${value} (${id})`);
  }
}

function checkHtml(field: string, html: unknown, run: Run, note: Note): void {
  if (typeof html !== 'string' || html === '') return;
  const cleaned = cleanRichText(html);
  if (cleaned === null)
    note('refused', field, '', { th: fieldErrorWords('too_intricate', 'th'), en: fieldErrorWords('too_intricate', 'en') });
  else if (cleaned.removed.length > 0) note('removed_markup', field, cleaned.removed.join(', '));
  if (/src\s*=\s*["']?data:image\//i.test(html)) note('embedded_picture', field, '');
  if (/\bMsoNormal\b|<o:p\b|\bmso-/i.test(html)) note('word_markup', field, '');
  if (/\u0e4d[\u0e48-\u0e4b]?\u0e32/.test(html)) note('split_am', field, '');
  const addresses = addressesIn(html, run).map(({ address }) => address);
  if (addresses.length > 0) note('old_address', field, [...new Set(addresses)].join(' '));
}

async function checkFiles(store: RawStore, entity: AnyEntity, row: Row, run: Run, note: Note): Promise<void> {
  for (const [field, rule] of Object.entries(entity.files as Record<string, { maxMegabytes: number; requiredWhen?(body: Row): boolean }>)) {
    const address = addressOfFile(row[field], run);
    if (address !== null) {
      await checkFile(store, address, field, rule.maxMegabytes, note);
    } else if (valuesOf(row[field]).some((value) => value !== '#')) {
      note('foreign_file', field, row[field]);
    } else if (rule.requiredWhen?.(row)) {
      note('no_file', field, '');
    }
  }
  for (const field of entity.richText ?? []) {
    for (const { address, isFile } of addressesIn(row[field], run)) if (isFile) await checkFile(store, address, field, Infinity, note);
  }
}

async function checkFile(store: RawStore, address: string, field: string, maxMegabytes: number, note: Note): Promise<void> {
  const file = await store.file(address);
  if (file?.sha256 === undefined) return note('missing_file', field, file?.problem ?? address);
  const path = store.contentPath(file.sha256);
  if ((file.bytes ?? 0) > maxMegabytes * 1_000_000)
    note('file_too_large', field, `${Math.ceil((file.bytes ?? 0) / 1_000_000)} MB ${address}`);
  const head = await headOf(path);
  if (/^\s*(<!doctype html|<html|<head|<body)/i.test(head)) return note('page_not_file', field, address);
  const { pathname } = new URL(address);
  const extension = /\.([a-z0-9]{1,8})$/i.exec(pathname)?.[1]?.toLowerCase();
  const type = await detectType(path, pathname);
  if (type === null) return note('unknown_type', field, address);
  if (extension !== undefined && type !== sameType[extension] && type !== extension) note('wrong_extension', field, `${address} (${type})`);
}

/** Extensions with another usual spelling. */
const sameType: Readonly<Record<string, string>> = { jpeg: 'jpg', htm: 'html', tiff: 'tif' };

async function headOf(path: string): Promise<string> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(512), 0, 512, 0);
    return buffer.subarray(0, bytesRead).toString('utf8');
  } finally {
    await handle.close();
  }
}

const cut = (value: unknown): string => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.length > maxDetail ? `${text.slice(0, maxDetail - 1).toWellFormed()}…` : text;
};
