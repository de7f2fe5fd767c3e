import { isBlankHtml } from '@faculty/contracts/kit/fields';
import { Anchor, Text } from '@mantine/core';
import { IconAlertTriangle, IconChevronRight } from '@tabler/icons-react';
import { isValidElement, type ReactNode, useEffect, useReducer, useState } from 'react';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import type { RecordForm } from '../core/record-form.ts';
import { formPhrases } from '../form.phrases.ts';
import { focusField, inPageOrder } from './focus-field.ts';
import classes from './form-page.module.css';

/**
 * What keeps a form from being saved, as one line of its bar: how many fields, which one now, and a button to the next. Shown after a
 * save was tried. It covers no field.
 */
export function ErrorSummary<Row, Body, Part extends string>({ form }: { form: RecordForm<Row, Body, Part> }) {
  const t = usePhrases(formPhrases);
  const { language } = useLanguage();
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields have given their labels in the new language only by now
  useEffect(drawAgain, [language]);
  /** The field the person was led to last; it may be right by now. */
  const [visited, visit] = useState<string>();
  const { errors } = form.fields;
  const wrong = inPageOrder(form, Object.keys(errors));
  const [first] = wrong;
  if (!form.wasRefused || first === undefined) return null;

  const values = form.fields.getValues() as Record<string, unknown>;
  const isMissing = (name: string) => (name in values ? isBlankHtml(String(values[name] ?? '')) : isFileRequired(errors[name]));
  const current = visited !== undefined && visited in errors ? visited : first;
  const goTo = (name: string) => {
    visit(name);
    focusField(form.fieldId(name));
  };
  const goToNext = () => {
    const from = visited ?? first;
    const order = inPageOrder(form, [...new Set([...wrong, from])]);
    goTo(order.slice(order.indexOf(from) + 1).find((name) => name in errors) ?? first);
  };
  return (
    <div role="alert" className={classes.summary}>
      <IconAlertTriangle size={18} aria-hidden />
      <Text span size="sm" fw={600} className={classes.summaryCount ?? ''}>
        {wrong.every(isMissing) ? t.missing(wrong.length) : t.wrong(wrong.length)}:
      </Text>
      <Text span size="sm" truncate>
        <Anchor
          href={`#${form.fieldId(current)}`}
          inherit
          underline="always"
          c="inherit"
          onClick={(event) => {
            event.preventDefault();
            goTo(current);
          }}
        >
          {form.labelOf(current)}
        </Anchor>
        {!isMissing(current) && <>: {errors[current]}</>}
      </Text>
      {wrong.length > 1 && (
        <Anchor component="button" type="button" size="sm" fw={600} c="inherit" className={classes.summaryNext ?? ''} onClick={goToNext}>
          {t.summaryNext}
          <IconChevronRight size={18} aria-hidden />
        </Anchor>
      )}
    </div>
  );
}

/** Files are not among the values: only the problem itself says that one is missing. */
const isFileRequired = (problem: ReactNode) => isValidElement<{ code?: unknown }>(problem) && problem.props.code === 'file_required';
