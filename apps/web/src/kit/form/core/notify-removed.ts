import { z } from 'zod';
import { storedLanguage } from '../../../i18n/phrases.tsx';
import { speak } from '../../../i18n/speak.ts';
import { showNotice } from '../../notifications/messages.ts';

const phrases = {
  removed: (parts: string) => ({
    th: `บันทึกแล้ว แต่ระบบนำโค้ดที่อาจเป็นอันตรายต่อผู้อ่านออกจากเนื้อหา: ${parts}`,
    en: `Saved, but code that could harm readers was removed from the content: ${parts}`,
  }),
};
const answerWithRemoved = z.object({ removed_html: z.array(z.string()).min(1) });

/** Says what the server took out of rich text before it stored it, if anything. */
export function notifyRemoved(answer: unknown): void {
  const { success, data } = z.safeParse(answerWithRemoved, answer);
  if (success) showNotice(speak(phrases, storedLanguage()).removed(data.removed_html.join(', ')));
}
