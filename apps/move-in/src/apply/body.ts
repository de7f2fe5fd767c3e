import { mergedBody } from '../../../api/src/kit/crud/partial-update.ts';
import { ApiError, type WrongField } from '../../../api/src/kit/http/errors.ts';
import { checked } from '../../../api/src/kit/http/validation.ts';
import type { Row } from '../kinds.ts';
import { plain } from '../values/read.ts';
import { fieldsOf } from './field-class.ts';
import type { Prepared } from './prepare.ts';
import type { Note } from './words.ts';

/** Why a record is refused, by its first field. */
export class Refused extends Error {
  readonly note: Note;
  readonly params: WrongField['params'];
  constructor(note: Note, params?: WrongField['params']) {
    super(`${note.field} ${note.code}`);
    this.note = note;
    this.params = params;
  }
}

/** Fields whose default says something of a record, so that nothing takes its place. */
const telling = new Set(
  `activity_level activity_type article_page_group_tag doc_group_tag links_group_tag user_name work_public_inter work_public_type`.split(
    ' ',
  ),
);

/** Values that say more when they are refused than when they are left out: nothing of a long text is lost. */
const kept = new Set(['too_long', 'too_many']);

/**
 * A body that our rules accept, from what is given. A value that they refuse is left empty where that is allowed, and told; else the
 * record is refused. Nothing takes the place of a value.
 */
export class Body {
  readonly #prepared: Prepared;
  readonly #before: Row | null;
  readonly #given: Row;
  #value: Row | undefined;
  readonly notes: Note[];

  /** @param before the record here: what the folder does not say stays as it is */
  constructor(prepared: Prepared, given: Row, before: Row | null) {
    this.#prepared = prepared;
    this.#before = before;
    this.#given = { ...given };
    this.notes = [];
  }

  /** @throws Refused */
  value(): Row {
    this.#value ??= this.#accepted();
    return this.#value;
  }

  #accepted(): Row {
    const { entity, problem } = this.#prepared;
    if (problem) throw new Refused(problem);
    for (;;) {
      for (const field of this.#before ? [] : Object.keys(fieldsOf(entity))) {
        if (telling.has(field) && plain(this.#given[field]) === null) this.refuse(field, { code: 'required' });
      }
      try {
        if (this.#before) return mergedBody(entity.body, this.#before, this.#given) as Row;
        return checked(entity.body, this.#given) as Row;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        this.leaveOut(error);
      }
    }
  }

  /** Leaves out what an error names. @throws Refused when that is not allowed */
  leaveOut(error: ApiError): void {
    const fields = Object.entries(error.details.fields ?? {});
    if (fields.length === 0) throw error;
    this.#value = undefined;
    for (const [path, wrong] of fields) this.#leaveOut(path.split('.')[0] ?? path, wrong);
  }

  #leaveOut(field: string, wrong: WrongField): void {
    const given = this.#given;
    if (field.endsWith('_en') && wrong.code === 'required' && given.switch_lang === 'Y') {
      given.switch_lang = 'N';
      this.notes.push({ field, code: 'english_off' });
      return;
    }
    if (!(field in given) || kept.has(wrong.code)) this.refuse(field, wrong);
    if (plain(given[field]) !== null) this.notes.push({ field, code: wrong.code, value: this.#prepared.record.row[field] ?? given[field] });
    delete given[field];
  }

  /** @throws Refused */
  refuse(field: string, { code, params }: WrongField): never {
    const { notes, record } = this.#prepared;
    // what was said of the field first is the reason
    const reason = [...notes, ...this.notes].find((note) => note.field === field && !['off', 'characters', 'damaged'].includes(note.code));
    throw new Refused(reason ?? { field, code, value: record.row[field] }, reason ? undefined : params);
  }
}
