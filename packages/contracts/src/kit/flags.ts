import { z } from 'zod';
import { choice, worded } from './labels.ts';

const inUse = { th: 'ใช้งาน', en: 'In use' };
const cancelled = { th: 'ยกเลิก', en: 'Cancelled' };

/** The words of `active`, where it does not show or hide content. */
export const activeWords = { Y: inUse, N: cancelled };

/** The documented switch of what a record leads to. */
export const fileOrLink = choice({ Y: { th: 'ไฟล์', en: 'File' }, N: { th: 'ลิงก์', en: 'Link' } });

/** The documented switch of a record's languages. */
export const languageSwitch = choice({
  Y: { th: 'ภาษาไทยและภาษาอังกฤษ', en: 'Thai and English' },
  N: { th: 'ภาษาไทยเท่านั้น', en: 'Thai only' },
});

/** Whether a person is in use, as rows tell it; bodies and filters take Y and N. */
export const inUseNumber = worded(z.union([z.literal(0), z.literal(1)]), { 1: inUse, 0: cancelled });

/** What an account may do. */
export const accountRole = choice({ admin: { th: 'ผู้ดูแลระบบ', en: 'Administrator' }, user: { th: 'ผู้ใช้งาน', en: 'User' } });
