import { Anchor, Button, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useLanguage, usePhrases } from '../../i18n/phrases.tsx';
import { refusedFields } from '../../kit/notifications/error-texts.ts';
import { showError, showSuccess } from '../../kit/notifications/messages.ts';
import { accountRules } from '../../kit/session/account-rules.ts';
import { FrontPage } from '../../kit/theme/front-page.tsx';
import { localWay, sendPasswordReset } from './auth-calls.ts';

const phrases = {
  title: { th: 'ลืมรหัสผ่าน', en: 'Forgot password' },
  what: {
    th: 'กรอกอีเมลมหาวิทยาลัยของคุณ ระบบจะส่งลิงก์สำหรับตั้งรหัสผ่านใหม่ไปให้',
    en: 'Enter your university e-mail and we will send you a link to set a new password.',
  },
  email: { th: 'อีเมล', en: 'E-mail' },
  send: { th: 'ส่งลิงก์', en: 'Send' },
  back: { th: 'กลับหน้าเข้าสู่ระบบ', en: 'Back to sign in' },
  sent: {
    th: 'หากอีเมลนี้มีอยู่ในระบบ เราได้ส่งลิงก์ไปแล้ว โปรดตรวจสอบอีเมลของคุณ',
    en: 'Check your email address: if it is known here, a link is on its way.',
  },
};

/** Requests a reset link. The answer is the same whether the address is known or not. */
export function ForgotScreen() {
  const t = usePhrases(phrases);
  const { language } = useLanguage();
  const form = useForm({ mode: 'uncontrolled', initialValues: { email: '' }, validate: { email: accountRules(language).email } });
  const send = useMutation({
    mutationFn: (values: { email: string }) => sendPasswordReset(values.email),
    onSuccess: () => showSuccess(t.sent),
    onError: (error) => {
      form.setErrors(refusedFields(error));
      showError(error);
    },
  });
  return (
    <FrontPage title={t.title}>
      <Text>{t.what}</Text>
      <form noValidate onSubmit={form.onSubmit((values) => send.mutate(values))}>
        <Stack gap="md">
          <TextInput
            type="email"
            autoComplete="username"
            label={t.email}
            required
            key={form.key('email')}
            {...form.getInputProps('email')}
          />
          <Button type="submit" loading={send.isPending}>
            {t.send}
          </Button>
        </Stack>
      </form>
      {send.isSuccess && <Text role="status">{t.sent}</Text>}
      <Anchor component={Link} to="/login" state={localWay}>
        {t.back}
      </Anchor>
    </FrontPage>
  );
}
