import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { ConfirmDialog } from '../../../kit/notifications/confirm-dialog.tsx';
import { showError, showNotice, showSuccess } from '../../../kit/notifications/messages.ts';

const phrases = {
  success: { th: 'บันทึกสำเร็จ', en: 'A success' },
  saved: { th: 'บันทึกสำเร็จ', en: 'Saved' },
  about: { th: 'ข่าว “รับสมัครนักศึกษาแลกเปลี่ยน”', en: 'News “Exchange students wanted”' },
  error: { th: 'ข้อผิดพลาด', en: 'An error' },
  wrong: { th: 'ไม่สามารถลบได้ เนื่องจากมีรายการอื่นอ้างอิงอยู่', en: 'It cannot be deleted: other items refer to it.' },
  notice: { th: 'แจ้งให้ทราบ', en: 'A notice' },
  told: { th: 'มีเวอร์ชันใหม่ของระบบ โหลดหน้านี้อีกครั้งเพื่อใช้งาน', en: 'There is a new version. Load the page again to use it.' },
  ask: { th: 'ถามก่อนลบ', en: 'A question' },
  question: { th: 'ต้องการลบรายการนี้หรือไม่?', en: 'Delete this item?' },
  consequence: { th: 'รายการจะรออยู่ในถังขยะ 30 วัน', en: 'It waits in the bin for 30 days.' },
  remove: { th: 'ลบ', en: 'Delete' },
  keep: { th: 'ไม่ลบ', en: 'Keep it' },
};

export function MessagesExample() {
  const t = usePhrases(phrases);
  const [isAsking, setAsking] = useState(false);
  return (
    <Group>
      <Button variant="default" onClick={() => showSuccess(t.saved, t.about)}>
        {t.success}
      </Button>
      <Button variant="default" onClick={() => showError(t.wrong)}>
        {t.error}
      </Button>
      <Button variant="default" onClick={() => showNotice(t.told)}>
        {t.notice}
      </Button>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t.ask}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t.question}
          text={t.consequence}
          confirm={t.remove}
          cancel={t.keep}
          onConfirm={() => setAsking(false)}
          onCancel={() => setAsking(false)}
        />
      )}
    </Group>
  );
}
