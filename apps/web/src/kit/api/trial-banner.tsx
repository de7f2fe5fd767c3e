import { Alert } from '@mantine/core';
import { IconFlask } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { usePhrases } from '../../i18n/phrases.tsx';
import { authOptionsQuery } from '../session/auth-options.ts';

const phrases = {
  trial: {
    th: 'โหมดทดลองใช้: สิ่งที่เพิ่ม แก้ไข หรือลบ จะอยู่ในหน้านี้เท่านั้น และหายไปเมื่อโหลดหน้านี้อีกครั้ง',
    en: 'Trial mode: what you add, change or delete stays in this page only and is gone after a reload.',
  },
};

/** Says on every screen that nothing is saved, where the installation is a trial. */
export function TrialBanner() {
  const t = usePhrases(phrases);
  const { data } = useQuery(authOptionsQuery);
  if (data?.backend !== false) return null;
  return (
    <Alert icon={<IconFlask aria-hidden />} mb="md" role="note">
      {t.trial}
    </Alert>
  );
}
