import { usePhrases } from '../../../i18n/phrases.tsx';
import { LiveExample } from '../../live-example.tsx';
import { ReviewedWorks } from '../examples/reviewed-works.tsx';
import reviewedWorksCode from '../examples/reviewed-works.tsx?raw';
import { KitLinks } from './kit-links.tsx';
import { Rules } from './rules.tsx';

const phrases = {
  how: { th: 'หลักการ', en: 'How it is used' },
  lines: {
    th: 'แผนภูมิเป็นตารางหรือ SVG ที่มีตารางอยู่ด้วยเสมอ โปรแกรมอ่านหน้าจอจึงได้ตัวเลขเดียวกับที่ตาเห็น\nไม่มีไลบรารีแผนภูมิ: แท่งซ้อนและวงแหวนวาดจากตัวเลขโดยตรง\nสีของสถานะเป็นสีเดียวกับป้ายสถานะ และมีคำกำกับทุกส่วน\nแผนภูมิในรายงาน Excel เป็นแผนภูมิของ Excel เอง แก้ไขต่อได้',
    en: 'A chart is a table, or a drawing with its table beside it: whoever listens gets the figures that others see\nThere is no chart library: stacked bars and rings are drawn from the figures\nStates have the colours of their badges, and every part has its words\nCharts in workbooks are Excel’s own and can be changed there',
  },
  live: { th: 'แท่งซ้อนที่เป็นตาราง', en: 'Stacked bars that are a table' },
  liveNote: { th: 'BarTable: ผลงานตามปีและสถานะการตรวจสอบ', en: 'BarTable: works by year and state of review' },
};

/** `/documentation/charts`: how charts are made. */
export function ChartsDocumentationPage() {
  const t = usePhrases(phrases);
  return (
    <>
      <Rules title={t.how} lines={t.lines} />
      <LiveExample title={t.live} note={t.liveNote} code={reviewedWorksCode}>
        <ReviewedWorks />
      </LiveExample>
      <KitLinks paths={['/charts/bar-charts', '/charts/line-charts', '/charts/pie-charts']} />
    </>
  );
}
