import { Button, Group } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconCircleCheck, IconX } from '@tabler/icons-react';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { showNotice, showSuccess } from '../../../kit/notifications/messages.ts';
import { PasswordField } from '../../../kit/session/password-fields.tsx';
import { brokenRules, type PasswordRule, passwordRules } from './password-rules.ts';
import classes from './validation.module.css';
import { passwordPhrases } from './validation.phrases.ts';

/** A rule of one's own, as the account's forms have them: each part of it is ticked off while one types. */
export function PasswordForm() {
  const t = usePhrases(passwordPhrases);
  const form = useForm({
    initialValues: { password: '' },
    validateInputOnBlur: true,
    validate: { password: (password) => (brokenRules(password).length === 0 ? null : t.missing(wordsOf(brokenRules(password)))) },
  });
  const wordsOf = (rules: PasswordRule[]) => rules.map((rule) => t[rule]).join(', ');
  const broken = brokenRules(form.values.password);
  return (
    <form
      className={classes.form}
      noValidate
      aria-label={t.form}
      onSubmit={form.onSubmit(() => {
        showSuccess('Data saved');
        form.reset();
      })}
    >
      <PasswordField label={t.password} required autoComplete="off" {...form.getInputProps('password')} />
      <ul className={classes.rules} aria-label={t.rules}>
        {(Object.keys(passwordRules) as PasswordRule[]).map((rule) => {
          const isBroken = broken.includes(rule);
          const Icon = isBroken ? IconX : IconCircleCheck;
          return (
            <li key={rule} data-kept={!isBroken || undefined}>
              <Icon size={18} role="img" aria-label={isBroken ? t.broken : t.kept} /> {t[rule]}
            </li>
          );
        })}
      </ul>
      <Group>
        <Button type="submit">{t.submit}</Button>
        <Button
          variant="default"
          onClick={() => {
            showNotice('Canceled');
            form.reset();
          }}
        >
          {t.cancel}
        </Button>
      </Group>
    </form>
  );
}
