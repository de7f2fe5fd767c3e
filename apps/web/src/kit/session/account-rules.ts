import { fieldErrorWords } from '@faculty/contracts/field-errors';
import type { Bilingual, Language } from '@faculty/contracts/kit/bilingual';

const emailRequired: Bilingual = { th: 'จำเป็นต้องระบุอีเมล', en: 'E-mail is required' };
const passwordRequired: Bilingual = { th: 'จำเป็นต้องระบุรหัสผ่าน', en: 'Password is required' };

/**
 * The documented rules of the forms around the account, for `useForm({ validate })`.
 * Plain functions and not the contracts' zod schemas: these forms are on the first page a person loads. The server checks with the schemas.
 */
export function accountRules(language: Language) {
  return {
    email(value: string): string | null {
      if (value.trim() === '') return emailRequired[language];
      return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value.trim()) ? null : fieldErrorWords('email', language);
    },
    /** Before it is replaced, an old password may be of any length. */
    currentPassword: (value: string) => (value === '' ? passwordRequired[language] : null),
    password(value: string): string | null {
      if (value === '') return passwordRequired[language];
      return value.length < 6 ? fieldErrorWords('password_short', language) : null;
    },
    /** The legacy client ignored a mismatch; this form shows it. */
    confirmed: (value: string, password: string) => (value === password ? null : fieldErrorWords('password_mismatch', language)),
    required: (value: string) => (value.trim() === '' ? fieldErrorWords('required', language) : null),
  };
}
