import type { Language } from '@faculty/contracts/kit/words';
import { type PageKey, pages } from '@faculty/contracts/pages';
import { expect, type Page } from '@playwright/test';
import { speak } from '../../apps/web/src/i18n/speak.ts';

const phrases = {
  denied: (page: string) => ({
    th: `คุณไม่มีสิทธิ์เข้าหน้า “${page}” โปรดติดต่อผู้ดูแลระบบ`,
    en: `You have no right to open “${page}”. Please ask an administrator.`,
  }),
};

/** A screen was opened without the right to it: the message, and the start page in its place. */
export async function expectDenied(page: Page, language: Language, key: PageKey): Promise<void> {
  const words = speak(phrases, language).denied(pages[key][language]);
  await expect(page).toHaveURL(/\/app\/profile-view$/);
  await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
}
