import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Bilingual } from '@faculty/contracts/kit/bilingual';
import { addressOf } from '@faculty/contracts/kit/route';
import type { FastifyInstance } from 'fastify';
import { endSession, sessionOfToken, startSession } from '../../../api/src/auth/sessions/sessions.ts';
import { prepare } from '../apply/prepare.ts';
import { inOrder } from '../apply/steps.ts';
import { Target } from '../apply/target.ts';
import { readHere, remember } from '../apply/write.ts';
import type { MoveFolder } from '../folder/move-folder.ts';
import { MoveError } from '../folder/read-rows.ts';
import type { Row } from '../kinds.ts';
import { Report } from '../report.ts';
import { plain } from '../values/read.ts';
import { looksAlike } from './pictures.ts';
import { type Verdict, verdictOf, verdicts } from './rules.ts';

export interface Numbers {
  equal: number;
  onPurpose: number;
  different: number;
}

type Call = (call: string) => Promise<{ status: number; body: Buffer }>;

/** Compares each field and file of the folder with what our documented calls answer. Ends with three numbers and `compare.xlsx`. */
export async function compare(app: FastifyInstance, folder: MoveFolder, say: (line: string) => void): Promise<Numbers> {
  const admin = await app.db.user.findFirst({ where: { role: 'admin', disabled: false }, orderBy: { id: 'asc' } });
  if (!admin) throw new MoveError('There is no administrator here to read as: npm run seed -- --admin EMAIL');
  const token = await startSession(app, admin.id);
  const call: Call = async (text) => {
    const [method, url] = text.split(' ') as ['GET', string];
    const answer = await app.inject({ method, url, headers: { authorization: `Bearer ${token}` } });
    return { status: answer.statusCode, body: answer.rawPayload };
  };
  const report = new Report();
  try {
    const numbers = await compareAll(await Target.open(app, folder), call, report);
    await report.write(folder.at('compare.xlsx'));
    for (const { kind, field, words, times } of report
      .groups()
      .filter(({ isOpen }) => isOpen)
      .slice(0, 20))
      say(`${times} × ${kind.name}${field && `.${field}`}: ${words.en}`);
    say(`Details: ${folder.at('compare.xlsx')}`);
    say(`${numbers.equal} equal, ${numbers.onPurpose} changed on purpose, ${numbers.different} different`);
    return numbers;
  } finally {
    const session = sessionOfToken(app, token);
    if (session !== null) await endSession(app.db, session);
    app.people.forget();
  }
}

async function compareAll(target: Target, call: Call, report: Report): Promise<Numbers> {
  const numbers: Numbers = { equal: 0, onPurpose: 0, different: 0 };
  for (const kind of inOrder(target.kinds)) {
    const seen = new Set<string>();
    for await (const record of target.folder.records(kind)) {
      const note = (field: string, verdict: Verdict, here?: unknown, words: Bilingual = verdicts[verdict]) => {
        const { isMeant } = verdicts[verdict];
        numbers[isMeant ? 'onPurpose' : 'different'] += 1;
        report.add({ kind, id: record.id, where: record.where, field, words, there: record.row[field], here, isOpen: !isMeant });
      };
      const prepared = await prepare(target, kind, record, new Set());
      // of two records with the same identifier the first was brought in
      const entry = seen.has(record.id) ? undefined : target.journal.entry(kind.name, record.id);
      seen.add(record.id);
      const here = entry && (await readByCall(target, call, entry.entity, entry.recordId));
      if (!entry || !here) {
        note('', 'absent');
        continue;
      }
      remember(target, prepared, entry, null);
      const isTouched = target.journal.isTouched(entry);
      for (const field of Object.keys(record.row)) {
        const isFile = field in prepared.entity.files || field === 'avatarFile';
        const verdict = isFile ? await fileVerdict(target, call, record.row[field], here[field]) : verdictOf(target, prepared, here, field);
        if (verdict === null) numbers.equal += 1;
        else note(field, isTouched && !verdicts[verdict].isMeant ? 'changed_here' : verdict, here[field]);
      }
    }
  }
  return numbers;
}

async function readByCall(target: Target, call: Call, entity: string, recordId: string): Promise<Row | null> {
  const { routes, idKey } = target.writerOf(entity).entity;
  if (!routes.read) return readHere(target, entity, recordId);
  const { status, body } = await call(`GET ${addressOf(routes.read, { [idKey]: recordId })}`);
  return status === 200 ? (JSON.parse(body.toString('utf8')) as Row) : null;
}

/** Whether our file has the same bytes, or is a redrawing of the same picture. */
async function fileVerdict(target: Target, call: Call, there: unknown, here: unknown): Promise<Verdict | null> {
  const isNone = plain(here) === null;
  if (plain(there) === null || there === '#') return isNone ? null : 'file';
  const file = await target.folder.filePath(there);
  if (file === null || isNone) return there === here ? null : 'file';
  const { status, body } = await call(`GET ${here}`);
  if (status !== 200) return 'file';
  const content = await readFile(file);
  if (hash('sha256', body) === hash('sha256', content)) return null;
  return (await looksAlike(content, body)) ? 'picture' : 'file';
}
