import prefixFormCode from '../../../features/members/prefix/prefix-form.screen.tsx?raw';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { CodeBlock } from '../../code-block.tsx';
import { Example } from '../../example.tsx';
import { LiveExample } from '../../live-example.tsx';
import { CourseForm } from '../examples/course-form.tsx';
import courseFormCode from '../examples/course-form.tsx?raw';
import { KitLinks } from './kit-links.tsx';
import { Rules } from './rules.tsx';

const phrases = {
  how: { th: 'หลักการ', en: 'How it is used' },
  lines: {
    th: 'กติกาของช่องเขียนครั้งเดียวในสัญญา (packages/contracts) ฟอร์มและเซิร์ฟเวอร์ใช้ชุดเดียวกัน\nuseEntityForm ใช้กับรายการที่มีหน้ารายการ useRecordForm ใช้กับสิ่งอื่นที่อ่าน แก้ไข และบันทึก\nช่องผูกกับฟอร์มด้วย form และ name ความจำเป็นและความยาวอ่านจากสัญญา\nสิ่งที่พิมพ์ไว้ไม่หาย: มีฉบับร่าง มีคำเตือนก่อนออก และรวมงานเมื่อผู้อื่นบันทึกก่อน\nCtrl + S บันทึก ปุ่มบันทึกกดได้เสมอและบอกว่าอะไรขาด',
    en: 'The rules of fields are written once in the contract (packages/contracts); the form and the server use the same\nuseEntityForm is for records that have a list, useRecordForm for anything else that is read, changed and saved\nA field is bound with form and name; whether it is required and how long it may be comes from the contract\nNothing typed is lost: there are drafts, a question before leaving, and a merge when somebody else saved first\nCtrl + S saves; the save button can always be pressed, and then says what is missing',
  },
  live: { th: 'ฟอร์มเล็กหนึ่งฟอร์ม', en: 'A small form' },
  liveNote: { th: 'ทำงานจริงทุกอย่าง เว้นแต่ไม่ได้ส่งไปที่เซิร์ฟเวอร์', en: 'It works in all ways, only that nothing goes to the server.' },
  real: { th: 'ฟอร์มจริงของคำนำหน้าชื่อ', en: 'The real form of name prefixes' },
  realNote: { th: 'ไฟล์ทั้งไฟล์ ไม่มีส่วนใดซ่อนอยู่', en: 'The whole file; there is no more to it.' },
};

/** `/documentation/forms`: how forms are made. */
export function FormsDocumentationPage() {
  const t = usePhrases(phrases);
  return (
    <>
      <Rules title={t.how} lines={t.lines} />
      <LiveExample title={t.live} note={t.liveNote} code={courseFormCode}>
        <CourseForm />
      </LiveExample>
      <Example title={t.real} note={t.realNote}>
        <CodeBlock code={prefixFormCode} label={t.real} />
      </Example>
      <KitLinks paths={['/forms/elements', '/forms/validation', '/core/grid']} />
    </>
  );
}
