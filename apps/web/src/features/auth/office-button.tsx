import { Button, Text } from '@mantine/core';
import { IconBrandOffice } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { usePhrases } from '../../i18n/phrases.tsx';
import { authOptionsQuery } from '../../kit/session/auth-options.ts';
import { officeSignInPath } from './sign-in-popup.ts';

const phrases = {
  signIn: { th: 'เข้าสู่ระบบด้วย Office365', en: 'Sign in with Office365' },
  demo: {
    th: 'เลือกบัญชีตัวอย่างได้ ไม่ต้องใช้รหัสผ่าน',
    en: 'Demonstration: a stand-in provider lets you pick a sample person.',
  },
};

/** The documented sign-in button. With `onPress` it opens a second window instead of leaving the page. */
export function OfficeButton({ onPress }: { onPress?: () => void }) {
  const t = usePhrases(phrases);
  const { data: options } = useQuery(authOptionsQuery);
  const look = { fullWidth: true, h: 48, fz: 'md', leftSection: <IconBrandOffice size={22} aria-hidden /> } as const;
  return (
    <div>
      {onPress ? (
        <Button {...look} data-autofocus onClick={onPress}>
          {t.signIn}
        </Button>
      ) : (
        <Button {...look} component="a" href={officeSignInPath}>
          {t.signIn}
        </Button>
      )}
      {options?.demo && (
        <Text size="sm" c="dimmed" mt="xs">
          {t.demo}
        </Text>
      )}
    </div>
  );
}
