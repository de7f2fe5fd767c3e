import type { AnyEntity } from '@faculty/contracts/kit/entity';
import type { FastifyInstance } from 'fastify';
import { Body, Refused } from '../apply/body.ts';
import { classOf, fieldsOf, readField } from '../apply/field-class.ts';
import { idsOf, inOrder, steps } from '../apply/steps.ts';
import { Target } from '../apply/target.ts';
import { type Note, refusedWords, wordsOf } from '../apply/words.ts';
import { accountLocks, needsFile, readHere, remember, type Step } from '../apply/write.ts';
import type { MoveFolder } from '../folder/move-folder.ts';
import { addressesIn } from '../folder/text-addresses.ts';
import type { Kind } from '../kinds.ts';
import { fieldColumn, kindColumns, Report, shown } from '../report.ts';
import { plain } from '../values/read.ts';

/** How the values of one field were. */
interface FieldCount {
  kind: Kind;
  field: string;
  filled: number;
  unread: number;
  /** Values that were not understood, or of a field that nothing reads. */
  examples: string[];
  isUnused: boolean;
}

type Tally = Map<string, number>;

/** Stands for the identifier of a record that apply would make. */
const firstMade = 2_000_000_000;
/** Fields that are read besides those of a write. */
const alsoRead = new Set('created_at_th updated_at_th role_page role_group user_name'.split(' '));

/** Says what apply would do with the folder, in ten lines and in `check.xlsx`. Nothing is written into the product. */
export async function check(app: FastifyInstance, folder: MoveFolder, say: (line: string) => void): Promise<void> {
  const target = await Target.open(app, folder);
  const report = new Report();
  const fields = new Map<string, FieldCount>();
  const tallies: Record<'records' | 'joined' | 'off' | 'refused', Tally> = {
    records: new Map(),
    joined: new Map(),
    off: new Map(),
    refused: new Map(),
  };
  const add = (tally: Tally, name: string) => tally.set(name, (tally.get(name) ?? 0) + 1);
  let made = firstMade;
  for (const kind of inOrder(target.kinds)) {
    for await (const step of steps(target, kind, await idsOf(target, kind))) {
      const { id, where } = step.record;
      const tell = ({ field, code, value }: Note, words = wordsOf(code), isOpen = false) =>
        report.add({ kind, id, where, field, words, there: value, isOpen });
      add(tallies.records, kind.name);
      countFields(fields, step);
      made += 1;
      try {
        const notes = await wouldWrite(target, step, String(made));
        if (notes.some(({ code }) => code === 'off')) add(tallies.off, kind.name);
        for (const note of notes) tell(note);
        if (step.isNew || step.entry) continue;
        add(tallies.joined, kind.name);
        tell({ field: '', code: 'joined', value: target.people.withId(Number(step.recordId))?.user_name ?? step.recordId });
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        add(tallies.refused, kind.name);
        tell(error.note, refusedWords(error), true);
      }
    }
  }
  await report.write(folder.at('check.xlsx'), [fieldSheet(fields)]);
  await sayLines(target, report, fields, tallies, say);
  say(`Details: ${folder.at('check.xlsx')}`);
}

/** What apply would tell of a record. What later records need of it is noted as if it had been written. @throws Refused */
async function wouldWrite(target: Target, step: Step, made: string): Promise<Note[]> {
  const { entity, given } = step;
  const before = step.isNew || step.recordId === undefined ? null : await readHere(target, entity.name, step.recordId);
  const body = new Body(step, { ...given, ...accountLocks(step, before) }, before);
  body.value();
  for (const field of needsFile) if (field in entity.files && !step.files[field] && !before) body.refuse(field, { code: 'file_required' });
  const entry = step.entry ?? { entity: entity.name, recordId: step.recordId ?? made, row: '', files: '' };
  remember(target, step, entry, { ...given, ...before });
  const notes = [...step.notes, ...body.notes];
  for (const field of entity.richText ?? []) {
    for (const { named, isFile } of addressesIn(given[field], await target.folder.hosts()))
      if (isFile && (await target.folder.filePath(named)) === null) notes.push({ field, code: 'missing_file', value: named });
  }
  return notes;
}

