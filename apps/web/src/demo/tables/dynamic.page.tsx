import { usePhrases } from '../../i18n/phrases.tsx';
import { Example, Examples } from '../example.tsx';
import { KeptHere } from './kept-here.tsx';
import { EmptyList, FailedList, LoadingList, NarrowList, NoMatchList, RefreshingList } from './state-lists.tsx';
import { WholeList } from './whole-list.tsx';

const phrases = {
  whole: { th: 'รายการครบทุกส่วน', en: 'A list with all its parts' },
  wholeNote: {
    th: 'ค้นหา กรอง เรียง แบ่งหน้า เปลี่ยนความชิดของแถว เลือกหลายรายการเพื่อดูแถบคำสั่ง แก้ไขและลบได้จริง ทุกอย่างอยู่ในหน้านี้เท่านั้น',
    en: 'Search, filter, sort, turn pages, change the density, choose several to see their bar, edit and delete: all of it works, and stays in this page.',
  },
  empty: { th: 'ยังไม่มีรายการ', en: 'Empty' },
  noMatch: { th: 'ค้นไม่พบ', en: 'No match' },
  noMatchNote: { th: 'ค้นคำว่า “ดาราศาสตร์” กดล้างตัวกรองเพื่อดูทั้งหมด', en: 'A search for “ดาราศาสตร์”; clear the filters to see all.' },
  loading: { th: 'กำลังโหลด', en: 'Loading' },
  refreshing: { th: 'กำลังโหลดข้อมูลใหม่', en: 'Refreshing' },
  failed: { th: 'โหลดไม่สำเร็จ', en: 'Failed' },
  failedNote: { th: 'กดลองใหม่แล้วจะสำเร็จ', en: 'Trying again succeeds.' },
  narrow: { th: 'เป็นการ์ดเมื่อที่แคบ', en: 'Cards where it is narrow' },
};

/** `/tables/dynamic`: the kit's list on sample rows, whole and in each of its states. */
export function DynamicTablesPage() {
  const t = usePhrases(phrases);
  return (
    <KeptHere>
      <Example title={t.whole} note={t.wholeNote}>
        <WholeList />
      </Example>
      <Examples>
        <Example title={t.empty}>
          <EmptyList />
        </Example>
        <Example title={t.noMatch} note={t.noMatchNote}>
          <NoMatchList />
        </Example>
      </Examples>
      <Example title={t.loading}>
        <LoadingList />
      </Example>
      <Example title={t.refreshing}>
        <RefreshingList />
      </Example>
      <Examples>
        <Example title={t.failed} note={t.failedNote}>
          <FailedList />
        </Example>
        <Example title={t.narrow}>
          <NarrowList />
        </Example>
      </Examples>
    </KeptHere>
  );
}
