import { Button, Group } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { showNotice, showSuccess } from '../../../kit/messages/messages.ts';
import { PasswordField } from '../../../kit/session/password-field.tsx';
import { brokenRules, type PasswordRule, passwordRules } from './password-rules.ts';
import classes from './validation.module.css';

const phrases = {
  password: { th: 'รหัสผ่าน', en: 'Password' },
  submit: { th: 'ตั้งรหัสผ่าน', en: 'Set the password' },
  cancel: { th: 'ยกเลิก', en: 'Cancel' },
  rules: { th: 'รหัสผ่านต้องมี', en: 'A password has' },
  length: { th: 'อย่างน้อย 8 ตัวอักษร', en: 'at least 8 characters' },
  upperCase: { th: 'ตัวพิมพ์ใหญ่ A-Z', en: 'an upper-case letter' },
  digit: { th: 'ตัวเลข 0-9', en: 'a digit' },
  special: { th: 'อักขระพิเศษ #?!@$%^&*-', en: 'a special character of #?!@$%^&*-' },
  missing: (rules: string) => ({ th: `ยังขาด: ${rules}`, en: `Still missing: ${rules}` }),
  kept: { th: 'มีแล้ว', en: 'kept' },
  broken: { th: 'ยังไม่มี', en: 'not yet' },
  form: { th: 'ฟอร์มตั้งรหัสผ่าน', en: 'Form to set a password' },
};

/** A rule of one's own, as the account's forms have them: each part of it is ticked off while one types. */
export function PasswordForm() {
  const t = usePhrases(phrases);
  const form = useForm({
    initialValues: { password: '' },
    validateInputOnBlur: true,
    validate: { password: (password) => (brokenRules(password).length === 0 ? null : t.missing(wordsOf(brokenRules(password)))) },
  });
  const wordsOf = (rules: PasswordRule[]) => rules.map((rule) => t[rule]).join(', ');
  const broken = brokenRules(form.values.password);
  return (
    <form
      className={classes.form}
      noValidate
      aria-label={t.form}
      onSubmit={form.onSubmit(() => {
        showSuccess('Data saved');
        form.reset();
      })}
    >
      <PasswordField label={t.password} required autoComplete="off" {...form.getInputProps('password')} />
      <ul className={classes.rules} aria-label={t.rules}>
        {(Object.keys(passwordRules) as PasswordRule[]).map((rule) => {
          const isBroken = broken.includes(rule);
          const Icon = isBroken ? IconCircleX : IconCircleCheck;
          return (
            <li key={rule} data-kept={!isBroken || undefined}>
              <Icon size={18} role="img" aria-label={isBroken ? t.broken : t.kept} /> {t[rule]}
            </li>
          );
        })}
      </ul>
      <Group>
        <Button type="submit">{t.submit}</Button>
        <Button
          variant="default"
          onClick={() => {
            showNotice('Canceled');
            form.reset();
          }}
        >
          {t.cancel}
        </Button>
      </Group>
    </form>
  );
}
