import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router-dom';
import { useLanguage, usePhrases } from '../../i18n/phrases.tsx';
import { call } from '../../kit/api/http.ts';
import { refusedFields } from '../../kit/notifications/error-texts.ts';
import { showError, showSuccess } from '../../kit/notifications/messages.ts';
import { accountRules } from '../../kit/session/account-rules.ts';
import { NewPasswordFields, PasswordField } from '../../kit/session/password-fields.tsx';
import type { AuthRoute } from '../../kit/session/session.tsx';
import { PageTitle } from '../../kit/theme/page-title.tsx';
import { OwnSessions } from './own-sessions.tsx';

const phrases = {
  title: { th: 'เปลี่ยนรหัสผ่าน', en: 'Change password' },
  hint: {
    th: 'ใช้กับการเข้าสู่ระบบด้วยอีเมลและรหัสผ่าน ไม่มีผลกับรหัสผ่านของ Office365 เมื่อเปลี่ยนแล้ว อุปกรณ์อื่นที่ใช้บัญชีนี้อยู่จะออกจากระบบทันที',
    en: 'For signing in with e-mail and password; your Office365 password stays as it is. Your other sessions end at once.',
  },
  current: { th: 'รหัสผ่านปัจจุบัน', en: 'Current password' },
  submit: { th: 'เปลี่ยนรหัสผ่าน', en: 'Change Password' },
  cancel: { th: 'ยกเลิก', en: 'Cancel' },
  done: { th: 'เปลี่ยนรหัสผ่านเรียบร้อยแล้ว', en: 'Password has been changed' },
};

/** Changes the local password. */
export function PasswordScreen() {
  const t = usePhrases(phrases);
  const { language } = useLanguage();
  const navigate = useNavigate();
  const rules = accountRules(language);
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { currentPassword: '', newPassword: '', confirm: '' },
    validate: {
      currentPassword: rules.currentPassword,
      newPassword: rules.password,
      confirm: (value, values) => rules.confirmed(value, values.newPassword),
    },
  });
  const change = useMutation({
    mutationFn: ({ currentPassword, newPassword }: typeof form.values) =>
      call('PUT /auth/password-update' satisfies AuthRoute, { body: { currentPassword, newPassword } }),
    onSuccess: () => {
      showSuccess(t.done);
      void navigate('/app');
    },
    onError: (error) => {
      form.setErrors(refusedFields(error));
      showError(error);
    },
  });
  return (
    <Stack gap="lg">
      <PageTitle>{t.title}</PageTitle>
      <Title order={1}>{t.title}</Title>
      <Paper withBorder p="lg" maw="32rem">
        <form noValidate onSubmit={form.onSubmit((values) => change.mutate(values))}>
          <Stack gap="md">
            <Text c="dimmed">{t.hint}</Text>
            <PasswordField
              autoComplete="current-password"
              label={t.current}
              required
              key={form.key('currentPassword')}
              {...form.getInputProps('currentPassword')}
            />
            <NewPasswordFields form={form} name="newPassword" replaces />
            <Group mt="sm">
              <Button type="submit" loading={change.isPending}>
                {t.submit}
              </Button>
              <Button component={Link} to="/app" variant="default">
                {t.cancel}
              </Button>
            </Group>
          </Stack>
        </form>
      </Paper>
      <OwnSessions />
    </Stack>
  );
}
