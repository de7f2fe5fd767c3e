import { usePhrases } from '../../i18n/phrases.tsx';
import { Examples } from '../example.tsx';
import { LiveExample } from '../live-example.tsx';
import { MessageForm } from './validation/message-form.tsx';
import messageCode from './validation/message-form.tsx?raw';
import { PasswordForm } from './validation/password-form.tsx';
import passwordCode from './validation/password-form.tsx?raw';
import { VisitorForm } from './validation/visitor-form.tsx';
import visitorCode from './validation/visitor-form.tsx?raw';

const phrases = {
  contract: { th: 'ตามกติกาในสัญญา', en: 'By the contract’s rules' },
  contractNote: {
    th: 'ชื่อจำเป็นและไม่เกิน 10 ตัวอักษร อีเมลต้องถูกรูปแบบ ช่องที่ผิดบอกที่ช่องและในสรุปเหนือปุ่ม สิ่งที่เซิร์ฟเวอร์ปฏิเสธบอกที่ช่องเช่นกัน',
    en: 'A name is required and has at most 10 characters; an e-mail address has its pattern. What is wrong is told at its field and over the buttons, also what the server refuses.',
  },
  own: { th: 'กติกาที่เขียนเอง', en: 'A rule of one’s own' },
  ownNote: {
    th: 'รหัสผ่านอย่างน้อย 8 ตัวอักษร มีตัวพิมพ์ใหญ่ ตัวเลข และอักขระพิเศษ แต่ละข้อบอกผลขณะพิมพ์',
    en: 'A password of at least 8 characters with an upper-case letter, a digit and a special character; each is ticked off while typing.',
  },
  failed: { th: 'เมื่อส่งไม่สำเร็จ', en: 'When sending fails' },
  failedNote: { th: 'ข้อความผิดพลาดอยู่จนกว่าจะปิด สิ่งที่พิมพ์ไว้ไม่หาย', en: 'The failure stays until it is closed; nothing typed is lost.' },
};

/** `/forms/validation`: rules, and how what is wrong is told. */
export function ValidationPage() {
  const t = usePhrases(phrases);
  return (
    <Examples>
      <LiveExample title={t.contract} note={t.contractNote} code={visitorCode}>
        <VisitorForm />
      </LiveExample>
      <LiveExample title={t.own} note={t.ownNote} code={passwordCode}>
        <PasswordForm />
      </LiveExample>
      <LiveExample title={t.failed} note={t.failedNote} code={messageCode}>
        <MessageForm />
      </LiveExample>
    </Examples>
  );
}
