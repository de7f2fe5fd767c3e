import type { ReviewState } from '@faculty/contracts/kit/review';
import type { Words } from '@faculty/contracts/kit/words';

interface SentBack {
  kind: Words;
  title: string;
  state: ReviewState;
  reason: string;
  link: string;
}

/** The mail to the owner of a record that a reviewer found incorrect, or cancelled. */
export function sentBackMail(to: string, { kind, title, state, reason, link }: SentBack): { to: string; subject: string; text: string } {
  const which = `“${title.replace(/\s+/g, ' ')}”`;
  const verdict =
    state === 'E' ? { th: 'ถูกยกเลิกโดยผู้ตรวจ', en: 'was cancelled by a reviewer' } : { th: 'มีข้อมูลที่ต้องแก้ไข', en: 'needs to be corrected' };
  return {
    to,
    subject: `${kind.th}${verdict.th} / An item of yours ${verdict.en}`,
    text: `เรียน เจ้าของรายการ\n\n${kind.th} ${which} ${verdict.th}\nเหตุผลของผู้ตรวจ: ${reason}\n\nโปรดเปิดลิงก์ด้านล่างเพื่อแก้ไข เมื่อบันทึกแล้วรายการจะกลับไปรอการตรวจสอบโดยอัตโนมัติ\n\n${link}\n\n${'-'.repeat(40)}\n\nThe item ${which} (${kind.en}) ${verdict.en}.\nThe reviewer’s reason: ${reason}\n\nPlease open this link to correct it. Saving sends it back to the reviewers.\n\n${link}\n`,
  };
}
