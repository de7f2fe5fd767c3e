import type { FieldError } from '@faculty/contracts/errors';
import { type FieldErrorCode, fieldErrors, fieldErrorWords } from '@faculty/contracts/field-errors';
import { fieldErrorOf } from '@faculty/contracts/kit/field-error-of';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { useLanguage } from '../../../i18n/phrases.tsx';

/** Field name → what is wrong with it, as an element: its words follow the language, even when it changes afterwards. */
export type Problems = Record<string, ReactNode>;

interface ProblemProps {
  code: FieldErrorCode;
  params?: Record<string, string | number>;
}

/** The words of one field error in the chosen language. */
export function FieldProblem({ code, params = {} }: ProblemProps) {
  const { language } = useLanguage();
  return <>{fieldErrorWords(code, language, params)}</>;
}

/** Checks values with the contract's schema: the body when they are good, else the first problem of each field. */
export function checkBody<Body>(schema: z.core.$ZodType<Body>, values: unknown): { body: Body } | { problems: Problems } {
  const result = z.safeParse(schema, values, { reportInput: true });
  if (result.success) return { body: result.data };
  const problems: Problems = {};
  for (const issue of result.error.issues) {
    const name = String(issue.path[0] ?? '');
    problems[name] ??= <FieldProblem {...fieldErrorOf(issue)} />;
  }
  return { problems };
}

/** What the server found wrong, by field. */
export function problemsOfAnswer(fields: Record<string, FieldError>): Problems {
  const problems: Problems = {};
  for (const [path, { code, params = {}, message }] of Object.entries(fields)) {
    // `/users` takes its fields inside `data`; of a list, its field is what is wrong
    const [name = path] = path.replace(/^data\./, '').split('.');
    problems[name] ??= isKnown(code) ? <FieldProblem code={code} params={params} /> : message;
  }
  return problems;
}

function isKnown(code: string): code is FieldErrorCode {
  return Object.hasOwn(fieldErrors, code);
}
