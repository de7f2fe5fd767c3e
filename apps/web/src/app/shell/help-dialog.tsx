import { Text } from '@mantine/core';
import { usePhrases } from '../../i18n/phrases.tsx';
import { LateModal } from '../../kit/floating/windows.tsx';
import { late } from '../../kit/look/late.ts';

const phrases = { title: { th: 'คีย์ลัด', en: 'Keyboard shortcuts' }, close: { th: 'ปิด', en: 'Close' } };

const Shortcuts = late(() => import('./shortcuts.late.tsx').then((m) => m.Shortcuts));

/** Every key that does something, shown by `?`. */
export function HelpDialog({ opened, onClose }: { opened: boolean; onClose(): void }) {
  const t = usePhrases(phrases);
  return (
    <LateModal opened={opened} onClose={onClose} title={<Text fw={700}>{t.title}</Text>} closeButtonProps={{ 'aria-label': t.close }}>
      <Shortcuts />
    </LateModal>
  );
}
