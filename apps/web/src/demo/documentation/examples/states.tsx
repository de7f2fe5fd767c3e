import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { EmptyState, FailedState, LoadingState } from '../../../kit/notifications/states.tsx';

const phrases = {
  state: { th: 'สถานะ', en: 'State' },
  loading: { th: 'กำลังโหลด', en: 'Loading' },
  empty: { th: 'ว่าง', en: 'Empty' },
  failed: { th: 'ไม่สำเร็จ', en: 'Failed' },
  emptyTitle: { th: 'ยังไม่มีผลงานวิชาการ', en: 'No academic works yet' },
  emptyHint: { th: 'เพิ่มผลงานแรกจาก DOI หรือพิมพ์เอง', en: 'Add the first one by its DOI, or type it.' },
};

export function StatesExample() {
  const t = usePhrases(phrases);
  const [state, setState] = useState('empty');
  return (
    <>
      <SegmentedControl
        aria-label={t.state}
        value={state}
        onChange={setState}
        data={[
          { value: 'loading', label: t.loading },
          { value: 'empty', label: t.empty },
          { value: 'failed', label: t.failed },
        ]}
      />
      {state === 'loading' && <LoadingState />}
      {state === 'empty' && <EmptyState title={t.emptyTitle} hint={t.emptyHint} />}
      {state === 'failed' && <FailedState error={new Error()} onRetry={() => setState('loading')} />}
    </>
  );
}
