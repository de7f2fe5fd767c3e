import type { Bilingual } from '@faculty/contracts/kit/bilingual';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

/** Response schema of the account routes. */
export const messageAnswer = z.object({ message: z.string() });

/** A message in English, as documented, unless Thai is the first accepted language. Other routes default to Thai. */
export function messageFor(request: FastifyRequest, words: Bilingual): z.infer<typeof messageAnswer> {
  return { message: /^\s*th\b/i.test(request.headers['accept-language'] ?? '') ? words.th : words.en };
}

export const checkYourMail: Bilingual = { th: 'โปรดตรวจสอบอีเมลของคุณ', en: 'Check your email address' };
export const emailVerified: Bilingual = { th: 'ยืนยันอีเมลเรียบร้อยแล้ว', en: 'Your email was verified' };
export const passwordChanged: Bilingual = { th: 'เปลี่ยนรหัสผ่านเรียบร้อยแล้ว', en: 'Password has been changed' };

/** Response schema of a plain-text session token, as documented for `POST /auth/signin/local`. */
export const plainTextAnswer = { 200: { description: 'The session token', content: { 'text/plain': { schema: z.string() } } } };
