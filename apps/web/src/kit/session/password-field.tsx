import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { usePhrases } from '../../i18n/phrases.tsx';

const phrases = { toggle: { th: 'แสดงหรือซ่อนรหัสผ่าน', en: 'Show or hide the password' } };

/** Mantine's password field, whose eye button speaks the interface's language. */
export function PasswordField(props: PasswordInputProps) {
  const t = usePhrases(phrases);
  return <PasswordInput visibilityToggleButtonProps={{ 'aria-label': t.toggle }} {...props} />;
}
