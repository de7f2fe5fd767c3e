import { Anchor, Button, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link, Navigate } from 'react-router-dom';
import { useLanguage, usePhrases } from '../../i18n/phrases.tsx';
import { refusedFields } from '../../kit/notifications/error-texts.ts';
import { showError } from '../../kit/notifications/messages.ts';
import { LoadingState } from '../../kit/notifications/states.tsx';
import { accountRules } from '../../kit/session/account-rules.ts';
import { authOptionsQuery } from '../../kit/session/auth-options.ts';
import { NewPasswordFields } from '../../kit/session/password-fields.tsx';
import { FrontPage } from '../../kit/theme/front-page.tsx';
import { localWay, signUp } from './auth-calls.ts';

const phrases = {
  title: { th: 'สร้างบัญชี', en: 'Create an account' },
  rule: (domains: string) => ({ th: `ใช้อีเมลของมหาวิทยาลัยเท่านั้น (${domains})`, en: `University e-mail only (${domains})` }),
  fname: { th: 'ชื่อ (ภาษาไทย)', en: 'First name (Thai)' },
  lname: { th: 'นามสกุล (ภาษาไทย)', en: 'Last name (Thai)' },
  email: { th: 'อีเมลมหาวิทยาลัย', en: 'University e-mail' },
  submit: { th: 'สร้างบัญชี', en: 'Create account' },
  missing: { th: 'ยังสร้างบัญชีไม่ได้ โปรดกรอกอีเมลและรหัสผ่านแล้วลองใหม่', en: 'Something was wrong. Try again.' },
  sent: {
    th: 'ตรวจสอบอีเมลของคุณ แล้วเปิดลิงก์ในอีเมลเพื่อยืนยันบัญชี',
    en: 'Check your email address and open the link in the mail to verify your account.',
  },
  back: { th: 'กลับหน้าเข้าสู่ระบบ', en: 'Back to sign in' },
};

/** Local sign-up for the university's addresses; only where the installation allows it. */
export function SignUpScreen() {
  const t = usePhrases(phrases);
  const { language } = useLanguage();
  const { data: options } = useQuery(authOptionsQuery);
  const rules = accountRules(language);
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { fname_th: '', lname_th: '', email: '', password: '', confirm: '' },
    validate: {
      fname_th: rules.required,
      lname_th: rules.required,
      email: rules.email,
      password: rules.password,
      confirm: (value, values) => rules.confirmed(value, values.password),
    },
  });
  const create = useMutation({
    mutationFn: signUp,
    onError: (error) => {
      form.setErrors(refusedFields(error));
      showError(error);
    },
  });
  /** Documented, in addition to the errors at the fields. */
  const sayMissing = (_errors: unknown, { email, password }: typeof form.values) => {
    if (email.trim() === '' || password === '') showError(t.missing);
  };
  if (!options) return <LoadingState />;
  if (!options.local) return <Navigate to="/login" replace />;
  return (
    <FrontPage title={t.title}>
      {create.isSuccess ? (
        <Text role="status">{t.sent}</Text>
      ) : (
        <form noValidate onSubmit={form.onSubmit(({ confirm, ...person }) => create.mutate(person), sayMissing)}>
          <Stack gap="md">
            <TextInput autoComplete="given-name" label={t.fname} required key={form.key('fname_th')} {...form.getInputProps('fname_th')} />
            <TextInput autoComplete="family-name" label={t.lname} required key={form.key('lname_th')} {...form.getInputProps('lname_th')} />
            <TextInput
              type="email"
              autoComplete="username"
              label={t.email}
              description={t.rule(options.emailDomains.map((domain) => `@${domain}`).join(', '))}
              required
              key={form.key('email')}
              {...form.getInputProps('email')}
            />
            <NewPasswordFields form={form} name="password" />
            <Button type="submit" loading={create.isPending}>
              {t.submit}
            </Button>
          </Stack>
        </form>
      )}
      <Anchor component={Link} to="/login" state={localWay}>
        {t.back}
      </Anchor>
    </FrontPage>
  );
}
