import { expect, test } from 'vitest';
import { binnedItem } from '../website/bin.ts';
import { auditLine } from './audit.ts';

/** During a rolling upgrade a new page meets a server of the version before, which knows no English titles. */
test('lines of history and of the bin are read without an English title', () => {
  const by = { full_name_th: 'สุภาวดี แก้วมณี', full_name_en: 'Suphawadi Kaewmani', entity: 'news', record_id: '7' };
  const at = '2026-11-26T09:00:00Z';
  const line = { ...by, id: '1', at, user_name: 'staff', action: 'edit', record_title: 'ข่าว', changes: {} };
  expect(auditLine.parse(line).record_title_en).toBe('');
  const binned = { ...by, binned_id: 1, title: 'ข่าว', deleted_by: 'staff', deleted_at: at, days_left: 30 };
  expect(binnedItem.parse(binned).title_en).toBe('');
});
