import { z } from 'zod';
import { choice } from '../kit/labels.ts';
import type { PageKey } from '../pages.ts';
import { approvalPages } from '../website/content-request.ts';

/** When a person is mailed about a kind of notice. */
export const noticeTime = choice({
  now: { th: 'ทันที', en: 'At once' },
  daily: { th: 'รวมวันละครั้ง', en: 'Once a day' },
  never: { th: 'ไม่ส่ง', en: 'Never' },
});
export type NoticeTime = z.infer<typeof noticeTime>;

/** Hour in Bangkok at which the daily mail is sent. */
export const dailyMailHour = 7;

const reviewed: readonly PageKey[] = ['/web/content_work', '/web/content_activity'];

interface NoticeInfo {
  /** What it tells: its row in the profile, its heading in a mail. */
  th: string;
  en: string;
  /** For whoever chose nothing. */
  usual: NoticeTime;
  /** Pages of which somebody needs one to be told; `approval`: one whose changes wait for approval. */
  of: readonly PageKey[] | 'approval';
}

/** Every kind of notice, in the order of the mail. */
export const noticeKinds = {
  sent_back: { th: 'ผลงานและกิจกรรมของคุณที่ผู้ตรวจส่งกลับ', en: 'Works and activities of yours that were sent back', usual: 'now', of: reviewed },
  approval_returned: { th: 'คำขอเผยแพร่ของคุณที่ถูกส่งกลับ', en: 'Your requests for approval that were returned', usual: 'now', of: 'approval' },
  approval_accepted: { th: 'คำขอเผยแพร่ของคุณที่อนุมัติแล้ว', en: 'Your requests that were approved', usual: 'daily', of: 'approval' },
  approval_asked: { th: 'เนื้อหาที่รอคุณอนุมัติ', en: 'Content that waits for your approval', usual: 'daily', of: 'approval' },
  to_review: { th: 'ผลงานและกิจกรรมที่รอคุณตรวจ', en: 'Works and activities that wait for your review', usual: 'daily', of: ['/web/review'] },
  co_author: { th: 'การยืนยันผู้ร่วมจัดทำผลงาน', en: 'Co-authors of works: to confirm, or refused', usual: 'daily', of: reviewed },
  arrivals: { th: 'ผลงานใหม่ที่พบจากภายนอก', en: 'New works of yours found outside', usual: 'daily', of: ['/web/content_work'] },
  look_again: { th: 'เนื้อหาที่ถึงกำหนดให้คุณตรวจทาน', en: 'Content that is due for you to look at', usual: 'daily', of: approvalPages },
  mou_ends: { th: 'MOU ที่คุณดูแลและใกล้สิ้นสุด', en: 'MOUs of yours that end soon', usual: 'daily', of: ['/web/content_doc_mou'] },
} as const satisfies Record<string, NoticeInfo>;
export type NoticeKind = keyof typeof noticeKinds;
export const noticeKindNames = Object.keys(noticeKinds) as NoticeKind[]; // of its own names

/** What one person chose. */
export const noticeSetting = z.object({
  /** Language of the mails. */
  language: choice({ th: { th: 'ภาษาไทย', en: 'Thai' }, en: { th: 'ภาษาอังกฤษ', en: 'English' } }),
  times: z.record(z.enum(noticeKindNames as [NoticeKind, ...NoticeKind[]]), noticeTime),
});
export interface NoticeSetting extends z.infer<typeof noticeSetting> {}

/** Additive calls of whoever is signed in. */
export const noticeRoutes = { read: 'GET /api/profileNotices', save: 'PUT /api/profileNotices' } as const;
