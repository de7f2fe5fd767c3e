import type { Bilingual } from '@faculty/contracts/kit/bilingual';
import { Kbd, Table } from '@mantine/core';
import { useLanguage, usePhrases } from '../../i18n/phrases.tsx';

const phrases = {
  keys: { th: 'กด', en: 'Keys' },
  what: { th: 'เพื่อ', en: 'What they do' },
};

const shortcuts: { keys: string[]; does: Bilingual }[] = [
  { keys: ['Ctrl', 'K'], does: { th: 'ค้นหา หรือไปยังหน้าอื่น', en: 'Search, or go to a screen' } },
  { keys: ['/'], does: { th: 'ค้นหาในรายการ', en: 'Search in the list' } },
  { keys: ['N'], does: { th: 'เพิ่มรายการใหม่', en: 'Add a new item' } },
  { keys: ['↓'], does: { th: 'ไปยังแถวถัดไปของรายการ (↑ แถวก่อนหน้า)', en: 'Next row of a list (↑: the row before)' } },
  { keys: ['Space'], does: { th: 'เลือกแถว (Shift + Space เลือกเป็นช่วง)', en: 'Choose the row (Shift + Space: a range)' } },
  { keys: ['B'], does: { th: 'ไปยังปุ่มของรายการที่เลือก (Esc กลับไปที่แถว)', en: 'To the buttons of the chosen rows (Esc: back)' } },
  { keys: ['Ctrl', 'S'], does: { th: 'บันทึกแบบฟอร์ม', en: 'Save the form' } },
  { keys: ['Esc'], does: { th: 'ปิด หรือกลับไปยังรายการ', en: 'Close, or back to the list' } },
  { keys: ['F8'], does: { th: 'ไปยังข้อความแจ้งล่าสุด และกลับมา', en: 'To the latest message, and back' } },
  { keys: ['Tab'], does: { th: 'ไปยังปุ่มหรือช่องถัดไป', en: 'Next button or field' } },
  {
    keys: ['Alt', 'F10'],
    does: { th: 'ไปยังเครื่องมือจัดรูปแบบของเนื้อหา (Esc กลับไปที่เนื้อหา)', en: 'From a text to its formatting tools (Esc: back)' },
  },
  { keys: ['Ctrl', ']'], does: { th: 'ย่อหน้ารายการเข้า (Ctrl + [ ย่อออก)', en: 'Nest a list item (Ctrl + [ takes it out)' } },
  { keys: ['J'], does: { th: 'คิวตรวจสอบ: รายการแรก หรือรายการถัดไป', en: 'Review queue: the first item, or the next' } },
  { keys: ['K'], does: { th: 'คิวตรวจสอบ: รายการก่อนหน้า', en: 'Review queue: the item before' } },
  { keys: ['A'], does: { th: 'คิวตรวจสอบ: ถูกต้อง', en: 'Review queue: correct' } },
  {
    keys: ['R'],
    does: { th: 'คิวตรวจสอบ: ส่งกลับแก้ไข (Ctrl + Enter ส่งเหตุผล)', en: 'Review queue: send back (Ctrl + Enter sends the reason)' },
  },
  {
    keys: ['U'],
    does: { th: 'คิวตรวจสอบ: เลิกทำการตัดสินล่าสุด กดซ้ำเพื่อย้อนต่อ', en: 'Review queue: undo the latest decision; again, the one before' },
  },
  { keys: ['?'], does: { th: 'เปิดหน้าต่างนี้', en: 'Open this window' } },
];

/** What each key does. */
export function Shortcuts() {
  const t = usePhrases(phrases);
  const { language } = useLanguage();
  return (
    <Table verticalSpacing="xs">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t.keys}</Table.Th>
          <Table.Th>{t.what}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {shortcuts.map(({ keys, does }) => (
          <Table.Tr key={keys.join()}>
            <Table.Td style={{ whiteSpace: 'nowrap' }}>
              {keys.map((key, index) => (
                <span key={key}>
                  {index > 0 && ' + '}
                  <Kbd>{key}</Kbd>
                </span>
              ))}
            </Table.Td>
            <Table.Td>{does[language]}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
