import { type MoveInStatus, type MoveInStep, moveInRoutes } from '@faculty/contracts/admin/move-in';
import { arabicDigits } from '@faculty/contracts/kit/text/digits';
import { Button, Group, Modal, MultiSelect, PasswordInput, SimpleGrid, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { entityChoices } from '../../../kit/history/labels.ts';
import { ConfirmDialog } from '../../../kit/notifications/confirm-dialog.tsx';
import { refusedFields } from '../../../kit/notifications/error-texts.ts';
import { useReturnFocus } from '../../../kit/notifications/use-return-focus.ts';
import { countText } from '../../../kit/theme/counts.ts';
import { moveInPhrases } from './move-in.phrases.ts';
import { useMoveInChange } from './use-move-in-change.ts';

interface StepDialogProps {
  step: MoveInStep;
  status: MoveInStatus;
  onClose(): void;
}

/** What a step needs to know, or what must be confirmed, before it begins. */
export function StepDialog({ step, status, onClose }: StepDialogProps) {
  const t = usePhrases(moveInPhrases);
  const start = useMoveInChange(moveInRoutes.start, onClose);
  const begin = (body: object) => start.mutate({ params: { step }, body });
  const parts = { isBusy: start.isPending, onClose, refused: refusedFields(start.error), onStart: begin };
  if (step === 'fetch') return <FetchDialog {...parts} from={status.source?.from ?? ''} />;
  if (step === 'apply') return <ApplyDialog {...parts} />;
  if (step === 'redirects') return <RedirectsDialog {...parts} />;
  return (
    <ConfirmDialog
      title={t.rollbackTitle}
      text={t.rollbackText(countText(status.moved))}
      confirm={t.rollbackConfirm}
      cancel={t.cancel}
      isBusy={start.isPending}
      onConfirm={() => begin({})}
      onCancel={onClose}
    />
  );
}

interface PartProps {
  isBusy: boolean;
  /** Words of the fields that the server refused. */
  refused: Partial<Record<string, string>>;
  onStart(body: object): void;
  onClose(): void;
}

function Dialog({
  title,
  isBusy,
  onClose,
  onSubmit,
  children,
}: { title: string; onSubmit(): void; children: ReactNode } & Pick<PartProps, 'isBusy' | 'onClose'>) {
  useReturnFocus();
  const t = usePhrases(moveInPhrases);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Modal opened onClose={onClose} size="lg" title={<Text fw={700}>{title}</Text>} withCloseButton={false}>
      <form noValidate onSubmit={submit}>
        <Stack>
          {children}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t.cancel}
            </Button>
            <Button type="submit" loading={isBusy}>
              {t.start}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

function FetchDialog({ from, refused, onStart, ...dialog }: PartProps & { from: string }) {
  const t = usePhrases(moveInPhrases);
  const [given, setGiven] = useState({ from, files: '', email: '', password: '', token: '', rate: '5' });
  const bound = (name: 'from' | 'files' | 'email' | 'password' | 'token') => ({
    value: given[name],
    error: refused[name],
    onChange: (event: { currentTarget: { value: string } }) => setGiven({ ...given, [name]: event.currentTarget.value }),
  });
  return (
    <Dialog title={t.fetchTitle} {...dialog} onSubmit={() => onStart({ ...given, rate: Number(given.rate) })}>
      <TextInput label={t.address} description={t.addressHint} inputMode="url" required data-autofocus {...bound('from')} />
      <TextInput label={t.files} description={t.filesHint} inputMode="url" {...bound('files')} />
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <TextInput label={t.email} inputMode="email" autoComplete="off" {...bound('email')} />
        <PasswordInput label={t.password} autoComplete="off" {...bound('password')} />
        <PasswordInput label={t.token} description={t.tokenHint} autoComplete="off" {...bound('token')} />
        <TextInput
          label={t.rate}
          description={t.rateHint}
          inputMode="numeric"
          maxLength={3}
          value={given.rate}
          error={refused.rate}
          onChange={({ currentTarget }) => setGiven({ ...given, rate: arabicDigits(currentTarget.value).replace(/\D/g, '') })}
        />
      </SimpleGrid>
      <Text size="sm" c="dimmed">
        {t.secretHint}
      </Text>
    </Dialog>
  );
}

function ApplyDialog({ refused, onStart, ...dialog }: PartProps) {
  const t = usePhrases(moveInPhrases);
  const { language } = useLanguage();
  const [gone, setGone] = useState<string[]>([]);
  return (
    <Dialog title={t.applyTitle} {...dialog} onSubmit={() => onStart({ gone })}>
      <Text>{t.applyText}</Text>
      <MultiSelect
        label={t.gone}
        description={t.goneHint}
        data={entityChoices(language)}
        value={gone}
        error={refused.gone}
        onChange={setGone}
        clearable
      />
    </Dialog>
  );
}

function RedirectsDialog({ refused, onStart, ...dialog }: PartProps) {
  const t = usePhrases(moveInPhrases);
  const [addresses, setAddresses] = useState('');
  return (
    <Dialog title={t.redirectsTitle} {...dialog} onSubmit={() => onStart({ addresses })}>
      <Textarea
        label={t.patterns}
        description={t.patternsHint}
        autosize
        minRows={3}
        maxLength={5_000}
        data-autofocus
        value={addresses}
        error={refused.addresses}
        onChange={(event) => setAddresses(event.currentTarget.value)}
      />
    </Dialog>
  );
}
