import { Text } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { usePhrases } from '../../../i18n/phrases.tsx';
import type { FormLike } from '../../fields/core/use-field.ts';
import { formPhrases } from '../form.phrases.ts';
import classes from './form-page.module.css';

interface FormRowProps<Values, Name extends keyof Values & string> {
  form: FormLike<Values>;
  name: Name;
  /** The value in a few words. */
  value(value: Values[Name]): string;
  children: ReactNode;
}

/** A field of the side that is seldom changed: its name and value in a line, which opens in place, and by itself when something is wrong. */
export function FormRow<Values extends object, Name extends keyof Values & string>({
  form,
  name,
  value,
  children,
}: FormRowProps<Values, Name>) {
  const t = usePhrases(formPhrases);
  const row = useRef<HTMLDetailsElement>(null);
  const isWrong = Boolean(form.fields.errors[name]);
  const words = value(form.fields.useWatchValue(name) as Values[Name]); // the path is a plain key
  useEffect(() => {
    if (isWrong && row.current) row.current.open = true;
  }, [isWrong]);
  return (
    <details ref={row} className={classes.row}>
      <summary>
        {form.labelOf(name)}
        <Text span inherit c="dimmed" truncate flex={1} ta="end">
          {words || t.none}
        </Text>
        <IconChevronRight size={18} aria-hidden />
      </summary>
      {children}
    </details>
  );
}

/** Rows in one card. */
export function FormRows({ children }: { children: ReactNode }) {
  return <div className={`${classes.group} ${classes.rows}`}>{children}</div>;
}
