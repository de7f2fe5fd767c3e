import { auditRoutes, type UndoneChange, undoneChange } from '@faculty/contracts/admin/audit';
import { inLanguage, type Language } from '@faculty/contracts/kit/bilingual';
import { personMergeRoutes, undoneMerge } from '@faculty/contracts/members/person-merge';
import { z } from 'zod';
import { speak } from '../../i18n/speak.ts';
import { call } from '../api/http.ts';
import { randomUuid } from '../api/random-uuid.ts';
import { undoChangePhrases } from './undo-change.phrases.ts';

/** Records that are named of those that were left as they are. */
const namedAtMost = 5;

/**
 * Undoes a change of many records, some at a time. Answers what to say of it: how many have their former value again, and which were left alone.
 * @throws HttpError
 */
export async function undoChange(change_id: string, language: Language): Promise<string> {
  const t = speak(undoChangePhrases, language);
  const changeId = randomUuid();
  const left: UndoneChange['left'] = [];
  let undone = 0;
  let before: string | null = null;
  do {
    const body: object = before === null ? {} : { before };
    const answer: UndoneChange = z.parse(undoneChange, await call(auditRoutes.undo, { params: { change_id }, body, changeId }));
    undone += answer.undone;
    left.push(...answer.left);
    before = answer.next;
  } while (before !== null);
  const namesOf = (why: UndoneChange['left'][number]['why']) => {
    const names = left.filter((each) => each.why === why).map(({ title, title_en }) => `“${inLanguage(language, title, title_en)}”`);
    const rest = names.length - namedAtMost;
    return [...names.slice(0, namedAtMost), ...(rest > 0 ? [t.others(rest)] : [])].join(', ');
  };
  const said = (['changed', 'refused', 'waits'] as const).flatMap((why) => {
    const names = namesOf(why);
    return names === '' ? [] : [t[why](names)];
  });
  return [t.done(undone), ...said].join(' · ');
}

/**
 * Undoes the merge of a person into another. Answers what to say of it: whose account is its own again, and how much was left alone.
 * @throws HttpError
 */
export async function undoMerge(user_name: string, language: Language): Promise<string> {
  const { left } = z.parse(undoneMerge, await call(personMergeRoutes.undo, { params: { user_name } }));
  return [user_name, ...(left > 0 ? [speak(undoChangePhrases, language).changedCount(left)] : [])].join(' · ');
}
