import type { Bilingual } from '@faculty/contracts/kit/bilingual';
import { type Reviewed, reviewLabels } from '@faculty/contracts/works/review-state';
import { Button, Group, Modal, Select, Stack, Text, Textarea } from '@mantine/core';
import { getHotkeyHandler } from '@mantine/hooks';
import { useState } from 'react';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { choiceSearch } from '../../../kit/fields/choice/choice-search.ts';
import type { Choice } from '../../../kit/fields/choice/use-parameters.ts';
import { FieldProblem } from '../../../kit/fields/core/field-problem.tsx';
import { useReturnFocus } from '../../../kit/notifications/use-return-focus.ts';
import { reviewPhrases } from '../shared/review.phrases.ts';
import { reviewScreenPhrases } from './review.phrases.ts';
import type { Reason } from './review-session.ts';

/** What reviewers write most often; a press puts it into the reason, to be completed. */
const readyReasons: Record<'C' | 'E', readonly Bilingual[]> = {
  C: [
    { th: 'หลักฐานเปิดไม่ได้หรือไม่ครบ', en: 'The evidence cannot be opened or is incomplete.' },
    { th: 'วันที่เผยแพร่ไม่ตรงกับหลักฐาน', en: 'The publication date differs from the evidence.' },
    { th: 'ระดับคุณภาพไม่ตรงกับหลักฐาน', en: 'The quality level differs from the evidence.' },
    { th: 'สัดส่วนของผู้จัดทำรวมกันไม่ครบ 100 %', en: 'The shares do not add up to 100 %.' },
  ],
  E: [
    { th: 'ซ้ำกับรายการที่มีอยู่แล้ว', en: 'The same item exists already.' },
    { th: 'ไม่ใช่ผลงานตามประเภทที่กำหนด', en: 'Not a work of the given type.' },
  ],
};

interface ReasonDialogProps {
  state: 'C' | 'E';
  title: string;
  /** The fields a reviewer can point at. */
  fields: readonly Choice[];
  /** What was written before and not sent. */
  begun: Reason | undefined;
  /** A decision is being saved. */
  isPending: boolean;
  onDecide(verdict: Reviewed): void;
  /** Stores the draft, however the dialog closes. */
  onKeep(reason: Reason | null): void;
  onClose(): void;
}

/** Why a record is sent back or cancelled, and the field it is about. */
export function ReasonDialog({ state, title, fields, begun, isPending, onDecide, onKeep, onClose }: ReasonDialogProps) {
  useReturnFocus();
  const t = usePhrases(reviewScreenPhrases);
  const { language } = useLanguage();
  const words = usePhrases(reviewPhrases);
  const fieldLabels = usePhrases(reviewLabels);
  const [field, setField] = useState(begun?.field ?? '');
  const [reason, setReason] = useState(begun?.text ?? '');
  const [wasBegun] = useState(begun !== undefined);
  const [wasTried, setTried] = useState(false);
  const isMissing = reason.trim() === '';
  function submit(): void {
    setTried(true);
    if (!isMissing && !isPending) onDecide({ status_check: state, status_check_text: reason, status_check_field: field });
  }
  function keep(change: Partial<Reason>): void {
    const now = { text: reason, field, ...change };
    setReason(now.text);
    setField(now.field);
    onKeep(now.text.trim() === '' && now.field === '' ? null : now);
  }
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={<Text fw={600}>{state === 'C' ? t.reasonTitle(title) : t.cancelTitle(title)}</Text>}
      closeButtonProps={{ 'aria-label': t.close }}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
        onKeyDown={getHotkeyHandler([['mod+Enter', submit]])}
      >
        <Stack gap="sm">
          {wasBegun && (
            <Text size="sm" role="status">
              {t.reasonKept}
            </Text>
          )}
          <Group gap={6} role="group" aria-label={t.readyReasons}>
            {readyReasons[state].map(({ [language]: words }) => (
              <Button
                key={words}
                size="compact-sm"
                variant="default"
                onClick={() => keep({ text: reason.trim() === '' ? words : `${reason.trim()} ${words}` })}
              >
                {words}
              </Button>
            ))}
          </Group>
          <Textarea
            data-autofocus
            label={fieldLabels.status_check_text}
            description={`${words.reasonHint} · ${t.sendKey}`}
            error={wasTried && isMissing ? <FieldProblem code="required" /> : null}
            value={reason}
            onChange={(event) => keep({ text: event.currentTarget.value })}
            maxLength={500}
            autosize
            minRows={3}
            required
          />
          <Select
            label={fieldLabels.status_check_field}
            description={words.fieldHint}
            data={[...fields]}
            value={field === '' ? null : field}
            onChange={(name) => keep({ field: name ?? '' })}
            clearable
            searchable
            selectFirstOptionOnChange
            filter={choiceSearch}
          />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              {t.close}
            </Button>
            <Button type="submit" color="red" loading={isPending}>
              {state === 'C' ? t.sendBack : t.cancelItem}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
