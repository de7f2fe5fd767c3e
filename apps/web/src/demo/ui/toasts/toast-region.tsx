import { Alert } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle, type TablerIcon } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { usePhrases } from '../../../i18n/phrases.tsx';
import classes from './toast-region.module.css';
import { type Toast, type ToastKind, type ToastPlace, toastMilliseconds } from './use-toasts.ts';

const phrases = {
  region: { th: 'ข้อความแจ้งตัวอย่าง', en: 'Example messages' },
  info: { th: 'เปิดให้ลงทะเบียนสอบวัดระดับภาษาแล้ว', en: 'The language test is open for registration.' },
  success: { th: 'บันทึกข่าวแล้ว', en: 'The news item has been saved.' },
  close: { th: 'ปิดข้อความ', en: 'Close message' },
};

/** Documented word for word, in both languages. */
const notSent = 'Message was not sent!';

const looks: Record<ToastKind, { color: string; icon: TablerIcon; role: 'status' | 'alert' }> = {
  info: { color: 'blue', icon: IconInfoCircle, role: 'status' },
  error: { color: 'red', icon: IconAlertTriangle, role: 'alert' },
  success: { color: 'green', icon: IconCircleCheck, role: 'status' },
};

interface ToastRegionProps {
  place: ToastPlace;
  toasts: readonly Toast[];
  onHide(id: number): void;
}

/** The messages of the demo at an edge of the window. */
export function ToastRegion({ place, toasts, onHide }: ToastRegionProps) {
  const t = usePhrases(phrases);
  return (
    <section className={classes.region} data-place={place} aria-label={t.region}>
      {toasts.map((toast) => (
        <ToastMessage key={toast.id} toast={toast} onHide={() => onHide(toast.id)} />
      ))}
    </section>
  );
}

function ToastMessage({ toast, onHide }: { toast: Toast; onHide(): void }) {
  const t = usePhrases(phrases);
  const [isHeld, setHeld] = useState(false);
  const { color, icon: Icon, role } = looks[toast.kind];
  // biome-ignore lint/correctness/useExhaustiveDependencies: `onHide` is new each time; being read is what stops the clock
  useEffect(() => {
    if (isHeld) return;
    const leaving = setTimeout(onHide, toastMilliseconds);
    return () => clearTimeout(leaving);
  }, [isHeld]);
  return (
    <Alert
      className={classes.toast ?? ''}
      variant="default"
      color={color}
      data-kind={toast.kind}
      role={role}
      icon={<Icon aria-hidden />}
      withCloseButton
      closeButtonLabel={t.close}
      onClose={onHide}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {toast.kind === 'error' ? <span lang="en">{notSent}</span> : t[toast.kind]}
    </Alert>
  );
}
