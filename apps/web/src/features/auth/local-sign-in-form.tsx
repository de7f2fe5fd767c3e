import { Button, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useLanguage, usePhrases } from '../../i18n/phrases.tsx';
import { refusedFields } from '../../kit/notifications/error-texts.ts';
import { showError } from '../../kit/notifications/messages.ts';
import { accountRules } from '../../kit/session/account-rules.ts';
import { PasswordField } from '../../kit/session/password-fields.tsx';
import { signInLocally } from './auth-calls.ts';

const phrases = {
  email: { th: 'อีเมลมหาวิทยาลัย', en: 'University e-mail' },
  password: { th: 'รหัสผ่าน', en: 'Password' },
  submit: { th: 'เข้าสู่ระบบ', en: 'Sign in' },
  missing: { th: 'ยังเข้าสู่ระบบไม่ได้ โปรดกรอกอีเมลและรหัสผ่านแล้วลองใหม่', en: 'Something was wrong. Try again.' },
};

interface Props {
  /** Known when a person signs in again in place. */
  email?: string;
  onToken(token: string): void;
}

/** E-mail and password; answers the session token. Shown only where the installation allows local sign-in. */
export function LocalSignInForm({ email = '', onToken }: Props) {
  const t = usePhrases(phrases);
  const { language } = useLanguage();
  const rules = accountRules(language);
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email, password: '' },
    validate: { email: rules.email, password: rules.password },
  });
  const signIn = useMutation({
    mutationFn: signInLocally,
    onSuccess: onToken,
    onError: (error) => {
      form.setErrors(refusedFields(error));
      showError(error);
    },
  });
  /** Documented, in addition to the errors at the fields. */
  const sayMissing = (_errors: unknown, values: typeof form.values) => {
    if (values.email.trim() === '' || values.password === '') showError(t.missing);
  };
  return (
    <form noValidate onSubmit={form.onSubmit((values) => signIn.mutate(values), sayMissing)}>
      <Stack gap="md">
        <TextInput
          type="email"
          autoComplete="username"
          label={t.email}
          required
          autoFocus={email === ''}
          key={form.key('email')}
          {...form.getInputProps('email')}
        />
        <PasswordField
          autoComplete="current-password"
          label={t.password}
          required
          key={form.key('password')}
          {...form.getInputProps('password')}
        />
        <Button type="submit" loading={signIn.isPending}>
          {t.submit}
        </Button>
      </Stack>
    </form>
  );
}
