import { type ReviewState, reviewStates } from '@faculty/contracts/works/review-state';
import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { usePhrases } from '../../i18n/phrases.tsx';
import { ActiveChip } from '../../kit/list/cells/active-chip.tsx';
import { ChipList, LanguageChip } from '../../kit/list/cells/chip-list.tsx';
import { StatusChip } from '../../kit/review/status-chip.tsx';
import { RoleBadge } from '../../kit/session/role-badge.tsx';
import { SiteStateChip } from '../../kit/theme/site-state.tsx';
import { Example } from '../example.tsx';
import classes from './ui.module.css';

const phrases = {
  title: { th: 'ชิปของระบบนี้', en: 'The product’s own chips' },
  note: {
    th: 'มาจากชุดส่วนประกอบโดยตรง ทุกชิปมีไอคอนหรือคำ จึงไม่ต้องแยกด้วยสี',
    en: 'Straight from the kit. Each has an icon or a word, so that no colour has to be told from another.',
  },
  active: { th: 'ใช้งานหรือยกเลิก', en: 'In use or cancelled' },
  review: { th: 'ผลการตรวจ แตะหรือชี้เพื่อดูเหตุผล', en: 'The review; the reason on touch, hover or focus' },
  showing: { th: 'ช่วงที่แสดงบนเว็บไซต์', en: 'When the website shows it' },
  language: { th: 'ภาษาที่มี', en: 'Its languages' },
  role: { th: 'บทบาทของบัญชี', en: 'Role of an account' },
  several: { th: 'หลายคำในแถวเดียว', en: 'Several words of one row' },
  reason: { th: 'ปีที่พิมพ์ไม่ตรงกับปกวารสาร', en: 'The year differs from the cover of the journal' },
};

/** Long ago, and long from now. */
const [past, future] = ['2020-01-31', '2099-12-31'];
const roles = ['admin', 'user'] as const;
const sections = ['หน้าแรก', 'ข่าวประชาสัมพันธ์', 'ศูนย์ภาษา'];

/** Every chip of the kit, in every state. */
export function OwnChips() {
  const t = usePhrases(phrases);
  return (
    <Example title={t.title} note={t.note}>
      <dl className={classes.facts}>
        <Line label={t.active}>
          <ActiveChip value="Y" />
          <ActiveChip value="N" />
        </Line>
        <Line label={t.review}>
          {reviewStates.map((state: ReviewState) => (
            <StatusChip key={state} value={state} reason={state === 'C' ? t.reason : ''} />
          ))}
        </Line>
        <Line label={t.showing}>
          <SiteStateChip row={{ active: 'Y', show_start_date: null, show_end_date: future }} />
          <SiteStateChip row={{ active: 'Y', show_start_date: future, show_end_date: null }} />
          <SiteStateChip row={{ active: 'Y', show_start_date: null, show_end_date: past }} />
          <SiteStateChip row={{ active: 'N' }} />
        </Line>
        <Line label={t.language}>
          <LanguageChip english={false} />
          <LanguageChip english />
        </Line>
        <Line label={t.role}>
          {roles.map((role) => (
            <RoleBadge key={role} role={role} />
          ))}
        </Line>
        <Line label={t.several}>
          <span lang="th">
            <ChipList words={sections} />
          </span>
          <span lang="th">
            <ChipList words={sections.slice(0, 1)} />
          </span>
        </Line>
      </dl>
    </Example>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <Group gap="xs">{children}</Group>
      </dd>
    </div>
  );
}
