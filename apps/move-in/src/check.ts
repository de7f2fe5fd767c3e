import type { AnyEntity } from '@faculty/contracts/kit/entity';
import type { FastifyInstance } from 'fastify';
import { applyKind, type Outcome } from './apply/apply.ts';
import type { Step } from './apply/prepare.ts';
import { idsOf, inOrder } from './apply/steps.ts';
import { Target } from './apply/target.ts';
import { draft } from './apply/write.ts';
import { addressesIn } from './folder/addresses.ts';
import type { MoveFolder } from './folder/move-folder.ts';
import { Report } from './report.ts';
import { isFilled } from './values.ts';

/** Says what apply would do with the folder, in ten lines and in `check.xlsx`. Nothing is written into the product. */
export async function check(app: FastifyInstance, folder: MoveFolder, say: (line: string) => void): Promise<void> {
  const target = await Target.open(app, folder);
  const report = new Report();
  // stands for the identifiers of records that apply would make
  let made = 2_000_000_000;
  const write = async (step: Step) => {
    made += 1;
    await wouldWrite(target, step, String(made));
  };
  const inspect = (step: Step) => tellFields(report, step);
  const outcomes = new Map<Outcome, string[]>();
  for (const kind of inOrder(target.kinds)) {
    const counts = await applyKind({ target, report, take: new Set(), write, inspect }, kind, await idsOf(target, kind));
    for (const [outcome, times] of counts) outcomes.set(outcome, [...(outcomes.get(outcome) ?? []), `${kind.name} ${times}`]);
  }
  await report.write(folder.at('check.xlsx'));
  const of = (outcome: Outcome) => outcomes.get(outcome)?.join(', ') ?? 'none';
  say(`New: ${of('new')}`);
  say(`Here already, take the values of the folder: ${of('joined')}; as the folder says: ${of('same')}; changed there: ${of('changed')}`);
  say(`Refused, each with its reason: ${of('refused')}; changed or gone here, stay: ${of('listed')}`);
  say(`Off, because nothing understandable says that they are in use: ${report.list('off')}`);
  say(`Values that are not understood: ${report.list('unread')}`);
  say(`Fields that nothing reads: ${report.list('unused')}`);
  say(`Files that are missing: ${report.list('missing_file')}; on other websites: ${report.list('foreign_file')}`);
  say(
    `People and records that are not there: ${report.list('unknown_person', 'unknown_reference')}; codes in no list: ${report.list('unknown_code')}`,
  );
  const skipped = Object.entries(folder.info.skipped).map((pair) => pair.join(' '));
  say(`Left out at fetching: ${skipped.join(', ') || 'none'}`);
  say(`Details: ${folder.at('check.xlsx')}`);
}

/** Notes what later records need of a record as if it had been written. @throws Refused */
async function wouldWrite(target: Target, step: Step, made: string): Promise<void> {
  const { entity, given, recordId = made, notes } = step;
  await draft(target, step);
  const entry = step.entry ?? { entity: entity.name, recordId, row: '', files: '' };
  await target.remember(step, entry, { ...given, ...step.before });
  for (const field of entity.richText ?? [])
    for (const { named, isFile } of addressesIn(given[field], target.folder.info))
      if (isFile && target.folder.filePath(named) === null) notes.push({ field, code: 'missing_file', value: named });
}

/** Counts what the fields of a record hold, and tells what nothing reads. */
function tellFields(report: Report, { kind, record, entity }: Step): void {
  for (const [field, value] of Object.entries(record.row)) {
    if (!isFilled(value)) continue;
    report.tell(kind, record, { field, code: 'filled', value });
    if (!kind.fields.includes(field) && !isAnswered(entity, field)) report.tell(kind, record, { field, code: 'unused', value });
  }
}

/** Whether the product answers the field itself: stamps, names of people, labels of options, counts. */
const isAnswered = ({ row, item }: AnyEntity, field: string): boolean =>
  [row, item].some((schema) => 'shape' in schema && field in (schema.shape as object));
