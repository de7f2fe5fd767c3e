import type { PageKey } from '@faculty/contracts/pages';
import { isSentBack, type Reviewed } from '@faculty/contracts/works/review-state';
import { Alert, Anchor, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { usePhrases } from '../../../i18n/phrases.tsx';
import type { RecordForm } from '../../../kit/form/core/record-form.ts';
import { focusFirstOf } from '../../../kit/form/layout/focus-field.ts';
import { stateIcons } from '../../../kit/review/status-chip.tsx';
import { useRight } from '../../../kit/session/session.tsx';
import { reviewPhrases } from './review.phrases.ts';

interface ReviewNoticeProps<Row extends Reviewed, Body, Part extends string> {
  form: RecordForm<Row, Body, Part>;
  page: PageKey;
}

/** Shows on top of a record's form that it was sent back, why, and at which field; and its owner what a save will do. */
export function ReviewNotice<Row extends Reviewed, Body extends object, Part extends string>({
  form,
  page,
}: ReviewNoticeProps<Row, Body, Part>) {
  const t = usePhrases(reviewPhrases);
  const { own_only } = useRight(page);
  const { row } = form;
  const pointed = usePointed(form, own_only);
  if (row === undefined) return null;
  const { status_check: state, status_check_text: reason } = row;
  const Icon = stateIcons[state];
  if (state === 'S') return own_only ? <Alert color="green" icon={<Icon aria-hidden />} title={t.accepted} /> : null;
  if (!isSentBack(state)) return null;
  return (
    <Alert
      color={state === 'C' ? 'red' : 'gray'}
      icon={<Icon aria-hidden />}
      title={state === 'C' ? t.sentBack : t.cancelled}
      role="status"
    >
      <Text lang="th">{reason}</Text>
      {pointed !== undefined && (
        <Anchor component="button" type="button" onClick={() => focusFirstOf(form, [row.status_check_field])}>
          {t.toField(pointed)}
        </Anchor>
      )}
      {own_only && <Text size="sm">{t.answers}</Text>}
    </Alert>
  );
}

/** Whether the form shows a field. */
const isField = (form: { fieldId(name: string): string }, name: string) => document.getElementById(form.fieldId(name)) !== null;

/** The label of the field the reviewer named, where the form has it; its owner sees the reason at the field too. */
function usePointed<Row extends Reviewed, Body extends object, Part extends string>(
  form: RecordForm<Row, Body, Part>,
  isOwner: boolean,
): string | undefined {
  const { row } = form;
  const [isMounted, setMounted] = useState(false);
  const name = row !== undefined && isSentBack(row.status_check) ? row.status_check_field : '';
  // the fields below are rendered after this
  useEffect(() => setMounted(true), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form is new each time; only which version of the record it shows matters
  useEffect(() => {
    if (isMounted && isOwner && row !== undefined && isField(form, name)) form.refuse({ [name]: row.status_check_text });
  }, [isMounted, row]);
  return isMounted && isField(form, name) ? form.labelOf(name) : undefined;
}
