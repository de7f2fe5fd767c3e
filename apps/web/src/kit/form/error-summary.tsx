import { Alert, Anchor, List, UnstyledButton } from '@mantine/core';
import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import { IconAlertTriangle } from '@tabler/icons-react';
import { type RefObject, useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import { useLanguage, usePhrases } from '../../i18n/phrases.tsx';
import { focusField, inPageOrder } from './focus-field.ts';
import { formPhrases } from './form.phrases.ts';
import classes from './form-page.module.css';
import type { RecordForm } from './record-form.ts';

/** A phone's page stays in sight above so many. */
const mostOnPhone = 3;

/**
 * What keeps a form from being saved: one link to each wrong field. Shown after a save was tried, over the bar with the buttons:
 * there it stays in sight, and coming and going it moves nothing that is about to be pressed.
 */
export function ErrorSummary<Row, Body, Part extends string>({ form }: { form: RecordForm<Row, Body, Part> }) {
  const t = usePhrases(formPhrases);
  const { language } = useLanguage();
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields have given their labels in the new language only by now
  useEffect(drawAgain, [language]);
  const { errors } = form.fields;
  const wrong = inPageOrder(form, Object.keys(errors));
  const isPhone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  const [isWhole, { toggle }] = useDisclosure();
  const isShort = isPhone && !isWhole;
  const further = wrong.length - mostOnPhone;
  const summary = useRef<HTMLDivElement>(null);
  useRoomUnder(summary);
  if (!form.wasRefused || wrong.length === 0) return null;
  return (
    <Alert
      ref={summary}
      color="red"
      icon={<IconAlertTriangle aria-hidden />}
      title={t.summaryTitle(wrong.length)}
      role="alert"
      className={classes.summary ?? ''}
    >
      <List>
        {(isShort ? wrong.slice(0, mostOnPhone) : wrong).map((name) => (
          <List.Item key={name}>
            <Anchor
              href={`#${form.fieldId(name)}`}
              inherit
              underline="always"
              c="inherit"
              onClick={(event) => {
                event.preventDefault();
                focusField(form.fieldId(name));
              }}
            >
              {form.labels.get(name) ?? name}
            </Anchor>
            {': '}
            {errors[name]}
          </List.Item>
        ))}
      </List>
      {isPhone && further > 0 && (
        <UnstyledButton className={classes.more ?? ''} aria-expanded={isWhole} onClick={toggle}>
          {isWhole ? t.summaryLess : t.summaryMore(further)}
        </UnstyledButton>
      )}
    </Alert>
  );
}

/**
 * Where a page ends right above the bar, what lies over it could not be scrolled free: the bar stands as far below. It keeps that
 * room when the last field is corrected, so that it does not jump away from who is about to press "save".
 */
function useRoomUnder(summary: RefObject<HTMLElement | null>): void {
  const most = useRef(0);
  useLayoutEffect(() => {
    const bar = summary.current?.parentElement;
    if (!summary.current || !bar) return;
    most.current = Math.max(most.current, summary.current.offsetHeight);
    bar.style.marginBlockStart = `${most.current}px`;
  });
}
