import { writeAudit } from '../../kit/crud/audit.ts';
import type { Row } from '../legacy/legacy-records.ts';
import { actor, type MoveState } from '../move-state.ts';
import type { LenientBody, Mark } from './lenient.ts';
import { mover } from './mover.ts';

/** A record that could not be written. */
export class CannotMove extends Error {
  readonly marks: Mark[];
  constructor(marks: Mark[]) {
    super(marks.map(({ field, code }) => `${field} ${code}`).join(', '));
    this.marks = marks;
  }
}

/** Answers a refusal: a person who is gone is made as a locked account, any other value gives way to the next one. */
export async function yieldTo(
  state: MoveState,
  lenient: LenientBody,
  body: Row,
  name: string,
  code: string,
  person: unknown,
): Promise<void> {
  const field = name.split('.')[0] ?? name;
  const named = person ?? (code === 'unknown_reference' || code === 'no_such_member' ? body[field] : undefined);
  const isPerson = person !== undefined || ['user_name', 'mou_owner', 'work_authors'].includes(field);
  const at = Number(name.split('.')[1]);
  const author = Array.isArray(named) && !Number.isNaN(at) ? (named[at] as { user_name?: unknown }).user_name : named;
  if (isPerson && typeof author === 'string' && (await addMissingPerson(state, author))) return;
  const values = code === 'unknown_reference' ? someOf(state, field) : [];
  if (!lenient.refuse({ field, code, values })) throw new CannotMove([...lenient.marks.values()]);
}

/** Required references to lists: any entry of the list is nearer than none, and the mark has the original. */
const requiredReferences: Readonly<Record<string, string>> = {
  edu_code: 'edu_level',
  job_title: 'department',
  group_master_id: 'group_master',
  group_sub_a_id: 'group_sub_a',
  group_sub_b_id: 'group_sub_b',
};
const maxOffered = 50;

const someOf = (state: MoveState, field: string): string[] =>
  [...(state.known.get(requiredReferences[field] ?? '')?.values() ?? [])].slice(0, maxOffered).map(({ record_id }) => record_id);

/** An account that cannot sign in, for a person to whom records refer but who is gone. False when it could not be made. */
async function addMissingPerson(state: MoveState, user_name: string): Promise<boolean> {
  const { db } = state.app;
  if (user_name === '' || user_name.length > 25 || (await db.user.findUnique({ where: { user_name }, select: { id: true } }))) return false;
  const known = await db.$transaction(async (tx) => {
    const stamps = { created_by: actor, updated_by: actor };
    const email = `${encodeURIComponent(user_name).replace(/%/g, '')}@moved-in.invalid`.toLowerCase();
    const data = { user_name, email, fname_th: user_name, lname_th: '-', disabled: true, email_verified_at: new Date(), ...stamps };
    const person = await tx.user.create({ data });
    const subject = { entity: 'member', id: person.id, title: user_name };
    await writeAudit({ db: tx, person: mover }, actor, 'add', subject, { user_name: [null, user_name] });
    const row = {
      kind: 'user',
      legacy_id: `stub:${user_name}`,
      entity: 'user',
      record_id: String(person.id),
      made: true,
      hash: '',
      record_updated_at: person.updated_at,
    };
    const marks = [{ field: '', code: 'missing_person', value: user_name }];
    await tx.moveInRecord.create({ data: { ...row, applied: {}, marks, to_mend: true } });
    return row;
  });
  state.remember(known, {});
  return true;
}
