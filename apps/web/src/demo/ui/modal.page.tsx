import { VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { usePhrases } from '../../i18n/phrases.tsx';
import { Example } from '../example.tsx';
import { KitConfirm } from './dialogs/kit-confirm.tsx';
import { KitConflict } from './dialogs/kit-conflict.tsx';
import { KitForm } from './dialogs/kit-form.tsx';
import { Sizes } from './dialogs/sizes.tsx';
import { Pairs } from './pairs.tsx';

const phrases = {
  sizes: { th: 'ความกว้าง', en: 'Widths' },
  sizesNote: {
    th: 'กว้าง 390 600 690 290 และ 400 พิกเซล กับร้อยละ 70 ของหน้าต่าง บนโทรศัพท์ไม่กว้างเกินจอ แบบถาวรปิดได้ด้วยปุ่มของมันเท่านั้น',
    en: '390, 600, 690, 290 and 400 pixels, and 70 % of the window; never wider than a phone. The persistent ones close by their button alone.',
  },
  confirm: { th: 'ถามยืนยัน', en: 'Asking first' },
  confirmNote: {
    th: 'ก่อนสิ่งที่ย้อนกลับไม่ได้ บอกชื่อสิ่งที่จะลบ และโฟกัสอยู่ที่ปุ่มที่ปลอดภัย',
    en: 'Before what cannot be undone. It names the thing, and the safe button has the focus.',
  },
  form: { th: 'ฟอร์มเล็ก', en: 'A small form' },
  formNote: {
    th: 'ตรวจก่อนบันทึก บอกข้อผิดพลาดที่ช่อง และถามก่อนทิ้งสิ่งที่พิมพ์ไว้',
    en: 'Checks before it saves, says at the field what is wrong, and asks before it throws away what was typed.',
  },
  conflict: { th: 'แก้ไขพร้อมกันสองคน', en: 'Two people at once' },
  conflictNote: {
    th: 'ถามเฉพาะช่องที่ทั้งสองคนแก้ไข และแสดงส่วนที่ต่างกัน',
    en: 'Asks only about the fields both changed, and marks what differs.',
  },
};

/** Documented word for word, in both languages. */
const opened = 'Dialog opened';

/** `/ui/modal`: dialogs in the template's widths, and the kit's own. */
export function ModalPage() {
  const t = usePhrases(phrases);
  const [said, setSaid] = useState('');
  return (
    <>
      <Example title={t.sizes} note={t.sizesNote}>
        <Sizes onOpen={() => setSaid(opened)} onClose={() => setSaid('')} />
        <VisuallyHidden role="status" lang="en">
          {said}
        </VisuallyHidden>
      </Example>
      <Pairs>
        <Example title={t.confirm} note={t.confirmNote}>
          <KitConfirm />
        </Example>
        <Example title={t.form} note={t.formNote}>
          <KitForm />
        </Example>
        <Example title={t.conflict} note={t.conflictNote}>
          <KitConflict />
        </Example>
      </Pairs>
    </>
  );
}
