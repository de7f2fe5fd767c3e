import { mergedBody } from '../../../api/src/kit/crud/partial-update.ts';
import { ApiError, type WrongField } from '../../../api/src/kit/http/errors.ts';
import { checked } from '../../../api/src/kit/http/validation.ts';
import type { Row } from '../kinds.ts';
import { fieldsOf, isFilled } from '../values.ts';
import { Refused } from '../words.ts';
import type { Step } from './steps.ts';

/** Fields whose default says something of a record, so that nothing takes its place. */
const telling = new Set(
  `activity_level activity_type article_page_group_tag doc_group_tag links_group_tag user_name work_public_inter work_public_type`.split(
    ' ',
  ),
);

/**
 * A body that our rules accept, from what is given. A value that they refuse is left empty where that is allowed, and told; else the
 * record is refused. Nothing takes the place of a value.
 * @throws Refused
 */
export function bodyOf(step: Step): Row {
  const { entity, before, given } = step;
  if (step.problem) throw new Refused(step.problem);
  for (;;) {
    const missing = before ? undefined : Object.keys(fieldsOf(entity)).find((field) => telling.has(field) && !isFilled(given[field]));
    if (missing !== undefined) refuse(step, missing, { code: 'required' });
    try {
      return (before ? mergedBody(entity.body, before, given) : checked(entity.body, given)) as Row;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      leaveOut(step, error);
    }
  }
}

/** Leaves out what an error names. @throws Refused when that is not allowed */
export function leaveOut(step: Step, error: ApiError): void {
  const { record, given, notes } = step;
  const fields = Object.entries(error.details.fields ?? {});
  if (fields.length === 0) throw error;
  for (const [path, wrong] of fields) {
    const field = path.split('.')[0] ?? path;
    if (field.endsWith('_en') && wrong.code === 'required' && given.switch_lang === 'Y') {
      given.switch_lang = 'N';
      notes.push({ field, code: 'english_off' });
      continue;
    }
    // nothing of a long text is lost
    if (!(field in given) || wrong.code === 'too_long' || wrong.code === 'too_many') refuse(step, field, wrong);
    if (isFilled(given[field])) notes.push({ field, ...wrong, value: record.row[field] ?? given[field] });
    delete given[field];
  }
}

/** @throws Refused */
export function refuse({ record, notes }: Step, field: string, { code, params }: WrongField): never {
  // what was said of the field first is the reason
  const reason = notes.find((note) => note.field === field && note.code !== 'off');
  throw new Refused(reason ?? { field, code, params, value: record.row[field] });
}