function countFields(fields: Map<string, FieldCount>, { kind, record, entity }: Step): void {
  const schemas = fieldsOf(entity);
  for (const [field, value] of Object.entries(record.row)) {
    const schema = schemas[field];
    const isUsed =
      schema !== undefined || field in entity.files || field === kind.idKey || alsoRead.has(field) || isAnswered(entity, field);
    const key = `${kind.name}.${field}`;
    const count = fields.get(key) ?? { kind, field, filled: 0, unread: 0, examples: [], isUnused: !isUsed };
    fields.set(key, count);
    if (plain(value) === null) continue;
    count.filled += 1;
    const isUnread = schema !== undefined && classOf(schema) !== 'text' && !readField(schema, value).ok;
    if (isUnread) count.unread += 1;
    if ((isUnread || !isUsed) && count.examples.length < 3) count.examples.push(shown(value));
  }
}

/** Whether the product answers the field itself: stamps, names of people, labels of options, counts. */
const isAnswered = ({ row, item }: AnyEntity, field: string): boolean =>
  [row, item].some((schema) => 'shape' in schema && field in (schema.shape as object));

function fieldSheet(fields: Map<string, FieldCount>) {
  const rows = [...fields.values()].map(({ kind, field, filled, unread, examples, isUnused }) => [
    kind.label.th,
    kind.name,
    field,
    filled,
    filled - unread,
    unread,
    isUnused ? 'ไม่ใช้ · Nothing reads it' : '',
    examples.join('\n'),
  ]);
  const counts = [
    ['มีค่า · Filled', 12],
    ['อ่านได้ · Read', 12],
    ['อ่านไม่ได้ · Not understood', 14],
  ] as const;
  return {
    name: 'ช่อง · Fields',
    columns: [...kindColumns, fieldColumn, ...counts, ['ใช้ · Used', 22], ['ตัวอย่าง · Examples', 80]] as const,
    rows,
  };
}

async function sayLines(
  { folder }: Target,
  report: Report,
  fields: Map<string, FieldCount>,
  { records, joined, off, refused }: Record<'records' | 'joined' | 'off' | 'refused', Tally>,
  say: (line: string) => void,
): Promise<void> {
  const listed = (pairs: Iterable<readonly [string, number | string]>) =>
    [...pairs].map(([name, times]) => `${name} ${times}`).join(', ') || 'none';
  const timesOf = (code: Note['code']) =>
    report.groups().reduce((sum, { words, times }) => sum + (words.en === wordsOf(code).en ? times : 0), 0);
  const counted = [...fields];
  say(`Records: ${listed(records)}`);
  say(`Refused, each with its reason: ${listed(refused)}`);
  say(`Here already, take the values of the folder: ${listed(joined)}`);
  say(`Off, because nothing understandable says that they are in use: ${listed(off)}`);
  say(
    `Values that are not understood: ${listed(counted.flatMap(([name, { unread, filled }]) => (unread > 0 ? [[name, `${unread} of ${filled}`]] : [])))}`,
  );
  say(
    `Fields that nothing reads: ${listed(counted.flatMap(([name, { isUnused, filled }]) => (isUnused && filled > 0 ? [[name, filled]] : [])))}`,
  );
  say(`Files: ${timesOf('missing_file')} missing, ${timesOf('foreign_file')} on other websites`);
  say(
    `People that are not there: ${timesOf('unknown_person')}; other references: ${timesOf('unknown_reference')}; codes in no list: ${timesOf('unknown_code')}`,
  );
  say(`Left out at fetching: ${listed(Object.entries((await folder.info()).skipped))}`);
}
