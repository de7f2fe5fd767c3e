import type { Reviewed } from '@faculty/contracts/kit/review';
import { Button, Group, Modal, Select, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { choiceSearch } from '../../../kit/fields/choice-search.ts';
import type { Choice } from '../../../kit/fields/use-parameters.ts';
import { FieldProblem } from '../../../kit/form/field-problem.tsx';
import { useReturnFocus } from '../../../kit/messages/use-return-focus.ts';
import { reviewPhrases } from '../../../kit/review/review.phrases.ts';
import { reviewScreenPhrases } from './review.phrases.ts';

interface ReasonDialogProps {
  state: 'C' | 'E';
  title: string;
  /** The fields a reviewer can point at. */
  fields: readonly Choice[];
  onDecide(verdict: Reviewed): void;
  onClose(): void;
}

/** Why a record goes back or is cancelled, and which field is meant. */
export function ReasonDialog({ state, title, fields, onDecide, onClose }: ReasonDialogProps) {
  useReturnFocus();
  const t = usePhrases(reviewScreenPhrases);
  const words = usePhrases(reviewPhrases);
  const [field, setField] = useState('');
  const [reason, setReason] = useState('');
  const [wasTried, setTried] = useState(false);
  const isMissing = reason.trim() === '';
  function submit(): void {
    setTried(true);
    if (!isMissing) onDecide({ status_check: state, status_check_text: reason, status_check_field: field });
  }
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={<Text fw={700}>{state === 'C' ? t.reasonTitle(title) : t.cancelTitle(title)}</Text>}
      closeButtonProps={{ 'aria-label': t.close }}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Stack gap="sm">
          <Textarea
            data-autofocus
            label={words.status_check_text}
            description={words.reasonHint}
            error={wasTried && isMissing ? <FieldProblem code="required" /> : null}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
            maxLength={500}
            autosize
            minRows={3}
            required
          />
          <Select
            label={words.status_check_field}
            description={words.fieldHint}
            data={[...fields]}
            value={field === '' ? null : field}
            onChange={(name) => setField(name ?? '')}
            clearable
            searchable
            filter={choiceSearch}
            checkIconPosition="right"
          />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              {t.close}
            </Button>
            <Button type="submit" color="red">
              {state === 'C' ? t.sendBack : t.cancelItem}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
