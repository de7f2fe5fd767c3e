import { SegmentedControl } from '@mantine/core';
import { useId, useState } from 'react';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { HttpError } from '../../../kit/api/http.ts';
import { useRecordForm } from '../../../kit/form/core/use-record-form.ts';
import { TextField } from '../../../kit/form/fields/text-field.tsx';
import { FormBar } from '../../../kit/form/layout/form-bar.tsx';
import { showNotice, showSuccess } from '../../../kit/notifications/messages.ts';
import classes from './validation.module.css';
import { visitorPhrases } from './validation.phrases.ts';
import { emptyVisitor, type Visitor, visitor } from './visitor.ts';

type Answer = 'takes' | 'refuses';

/** The kit's form: the contract's rules, what is wrong at its field and over the bar, and a server that may refuse. */
export function VisitorForm() {
  const t = usePhrases(visitorPhrases);
  const [answer, setAnswer] = useState<Answer>('takes');
  const form = useRecordForm<Visitor, Visitor, never, Visitor>({
    shape: { body: visitor, files: {} },
    load: null,
    empty: emptyVisitor,
    fromRow: (row) => row,
    async send({ body }) {
      if (answer === 'takes') return body;
      const message = 'invalid';
      throw new HttpError(400, {
        code: 'invalid',
        message,
        statusCode: 400,
        requestId: '',
        fields: { email: { code: 'duplicate', message } },
      });
    },
    onSaved() {
      form.reset();
      // after the message that the form was cleared: the latest message is shown
      showSuccess('Data saved');
    },
    close() {
      form.reset();
      showNotice('Canceled');
    },
    draft: null,
    scope: useId(),
  });
  return (
    <form
      className={classes.form}
      noValidate
      aria-label={t.form}
      onSubmit={(event) => {
        event.preventDefault();
        form.save();
      }}
    >
      <SegmentedControl
        aria-label={t.answer}
        value={answer}
        onChange={(chosen) => setAnswer(chosen as Answer)} // one of the two below
        data={[
          { value: 'takes', label: t.takes },
          { value: 'refuses', label: t.refuses },
        ]}
      />
      <TextField form={form} name="name" label={t.name} hint={t.nameHint} />
      <TextField form={form} name="email" label={t.email} inputMode="email" required />
      <FormBar form={form} />
    </form>
  );
}
