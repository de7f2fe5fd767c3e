import type { FieldErrorCode } from '@faculty/contracts/field-errors';
import { useForm } from '@mantine/form';
import { useId, useState } from 'react';
import type { FormLike } from '../../../kit/form/core/use-field.ts';
import { FieldProblem } from '../../../kit/form/fields/field-problem.tsx';

interface SampleOptions<Values> {
  /** Fields that are wrong whatever they hold, and how. */
  wrong?: { readonly [Name in keyof Values]?: FieldErrorCode };
  /** Fields that have to be filled in. */
  required?: readonly (keyof Values)[];
  maxLength?: number;
}

/** A form that saves nothing, for the kit's fields to stand in: each keeps its state, so that all states can be seen at once. */
export function useSampleForm<Values extends Record<string, unknown>>(
  initialValues: Values,
  { wrong = {}, required = [], maxLength }: SampleOptions<Values> = {},
): FormLike<Values> {
  const scope = useId();
  const problems = Object.entries(wrong).map(([name, code]) => [name, code && <FieldProblem key={name} code={code} />]);
  const fields = useForm<Values>({
    mode: 'uncontrolled',
    initialValues,
    initialErrors: Object.fromEntries(problems),
    validate: () => Object.fromEntries(problems),
  });
  const [labels] = useState(() => new Map<string, string>());
  const [words] = useState(() => new Map<string, (value: unknown) => string>());
  return {
    fields,
    labels,
    words,
    fieldId: (name) => `${scope}${name}`,
    rulesOf: (name) => ({ required: required.includes(name), maxLength }),
  };
}
