import { usePhrases } from '../../i18n/phrases.tsx';
import { Example, Examples } from '../example.tsx';
import { LiveExample } from '../live-example.tsx';
import { AsManyAsFitExample } from './grid/as-many-as-fit.tsx';
import asManyAsFitCode from './grid/as-many-as-fit.tsx?raw';
import { FormColumnsExample } from './grid/form-columns.tsx';
import formColumnsCode from './grid/form-columns.tsx?raw';
import { Breakpoints, Spacings } from './grid/scales.tsx';
import { StackedExample } from './grid/stacked.tsx';
import stackedCode from './grid/stacked.tsx?raw';

const phrases = {
  breakpoints: { th: 'ความกว้างที่หน้าจอเปลี่ยนรูป', en: 'Breakpoints' },
  breakpointsNote: {
    th: 'ค่าจากธีม รายการเป็นการ์ดเมื่อที่แคบ ฟอร์มเป็นสองคอลัมน์ตั้งแต่ md',
    en: 'The theme’s. Lists become cards where there is little room; forms have two columns from md on.',
  },
  spacings: { th: 'ระยะห่าง (แสดงสี่เท่า)', en: 'Distances (drawn four times as long)' },
  stacked: { th: 'ซ้อนกันและเรียงต่อกัน', en: 'One under another, one beside another' },
  stackedNote: {
    th: 'Stack วางลงมา Group วางต่อกันและขึ้นบรรทัดใหม่เมื่อไม่มีที่',
    en: 'A Stack goes down; a Group goes along and breaks where there is no room.',
  },
  fit: { th: 'เท่าที่วางได้', en: 'As many as fit' },
  fitNote: {
    th: 'กริดของ CSS ไม่ต้องกำหนดจำนวนคอลัมน์ ลองเปลี่ยนความกว้างหน้าต่าง',
    en: 'A grid of CSS without a number of columns. Change the window’s width.',
  },
  columns: { th: 'คอลัมน์ของฟอร์ม', en: 'Columns of a form' },
  columnsNote: {
    th: 'ช่องที่เกี่ยวข้องกันอยู่ในกลุ่มเดียว สองคอลัมน์เมื่อมีที่พอ FullWidth กินเต็มแถว',
    en: 'Fields that belong together are a group: two columns where there is room, FullWidth over both.',
  },
  group: { th: 'ข้อมูลทั่วไป', en: 'General' },
};

/** `/core/grid`: how parts of a screen stand beside and below each other. */
export function GridPage() {
  const t = usePhrases(phrases);
  return (
    <>
      <Examples>
        <Example title={t.breakpoints} note={t.breakpointsNote}>
          <Breakpoints />
        </Example>
        <Example title={t.spacings}>
          <Spacings />
        </Example>
      </Examples>
      <Examples>
        <LiveExample title={t.stacked} note={t.stackedNote} code={stackedCode}>
          <StackedExample />
        </LiveExample>
        <LiveExample title={t.fit} note={t.fitNote} code={asManyAsFitCode}>
          <AsManyAsFitExample />
        </LiveExample>
      </Examples>
      <LiveExample title={t.columns} note={t.columnsNote} code={formColumnsCode}>
        <FormColumnsExample title={t.group} />
      </LiveExample>
    </>
  );
}
