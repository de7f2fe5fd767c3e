import { Alert, Button } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { usePhrases } from '../../i18n/phrases.tsx';
import type { Products } from './use-products.ts';

const phrases = {
  full: { th: 'หน้านี้ใช้ได้เฉพาะในรุ่นเต็มที่มีระบบหลังบ้าน (backend)', en: 'Only available in the full version with a backend.' },
  server: { th: 'ระบบนี้มีระบบหลังบ้าน สิ่งที่บันทึกจะเก็บไว้ที่เซิร์ฟเวอร์', en: 'This installation has one: what you save is kept on the server.' },
  trial: {
    th: 'ระบบนี้ไม่มี จึงแสดงสินค้าตัวอย่าง สิ่งที่เปลี่ยนแปลงจะอยู่ในหน้านี้เท่านั้น',
    en: 'This installation has none: these are samples, and what you change stays in this page.',
  },
  failed: {
    th: 'โหลดรายการจากเซิร์ฟเวอร์ไม่สำเร็จ จึงแสดงสินค้าตัวอย่าง สิ่งที่เปลี่ยนแปลงจะอยู่ในหน้านี้เท่านั้น',
    en: 'The list could not be loaded: these are samples, and what you change stays in this page.',
  },
  again: { th: 'ลองใหม่', en: 'Try again' },
};

/** That products need a backend, as documented, and whether this installation has one. */
export function SourceNote({ products: { source, reload } }: { products: Products }) {
  const t = usePhrases(phrases);
  return (
    <Alert icon={<IconInfoCircle aria-hidden />} role="note" {...(source === 'failed' && { color: 'red' })}>
      {t.full} {source && t[source]}{' '}
      {source === 'failed' && (
        <Button variant="default" size="sm" onClick={reload}>
          {t.again}
        </Button>
      )}
    </Alert>
  );
}
