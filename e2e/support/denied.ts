import type { Language } from '@faculty/contracts/kit/bilingual';
import { type PageKey, pages } from '@faculty/contracts/pages';
import { expect, type Page } from '@playwright/test';
import { speak } from '../../apps/web/src/i18n/speak.ts';

const phrases = {
  denied: (page: string) => ({
    th: `คุณไม่มีสิทธิ์ใช้เมนู “${page}” โปรดติดต่อผู้ดูแลระบบ`,
    en: `You have no right to open “${page}”. Please ask an administrator.`,
  }),
  close: { th: 'ปิดข้อความ', en: 'Close message' },
};

/** Message of the guard for a page without the right to it. */
export const deniedMessage = (language: Language, key: PageKey): string => speak(phrases, language).denied(pages[key][language]);

/** Expects the start page with the guard's message instead of the page, and closes the message. */
export async function expectDenied(page: Page, language: Language, key: PageKey): Promise<void> {
  const t = speak(phrases, language);
  const message = page.getByRole('alert').filter({ hasText: deniedMessage(language, key) });
  await expect(page).toHaveURL(/\/app\/profile-view$/);
  await expect(message).toBeVisible();
  // on a phone it covers the menu button
  await message.getByRole('button', { name: t.close }).click();
}
