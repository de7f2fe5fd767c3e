import type { ReactNode } from 'react';
import { type BoundField, type FormLike, useField } from '../core/use-field.ts';

interface BoundProps<Values, Name extends keyof Values & string> {
  form: FormLike<Values>;
  name: Name;
  label: string;
  /** How a value reads, where it is a code. */
  words?: (value: Values[Name]) => string;
  children(field: BoundField<Values[Name]> & { label: string }): ReactNode;
}

/** Binds any field component to a form: `<Bound form={form} name="news_tag" label={t.tags}>{(field) => <TagField {...field} />}</Bound>`. */
export function Bound<Values extends object, Name extends keyof Values & string>({
  form,
  name,
  label,
  words,
  children,
}: BoundProps<Values, Name>) {
  return children({ ...useField(form, name, label, words), label });
}
