import { Button } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { showSuccess } from '../../../kit/notifications/messages.ts';

// as every form loads it: when two people have met
const ConflictDialog = lazy(() =>
  import('../../../kit/form/conflict/conflict-dialog.tsx').then((module) => ({ default: module.ConflictDialog })),
);

const phrases = {
  open: { th: 'แสดงตัวอย่าง', en: 'Show an example' },
  title: { th: 'หัวข้อข่าว', en: 'Headline' },
  place: { th: 'สถานที่', en: 'Place' },
  date: { th: 'วันที่', en: 'Date' },
  kept: { th: 'บันทึกตามที่เลือกแล้ว (ตัวอย่าง ไม่ได้เก็บจริง)', en: 'Saved as chosen (an example: nothing is kept)' },
};

const both = [
  {
    name: 'title',
    isFile: false,
    mine: 'คณะศิลปศาสตร์จัดอบรมการเขียนบทความวิชาการ รุ่นที่ ๓',
    theirs: 'คณะศิลปศาสตร์จัดอบรมการเขียนบทความวิจัยและบทความวิชาการ รุ่นที่ ๓',
  },
  { name: 'place', isFile: false, mine: 'ห้องประชุมศรีตรัง ชั้น ๒', theirs: 'ห้องประชุมศรีตรัง ชั้น ๓ และระบบออนไลน์' },
];

/** The kit's question when two people changed the same fields. */
export function KitConflict() {
  const t = usePhrases(phrases);
  const [isShown, setShown] = useState(false);
  return (
    <div>
      <Button variant="default" leftSection={<IconUsers size={18} aria-hidden />} onClick={() => setShown(true)}>
        {t.open}
      </Button>
      <Suspense>
        {isShown && (
          <ConflictDialog
            conflict={{
              changed: { by: 'somsri', name: 'สมศรี ใจดี', at: '2026-11-20T03:15:00.000Z' },
              both,
              taken: ['date'],
              resolve() {
                setShown(false);
                showSuccess(t.kept);
              },
              dismiss: () => setShown(false),
            }}
            form={{
              labels: new Map([
                ['title', t.title],
                ['place', t.place],
                ['date', t.date],
              ]),
              words: new Map(),
              fieldId: (name) => name,
              isRichText: () => false,
            }}
          />
        )}
      </Suspense>
    </div>
  );
}
