import { lazy, Suspense } from 'react';
import { usePhrases } from '../../i18n/phrases.tsx';
import { LoadingState } from '../../kit/notifications/states.tsx';
import { Example } from '../example.tsx';
import { TextPassage } from './text-passage.tsx';
import { architecture } from './texts.ts';

const DecisionList = lazy(() => import('./decision-list.tsx').then((module) => ({ default: module.DecisionList })));

const phrases = {
  way: { th: 'เส้นทางของคำขอหนึ่งครั้ง', en: 'The way of a request' },
  tree: { th: 'โฟลเดอร์ของระบบ', en: 'The tree' },
  where: { th: 'เพิ่มสิ่งใดที่ไหน', en: 'Where to add what' },
  decisions: { th: 'บันทึกการตัดสินใจ', en: 'Decisions' },
  decisionsNote: {
    th: 'เหตุผลที่ระบบเป็นเช่นนี้ จากโฟลเดอร์ docs/decisions กดชื่อเรื่องเพื่ออ่านทั้งฉบับ',
    en: 'Why it is so, from docs/decisions. Press a title to read the whole record.',
  },
};

/** `/documentation/structure`: the architecture's own text, and every decision. */
export function StructurePage() {
  const t = usePhrases(phrases);
  const passage = { file: 'ARCHITECTURE.md', text: architecture };
  return (
    <>
      <TextPassage {...passage} title={t.way} heading="The way of a request" />
      <TextPassage {...passage} title={t.tree} heading="The tree" />
      <TextPassage {...passage} title={t.where} heading="Where to add what" />
      <Example title={t.decisions} note={t.decisionsNote}>
        <Suspense fallback={<LoadingState />}>
          <DecisionList />
        </Suspense>
      </Example>
    </>
  );
}
