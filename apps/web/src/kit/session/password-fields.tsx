import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { usePhrases } from '../../i18n/phrases.tsx';

const togglePhrases = { toggle: { th: 'แสดงหรือซ่อนรหัสผ่าน', en: 'Show or hide the password' } };

/** Mantine's password field, whose eye button speaks the interface's language. */
export function PasswordField(props: PasswordInputProps) {
  const t = usePhrases(togglePhrases);
  return <PasswordInput visibilityToggleButtonProps={{ 'aria-label': t.toggle }} {...props} />;
}

const phrases = {
  first: { th: 'รหัสผ่าน', en: 'Password' },
  firstConfirm: { th: 'ยืนยันรหัสผ่าน', en: 'Confirm password' },
  next: { th: 'รหัสผ่านใหม่', en: 'New password' },
  nextConfirm: { th: 'ยืนยันรหัสผ่านใหม่', en: 'Confirm new password' },
  rule: {
    th: 'อย่างน้อย 6 ตัวอักษร ไม่ใช่ชื่อของคุณหรือของคณะ และไม่ใช่ตัวอักษรหรือตัวเลขที่เรียงหรือซ้ำกัน',
    en: 'At least 6 characters; not your name or the faculty’s, and not letters or digits in a row or repeated',
  },
};

interface NewPasswordFieldsProps {
  /** The part of Mantine's form that a field needs. */
  form: { key(path: string): string; getInputProps(path: string): PasswordInputProps };
  /** Field of the password in the form; its repetition is `confirm`. */
  name: string;
  /** Whether it takes the place of another password. */
  replaces?: boolean;
}

/** A password to be set and its repetition: on signing up, resetting and changing. The rules are `accountRules().password`. */
export function NewPasswordFields({ form, name, replaces = false }: NewPasswordFieldsProps) {
  const t = usePhrases(phrases);
  return (
    <>
      <PasswordField
        autoComplete="new-password"
        label={replaces ? t.next : t.first}
        description={t.rule}
        required
        key={form.key(name)}
        {...form.getInputProps(name)}
      />
      <PasswordField
        autoComplete="new-password"
        label={replaces ? t.nextConfirm : t.firstConfirm}
        required
        key={form.key('confirm')}
        {...form.getInputProps('confirm')}
      />
    </>
  );
}
