import { draftsOf } from '../../session/drafts.ts';

/** What was typed and not saved, and the version of the record it was typed over. */
export interface Draft<Values> {
  values: Values;
  /** The record's `updated_at` then: a save over a newer one is merged with it. */
  basis: string | null;
  /** Files were chosen as well, which no draft can keep. */
  hadFiles?: boolean;
  /** What the changed fields held before they were changed. */
  before?: Partial<Values>;
}

/** Where a draft of a person's form is kept. */
export function draftKey(userName: string, form: string, id: string): string {
  return `${draftsOf(userName)}${form}:${id}`;
}

/** Keeps a draft in this browser. Without room (or storage) there is no draft: the form itself is not harmed. */
export function writeDraft<Values>(key: string, draft: Draft<Values>): void {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // full or forbidden storage
  }
}

/** The kept draft; null when there is none, or it has other fields than the form has by now. */
export function readDraft<Values extends object>(key: string, shape: Values): Draft<Values> | null {
  try {
    const draft = JSON.parse(localStorage.getItem(key) ?? 'null') as Draft<Values> | null;
    const isSameShape = draft !== null && Object.keys(shape).every((name) => name in draft.values);
    return isSameShape ? draft : null;
  } catch {
    return null;
  }
}

export function dropDraft(key: string): void {
  localStorage.removeItem(key);
}
