import { errors } from '@faculty/contracts/errors';
import type { Bilingual, Language } from '@faculty/contracts/kit/bilingual';
import { HttpError } from '../api/http.ts';

const unreachable: Bilingual = {
  th: 'ติดต่อระบบไม่ได้ โปรดตรวจสอบอินเทอร์เน็ตแล้วลองใหม่',
  en: 'The system cannot be reached. Please check your connection and try again.',
};

/** What went wrong, as one sentence a person can act on; never a bare code. */
export function wordsOf(error: unknown, language: Language): string {
  if (!(error instanceof HttpError)) return errors.internal[language];
  const { answer, status } = error;
  if (answer === null) return status === 0 || status >= 502 ? unreachable[language] : errors.internal[language];
  // By code and not the answer's text: the language may have changed since, and a refused delete says only `Relation`.
  const words = Object.hasOwn(errors, answer.code) ? errors[answer.code][language] : errors.internal[language];
  // the server's fault: whoever looks for it in the log asks for this id
  return answer.statusCode >= 500 && answer.requestId !== '' ? `${words} (${answer.requestId})` : words;
}

/** The words of the fields the server refused, for `form.setErrors`. */
export function refusedFields(error: unknown): Partial<Record<string, string>> {
  const fields = error instanceof HttpError ? error.answer?.fields : undefined;
  return Object.fromEntries(Object.entries(fields ?? {}).map(([name, field]) => [name, field.message]));
}
