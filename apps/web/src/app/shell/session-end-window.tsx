import type { Me } from '@faculty/contracts/shell/me';
import { Alert, Button, Divider, Group, Modal, Stack, Text } from '@mantine/core';
import { IconUserExclamation } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { LocalSignInForm } from '../../features/auth/local-sign-in-form.tsx';
import { OfficeButton } from '../../features/auth/office-button.tsx';
import { openSignInPopup } from '../../features/auth/sign-in-popup.ts';
import { usePhrases } from '../../i18n/phrases.tsx';
import { showError } from '../../kit/notifications/messages.ts';
import { useReturnFocus } from '../../kit/notifications/use-return-focus.ts';
import { authOptionsQuery } from '../../kit/session/auth-options.ts';
import type { useSessionEnd } from './use-session-end.ts';

const phrases = {
  title: { th: 'หมดเวลาใช้งาน โปรดเข้าสู่ระบบอีกครั้ง', en: 'Your session has ended. Please sign in again.' },
  kept: {
    th: 'สิ่งที่คุณพิมพ์ไว้ยังอยู่ครบ เมื่อเข้าสู่ระบบแล้วระบบจะทำงานต่อจากเดิมทันที',
    en: 'What you typed is still here. Once you are signed in, the work goes on where it stopped.',
  },
  or: { th: 'หรือ', en: 'or' },
  later: { th: 'ไว้ภายหลัง', en: 'Not now' },
  close: { th: 'ปิด', en: 'Close' },
  blocked: {
    th: 'เบราว์เซอร์ปิดกั้นหน้าต่างเข้าสู่ระบบ โปรดอนุญาตป๊อปอัปของเว็บไซต์นี้แล้วลองใหม่',
    en: 'The browser blocked the sign-in window. Please allow pop-ups for this site and try again.',
  },
  stranger: { th: 'บัญชีนี้เป็นของบุคคลอื่น', en: 'This account is somebody else’s' },
  strangerHint: (was: string, is: string) => ({
    th: `งานที่ค้างอยู่เป็นของ ${was} แต่คุณเข้าสู่ระบบด้วย ${is} หากใช้บัญชีนี้ต่อ ข้อมูลที่ยังไม่ได้บันทึกจะหายไป`,
    en: `The open work belongs to ${was}, but you signed in as ${is}. If you go on, what was not saved is dropped.`,
  }),
  back: { th: 'เข้าสู่ระบบด้วยบัญชีเดิม', en: 'Sign in with the first account' },
  continueAsStranger: { th: 'ใช้บัญชีนี้ต่อ', en: 'Go on with this account' },
};

/** What `SessionEndDialog` shows. */
export function SessionEndWindow({ end, me }: { end: ReturnType<typeof useSessionEnd>; me: Me }) {
  useReturnFocus();
  const t = usePhrases(phrases);
  const { data: options } = useQuery(authOptionsQuery);
  return (
    <Modal
      opened
      onClose={end.cancel}
      title={<Text fw={600}>{t.title}</Text>}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': t.close }}
      zIndex={280}
    >
      {end.stranger ? (
        <Stack gap="md">
          <Alert color="gold" icon={<IconUserExclamation aria-hidden />} title={t.stranger} role="alert">
            {t.strangerHint(me.email, end.stranger.email)}
          </Alert>
          <Group justify="flex-end">
            <Button variant="default" data-autofocus onClick={end.askAnew}>
              {t.back}
            </Button>
            <Button variant="light" color="red" onClick={end.continueAsStranger}>
              {t.continueAsStranger}
            </Button>
          </Group>
        </Stack>
      ) : (
        <Stack gap="md">
          <Text>{t.kept}</Text>
          <OfficeButton onPress={() => openSignInPopup() || showError(t.blocked)} />
          {options?.local && (
            <>
              <Divider label={t.or} />
              <LocalSignInForm email={me.email} onToken={end.accept} />
            </>
          )}
          <Button variant="subtle" onClick={end.cancel}>
            {t.later}
          </Button>
        </Stack>
      )}
    </Modal>
  );
}
