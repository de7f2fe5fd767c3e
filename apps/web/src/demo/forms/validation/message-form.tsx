import { Button, Group, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { showError } from '../../../kit/notifications/messages.ts';
import classes from './validation.module.css';
import { messagePhrases } from './validation.phrases.ts';

/** How long a call takes that comes to nothing. */
const callMilliseconds = 400;

/** A form whose call fails: the button waits, the failure is told, and what was typed is still there. */
export function MessageForm() {
  const t = usePhrases(messagePhrases);
  const form = useForm({
    initialValues: { message: '' },
    validate: { message: (message) => (message.trim() === '' ? t.required : null) },
  });
  const sending = useMutation({
    async mutationFn() {
      await new Promise((resolve) => setTimeout(resolve, callMilliseconds));
      throw new Error('nobody listens here');
    },
    onError: () => showError('Message was not sent!'),
  });
  return (
    <form className={classes.form} noValidate aria-label={t.form} onSubmit={form.onSubmit(() => sending.mutate())}>
      <Textarea label={t.message} required autosize minRows={3} maxLength={500} {...form.getInputProps('message')} />
      <Group>
        <Button type="submit" loading={sending.isPending}>
          {t.send}
        </Button>
      </Group>
    </form>
  );
}
