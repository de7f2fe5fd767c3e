import type { AnyEntity } from '@faculty/contracts/kit/entity';
import type { FastifyInstance } from 'fastify';

import { idsOf, inOrder, steps } from './apply/steps.ts';
import { Target } from './apply/target.ts';
import { draftOf, remember, type Step } from './apply/write.ts';
import { addressesIn } from './folder/addresses.ts';
import type { MoveFolder } from './folder/move-folder.ts';
import { isDocumented, type Kind } from './kinds.ts';
import { columns, Report, shown } from './report.ts';
import { classOf, fieldsOf, isFilled, readField } from './values.ts';
import { type Note, Refused } from './words.ts';

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

/** Stands for the identifier of a record that apply would make. */
const firstMade = 2_000_000_000;

/** Says what apply would do with the folder, in ten lines and in `check.xlsx`. Nothing is written into the product. */
export async function check(app: FastifyInstance, folder: MoveFolder, say: (line: string) => void): Promise<void> {
  const target = await Target.open(app, folder);
  const report = new Report();
  const fields = new Map<string, FieldCount>();
  const tallies = { records: new Map<string, number>(), joined: new Map(), off: new Map(), refused: new Map() };
  const codes = new Map<string, number>();
  const add = (tally: Map<string, number>, name: string) => tally.set(name, (tally.get(name) ?? 0) + 1);
  let made = firstMade;
  for (const kind of inOrder(target.kinds)) {
    for await (const step of steps(target, kind, await idsOf(target, kind))) {
      const tell = (note: Note, refused?: Refused) => {
        add(codes, note.code);
        report.tell(kind, step.record, note, refused && { words: refused.words, isOpen: true });
      };
      add(tallies.records, kind.name);
      countFields(fields, step);
      made += 1;
      try {
        const notes = await wouldWrite(target, step, String(made));
        if (notes.some(({ code }) => code === 'off')) add(tallies.off, kind.name);
        for (const note of notes) tell(note);
        if (step.isNew || step.entry) continue;
        add(tallies.joined, kind.name);
        tell({ field: '', code: 'joined', value: step.record.row.user_name ?? step.recordId });
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        add(tallies.refused, kind.name);
        tell(error.note, error);
      }
    }
  }
  await report.write(folder.at('check.xlsx'), [fieldSheet([...fields.values()])]);
  const listed = (pairs: Iterable<readonly [string, number | string]>) => [...pairs].map((pair) => pair.join(' ')).join(', ') || 'none';
  const [unread, unused] = [
    [...fields].filter(([, each]) => each.unread > 0),
    [...fields].filter(([, each]) => each.isUnused && each.filled > 0),
  ];
  const timesOf = (code: Note['code']) => codes.get(code) ?? 0;
  say(`Records: ${listed(tallies.records)}`);
  say(`Refused, each with its reason: ${listed(tallies.refused)}`);
  say(`Here already, take the values of the folder: ${listed(tallies.joined)}`);
  say(`Off, because nothing understandable says that they are in use: ${listed(tallies.off)}`);
  say(`Values that are not understood: ${listed(unread.map(([name, each]) => [name, `${each.unread} of ${each.filled}`]))}`);
  say(`Fields that nothing reads: ${listed(unused.map(([name, each]) => [name, each.filled]))}`);
  say(`Files: ${timesOf('missing_file')} missing, ${timesOf('foreign_file')} on other websites`);
  say(
    `People that are not there: ${timesOf('unknown_person')}; other references: ${timesOf('unknown_reference')}; codes in no list: ${timesOf('unknown_code')}`,
  );
  say(`Left out at fetching: ${listed(Object.entries((await folder.info()).skipped))}`);
  say(`Details: ${folder.at('check.xlsx')}`);
}

/** What apply would tell of a record. What later records need of it is noted as if it had been written. @throws Refused */
async function wouldWrite(target: Target, step: Step, made: string): Promise<Note[]> {
  const { entity, given, recordId, entry } = step;
  const { before, notes } = await draftOf(target, step);
  remember(target, step, entry ?? { entity: entity.name, recordId: recordId ?? made, row: '', files: '' }, { ...given, ...before });
  for (const field of entity.richText ?? [])
    for (const { named, isFile } of addressesIn(given[field], await target.folder.hosts()))
      if (isFile && (await target.folder.filePath(named)) === null) notes.push({ field, code: 'missing_file', value: named });
  return notes;
}

function countFields(fields: Map<string, FieldCount>, { kind, record, entity }: Step): void {
  for (const [field, value] of Object.entries(record.row)) {
    const schema = fieldsOf(entity)[field];
    const isUsed = (schema && isDocumented(kind, field)) || kind.fields.includes(field) || isAnswered(entity, field);
    const key = `${kind.name}.${field}`;
    const count = fields.get(key) ?? { kind, field, filled: 0, unread: 0, examples: [], isUnused: !isUsed };
    fields.set(key, count);
    if (!isFilled(value)) continue;
    count.filled += 1;
    const isUnread = schema !== undefined && classOf(schema) !== 'text' && readField(schema, value) === undefined;
    if (isUnread) count.unread += 1;
    if ((isUnread || !isUsed) && count.examples.length < 3) count.examples.push(shown(value));
  }
}

/** Whether the product answers the field itself: stamps, names of people, labels of options, counts. */
const isAnswered = ({ row, item }: AnyEntity, field: string): boolean =>
  [row, item].some((schema) => 'shape' in schema && field in (schema.shape as object));

const fieldSheet = (fields: readonly FieldCount[]) => ({
  name: 'ช่อง · Fields',
  columns: (['kind', 'name', 'field', 'filled', 'read', 'unread', 'used', 'examples'] as const).map((name) => columns[name]),
  rows: fields.map(({ kind, field, filled, unread, examples, isUnused }) => {
    const used = isUnused ? 'ไม่ใช้ · Nothing reads it' : '';
    return [kind.label.th, kind.name, field, filled, filled - unread, unread, used, examples.join('\n')];
  }),
});
