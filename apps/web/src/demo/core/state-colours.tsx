import { Alert, Group } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import { usePhrases } from '../../i18n/phrases.tsx';
import { ActiveChip } from '../../kit/list/cells/active-chip.tsx';
import { StatusChip } from '../../kit/review/status-chip.tsx';

const phrases = {
  done: { th: 'สำเร็จ', en: 'Done' },
  doneText: { th: 'บันทึกข่าว “รับสมัครนักศึกษาแลกเปลี่ยน” แล้ว', en: 'The news item “Exchange students wanted” has been saved.' },
  note: { th: 'แจ้งให้ทราบ', en: 'Please note' },
  noteText: { th: 'ผลงานนี้รอตรวจสอบอยู่', en: 'This work waits for its review.' },
  careful: { th: 'โปรดตรวจสอบ', en: 'Please check' },
  carefulText: { th: 'เนื้อหานี้มีโค้ด HTML ที่เครื่องมือจัดรูปแบบจะเปลี่ยนแปลง', en: 'The formatting tools would change some HTML of this content.' },
  failed: { th: 'พบข้อผิดพลาด', en: 'An error was found' },
  failedText: { th: 'ไม่สามารถลบได้ เนื่องจากมีรายการอื่นอ้างอิงอยู่', en: 'It cannot be deleted: other items refer to it.' },
};

/** What is good, to be known, to be looked at, and wrong; and the states of an item in a list. */
export function StateColours() {
  const t = usePhrases(phrases);
  return (
    <>
      <Alert color="green" icon={<IconCircleCheck aria-hidden />} title={t.done}>
        {t.doneText}
      </Alert>
      <Alert color="blue" icon={<IconInfoCircle aria-hidden />} title={t.note}>
        {t.noteText}
      </Alert>
      <Alert color="gold" icon={<IconAlertTriangle aria-hidden />} title={t.careful}>
        {t.carefulText}
      </Alert>
      <Alert color="red" icon={<IconAlertTriangle aria-hidden />} title={t.failed}>
        {t.failedText}
      </Alert>
      <Group>
        <ActiveChip value="Y" />
        <ActiveChip value="N" />
        {(['W', 'S', 'C', 'E'] as const).map((status) => (
          <StatusChip key={status} value={status} />
        ))}
      </Group>
    </>
  );
}
