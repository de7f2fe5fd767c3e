import { usePhrases } from '../../../i18n/phrases.tsx';
import { LiveExample } from '../../live-example.tsx';
import { MessagesExample } from '../examples/messages.tsx';
import messagesCode from '../examples/messages.tsx?raw';
import { StatesExample } from '../examples/states.tsx';
import statesCode from '../examples/states.tsx?raw';
import { KitLinks } from './kit-links.tsx';
import { Rules } from './rules.tsx';

const phrases = {
  how: { th: 'หลักการ', en: 'How it is used' },
  lines: {
    th: 'หน้าจอประกอบจาก apps/web/src/kit และส่วนประกอบของ Mantine ที่ใช้อยู่แล้ว ไม่เพิ่มไลบรารีของหน้าจออีกชุด\nข้อความทุกข้อความอยู่ข้างหน้าจอของมัน เป็นคู่ภาษาไทยและภาษาอังกฤษ อ่านด้วย usePhrases\nสีใช้ชื่อตัวแปรของธีม (--surface, --line, --accent) โหมดมืดจึงเปลี่ยนตามเอง\nสถานะบอกด้วยไอคอนและคำเสมอ ปุ่มที่มีแต่ไอคอนมี aria-label และ Hint\nเส้นกรอบโฟกัส ขนาดตัวอักษร และการเว้นระยะมาจากธีม ไม่กำหนดเองในหน้าจอ',
    en: 'Screens are made of apps/web/src/kit and of the Mantine components in use; there is no second library of parts\nEvery phrase stands beside its screen as a pair of Thai and English, read with usePhrases\nColours are the theme’s variables (--surface, --line, --accent), so the dark scheme follows by itself\nA state always has a sign and a word; a button of a sign alone has an aria-label and a Hint\nThe focus mark, sizes and distances come from the theme and are not set in screens',
  },
  messages: { th: 'บอกผลการทำงาน', en: 'Tell how it went' },
  messagesNote: {
    th: 'สำเร็จหายเองใน 6 วินาที ข้อผิดพลาดอยู่จนกว่าจะปิด',
    en: 'A success goes away after 6 seconds; an error stays until it is closed.',
  },
  states: { th: 'กำลังโหลด ว่าง และโหลดไม่สำเร็จ', en: 'Loading, empty, failed' },
  statesNote: { th: 'ทุกหน้าจอที่อ่านข้อมูลมีครบทั้งสามสถานะ', en: 'Every screen that reads something has all three.' },
};

/** `/documentation/ui`: how screens are put together. */
export function UiDocumentationPage() {
  const t = usePhrases(phrases);
  return (
    <>
      <Rules title={t.how} lines={t.lines} />
      <LiveExample title={t.messages} note={t.messagesNote} code={messagesCode}>
        <MessagesExample />
      </LiveExample>
      <LiveExample title={t.states} note={t.statesNote} code={statesCode}>
        <StatesExample />
      </LiveExample>
      <KitLinks
        paths={[
          '/core/typography',
          '/core/colors',
          '/core/grid',
          '/ui/notifications',
          '/ui/modal',
          '/ui/badge',
          '/ui/tooltips',
          '/ui/tabs',
        ]}
      />
    </>
  );
}
