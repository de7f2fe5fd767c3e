import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import prefixListCode from '../../../features/members/prefix/prefix.screen.tsx?raw';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { CodeBlock } from '../../code-block.tsx';
import { Example } from '../../example.tsx';
import { LiveExample } from '../../live-example.tsx';
import { PrefixPicker } from '../examples/prefix-picker.tsx';
import prefixPickerCode from '../examples/prefix-picker.tsx?raw';
import { KitLinks } from './kit-links.tsx';
import { Rules } from './rules.tsx';

const phrases = {
  how: { th: 'หลักการ', en: 'How it is used' },
  lines: {
    th: 'useListPage เก็บหน้า การเรียง ตัวกรอง และการค้นหาไว้ในที่อยู่ของหน้า ลิงก์และปุ่มย้อนกลับจึงพบแถวเดิม\nDataTable เป็นตาราง และเป็นการ์ดเมื่อที่แคบ มีครบทุกสถานะ: กำลังโหลด ว่าง ไม่พบ ไม่สำเร็จ กำลังโหลดใหม่\nคอลัมน์แรกบอกว่าแถวคือรายการใดและเปิดแบบฟอร์ม ปุ่มแก้ไขและลบมีตามสิทธิ์ของผู้ใช้\nค้นหาแล้วไม่พบเพราะลืมเปลี่ยนแป้นพิมพ์ ระบบจะเสนอคำที่ตั้งใจพิมพ์\nเลือกหลายแถวเพื่อเปลี่ยนสถานะหรือลบพร้อมกันได้',
    en: 'useListPage keeps page, order, filters and search in the address, so links and the way back find the same rows\nDataTable is a table, and cards where it is narrow, with every state: loading, empty, nothing found, failed, refreshing\nThe first column tells which item a row is and opens its form; edit and delete are there by the person’s rights\nWhen a search finds nothing because the keyboard was in the other language, the words that were meant are offered\nSeveral rows can be chosen to be changed or deleted together',
  },
  live: { th: 'รายการหนึ่งรายการนอกที่อยู่ของหน้า', en: 'A list outside the address' },
  liveNote: { th: 'ข้อมูลจริงจากเซิร์ฟเวอร์ ใช้ในกล่องโต้ตอบที่ให้เลือกรายการ', en: 'Real items from the server, as dialogs to pick from have them.' },
  real: { th: 'หน้ารายการจริงของคำนำหน้าชื่อ', en: 'The real screen of name prefixes' },
  realNote: { th: 'ไฟล์ทั้งไฟล์ ไม่มีส่วนใดซ่อนอยู่', en: 'The whole file; there is no more to it.' },
  open: { th: 'เปิดหน้านี้', en: 'Open this screen' },
};

/** `/documentation/tables`: how lists are made. */
export function TablesDocumentationPage() {
  const t = usePhrases(phrases);
  return (
    <>
      <Rules title={t.how} lines={t.lines} />
      <LiveExample title={t.live} note={t.liveNote} code={prefixPickerCode}>
        <PrefixPicker />
      </LiveExample>
      <Example title={t.real} note={t.realNote}>
        <Anchor component={Link} to="/member/prefix" underline="always">
          {t.open}
        </Anchor>
        <CodeBlock code={prefixListCode} label={t.real} />
      </Example>
      <KitLinks paths={['/tables/basic', '/tables/dynamic', '/ui/pagination']} />
    </>
  );
}
