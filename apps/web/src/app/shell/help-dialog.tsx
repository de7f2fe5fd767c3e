import { Text } from '@mantine/core';
import { usePhrases } from '../../i18n/phrases.tsx';
import { lazyComponent } from '../../kit/overlays/lazy-component.tsx';
import { LazyModal } from '../../kit/overlays/lazy-windows.tsx';

const phrases = { title: { th: 'คีย์ลัด', en: 'Keyboard shortcuts' }, close: { th: 'ปิด', en: 'Close' } };

const Shortcuts = lazyComponent(() => import('./shortcuts.lazy.tsx').then((m) => m.Shortcuts));

/** Every key that does something, shown by `?`. */
export function HelpDialog({ opened, onClose }: { opened: boolean; onClose(): void }) {
  const t = usePhrases(phrases);
  return (
    <LazyModal opened={opened} onClose={onClose} title={<Text fw={700}>{t.title}</Text>} closeButtonProps={{ 'aria-label': t.close }}>
      <Shortcuts />
    </LazyModal>
  );
}
