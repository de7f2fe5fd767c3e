import type { ReportProgress } from '@faculty/contracts/kit/reports';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { Sending } from '../../../kit/form/layout/form-bar.tsx';
import { showNotice } from '../../../kit/notifications/messages.ts';
import { ReportProgressMessage } from '../../../kit/reports/report-progress.tsx';
import { Example } from '../../example.tsx';

const phrases = {
  upload: { th: 'อัปโหลดไฟล์', en: 'Uploading a file' },
  uploadNote: { th: 'ในแถบล่างของทุกฟอร์ม ยกเลิกได้โดยไม่เสียสิ่งที่พิมพ์', en: 'In the bar of every form; stopping it loses nothing that was typed.' },
  waiting: { th: 'รายงานที่รอคิว', en: 'A report in line' },
  running: { th: 'รายงานที่กำลังทำ', en: 'A report in the making' },
  runningNote: { th: 'ถามเซิร์ฟเวอร์ทุกวินาที ตัวอย่างนี้ใช้ตัวเลขสมมติ', en: 'Asks the server every second; these figures are made up.' },
  stopped: { th: 'ตัวอย่างนี้ไม่มีอะไรให้ยกเลิก', en: 'There is nothing to stop in this example.' },
};

/** More rows than a department has works. */
const total = 1240;

/** The kit's own progress, at the value of the page. */
export function KitProgress({ value }: { value: number }) {
  const t = usePhrases(phrases);
  const stop = () => showNotice(t.stopped);
  return (
    <>
      <Example title={t.upload} note={t.uploadNote}>
        <Sending sent={value / 100} onCancel={stop} />
      </Example>
      <Example title={t.waiting}>
        <MadeUpReport progress={{ state: 'waiting', ahead: 2, rows: 0, total: 0 }} onCancel={stop} />
      </Example>
      <Example title={t.running} note={t.runningNote}>
        <MadeUpReport progress={{ state: 'running', ahead: 0, rows: Math.round((value / 100) * (total - 1)), total }} onCancel={stop} />
      </Example>
    </>
  );
}

/** The kit's message over a store that asks nobody. */
function MadeUpReport({ progress, onCancel }: { progress: ReportProgress; onCancel(): void }) {
  const [client] = useState(() => {
    const made = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
    made.setQueryData(['report_progress'], progress);
    return made;
  });
  useEffect(() => {
    client.setQueryData(['report_progress'], progress);
  }, [client, progress]);
  return (
    <QueryClientProvider client={client}>
      <ReportProgressMessage onCancel={onCancel} />
    </QueryClientProvider>
  );
}
