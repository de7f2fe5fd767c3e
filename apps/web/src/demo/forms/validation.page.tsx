import { email, requiredText } from '@faculty/contracts/kit/fields';
import { Button, Group, List, Stack, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconCircleCheck, IconX } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { usePhrases } from '../../i18n/phrases.tsx';
import { showError, showNotice, showSuccess } from '../../kit/notifications/messages.ts';
import { PasswordField } from '../../kit/session/password-fields.tsx';
import { Example, Examples } from '../example.tsx';
import { validationPhrases } from './validation.phrases.ts';

/** Documented: the most characters of a name. */
const longestName = 10;

/** What the documented form asks of a password, in the order it is told. */
const passwordRules = { length: /.{8}/, upperCase: /[A-Z]/, digit: /[0-9]/, special: /[#?!@$%^&*-]/ };
type PasswordRule = keyof typeof passwordRules;
const ruleNames = Object.keys(passwordRules) as PasswordRule[];
/** The rules that a password does not keep yet. */
const brokenRules = (password: string) => ruleNames.filter((rule) => !passwordRules[rule].test(password));

/** `/forms/validation`: the documented rules, and how what is wrong is told. */
export function ValidationPage() {
  const t = usePhrases(validationPhrases);
  return (
    <Examples>
      <Example title={t.visitor} note={t.visitorNote}>
        <VisitorForm />
      </Example>
      <Example title={t.passwordForm} note={t.passwordNote}>
        <PasswordForm />
      </Example>
      <Example title={t.failing} note={t.failingNote}>
        <MessageForm />
      </Example>
    </Examples>
  );
}

interface SampleFormProps {
  label: string;
  submit: string;
  onSubmit: React.SubmitEventHandler<HTMLFormElement>;
  onCancel(): void;
  children: ReactNode;
}

/** Fields over the buttons that send or clear them. */
function SampleForm({ label, submit, onSubmit, onCancel, children }: SampleFormProps) {
  const t = usePhrases(validationPhrases);
  return (
    <form noValidate aria-label={label} onSubmit={onSubmit}>
      <Stack>{children}</Stack>
      <Group mt="md">
        <Button type="submit">{submit}</Button>
        <Button
          variant="default"
          onClick={() => {
            onCancel();
            showNotice('Canceled');
          }}
        >
          {t.cancel}
        </Button>
      </Group>
    </form>
  );
}

/** Checked by the rules that the product's contracts have of a name and an address. */
function VisitorForm() {
  const t = usePhrases(validationPhrases);
  const form = useForm({
    initialValues: { name: '', email: '' },
    validate: {
      name: (name) => (requiredText(longestName).safeParse(name).success ? null : t.nameWrong),
      email: (address) => (email.safeParse(address).success ? null : t.emailWrong),
    },
  });
  return (
    <SampleForm
      label={t.visitor}
      submit={t.save}
      onCancel={form.reset}
      onSubmit={form.onSubmit(() => {
        showSuccess('Data saved');
        form.reset();
      })}
    >
      <TextInput label={t.name} required {...form.getInputProps('name')} />
      <TextInput label={t.email} required inputMode="email" {...form.getInputProps('email')} />
    </SampleForm>
  );
}

/** Each part of the rule is ticked off while one types. */
function PasswordForm() {
  const t = usePhrases(validationPhrases);
  const wordsOf = (rules: readonly PasswordRule[]) => rules.map((rule) => t[rule]).join(', ');
  const form = useForm({
    initialValues: { password: '' },
    validate: { password: (password) => (brokenRules(password).length === 0 ? null : t.missing(wordsOf(brokenRules(password)))) },
  });
  const broken = brokenRules(form.values.password);
  return (
    <SampleForm
      label={t.passwordForm}
      submit={t.save}
      onCancel={form.reset}
      onSubmit={form.onSubmit(() => {
        showSuccess('Data saved');
        form.reset();
      })}
    >
      <PasswordField label={t.password} required autoComplete="off" {...form.getInputProps('password')} />
      <List>
        {ruleNames.map((rule) => {
          const isBroken = broken.includes(rule);
          const Icon = isBroken ? IconX : IconCircleCheck;
          return (
            <List.Item key={rule} icon={<Icon size={18} role="img" aria-label={isBroken ? t.broken : t.kept} />}>
              {t[rule]}
            </List.Item>
          );
        })}
      </List>
    </SampleForm>
  );
}

/** The failure is told, and what was typed is still there. */
function MessageForm() {
  const t = usePhrases(validationPhrases);
  const [message, setMessage] = useState('');
  return (
    <SampleForm
      label={t.failing}
      submit={t.send}
      onCancel={() => setMessage('')}
      onSubmit={(event) => {
        event.preventDefault();
        showError('Message was not sent!');
      }}
    >
      <Textarea label={t.message} minRows={3} maxLength={500} value={message} onChange={(event) => setMessage(event.currentTarget.value)} />
    </SampleForm>
  );
}
