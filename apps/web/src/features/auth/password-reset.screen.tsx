import { Anchor, Button, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router-dom';
import { useLanguage, usePhrases } from '../../i18n/phrases.tsx';
import { refusedFields } from '../../kit/notifications/error-texts.ts';
import { showError, showSuccess } from '../../kit/notifications/messages.ts';
import { accountRules } from '../../kit/session/account-rules.ts';
import { NewPasswordFields } from '../../kit/session/password-fields.tsx';
import { FrontPage } from '../../kit/theme/front-page.tsx';
import { addressToken, forgetAddressToken } from './address-token.ts';
import { localWay, resetPassword } from './auth-calls.ts';

const phrases = {
  title: { th: 'ตั้งรหัสผ่านใหม่', en: 'Reset password' },
  send: { th: 'บันทึกรหัสผ่าน', en: 'Save password' },
  done: { th: 'เปลี่ยนรหัสผ่านเรียบร้อยแล้ว โปรดเข้าสู่ระบบด้วยรหัสผ่านใหม่', en: 'Password has been changed. Please sign in with it.' },
  noToken: { th: 'โปรดเปิดลิงก์จากอีเมลอีกครั้ง', en: 'Please open the link in the e-mail again.' },
  again: { th: 'ขอลิงก์ใหม่', en: 'Ask for a new link' },
};

/** Sets a new password with the token of a mailed link. */
export function PasswordResetScreen() {
  const t = usePhrases(phrases);
  const { language } = useLanguage();
  const navigate = useNavigate();
  const rules = accountRules(language);
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { password: '', confirm: '' },
    validate: { password: rules.password, confirm: (value, values) => rules.confirmed(value, values.password) },
  });
  const reset = useMutation({
    mutationFn: (password: string) => resetPassword({ token: addressToken() ?? '', password }),
    onSuccess: () => {
      forgetAddressToken();
      showSuccess(t.done);
      void navigate('/login', { replace: true, state: localWay });
    },
    onError: (error) => {
      form.setErrors(refusedFields(error));
      showError(error);
    },
  });
  return (
    <FrontPage title={t.title}>
      {addressToken() === null ? (
        <Text>{t.noToken}</Text>
      ) : (
        <form noValidate onSubmit={form.onSubmit((values) => reset.mutate(values.password))}>
          <Stack gap="md">
            <NewPasswordFields form={form} name="password" replaces />
            <Button type="submit" loading={reset.isPending}>
              {t.send}
            </Button>
          </Stack>
        </form>
      )}
      <Anchor component={Link} to="/forgot">
        {t.again}
      </Anchor>
    </FrontPage>
  );
}
