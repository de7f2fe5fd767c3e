import { Button, Modal, Stack, Text } from '@mantine/core';
import { usePhrases } from '../../../../i18n/phrases.tsx';
import { useReturnFocus } from '../../../notifications/use-return-focus.ts';
import type { PasteMode } from './clean-paste.ts';
import { pastePhrases } from './paste.phrases.ts';
import classes from './paste-question.module.css';

/** Asks once whether pasted text keeps its fonts, colours and sizes. */
export function PasteQuestion({ onChoose, onClose }: { onChoose(mode: PasteMode): void; onClose(): void }) {
  useReturnFocus();
  const t = usePhrases(pastePhrases);
  return (
    <Modal opened onClose={onClose} title={<Text fw={700}>{t.title}</Text>} closeButtonProps={{ 'aria-label': t.close }}>
      <Stack>
        <Text size="sm">{t.text}</Text>
        <Answer label={t.clear} hint={t.clearHint} isFirst onClick={() => onChoose('clear')} />
        <Answer label={t.keep} hint={t.keepHint} onClick={() => onChoose('keep')} />
      </Stack>
    </Modal>
  );
}

function Answer({ label, hint, isFirst = false, onClick }: { label: string; hint: string; isFirst?: boolean; onClick(): void }) {
  return (
    <Button
      variant={isFirst ? 'filled' : 'default'}
      className={classes.answer ?? ''}
      justify="flex-start"
      onClick={onClick}
      {...(isFirst && { 'data-autofocus': true })}
    >
      <span className={classes.words}>
        {label}
        <span className={classes.hint}>{hint}</span>
      </span>
    </Button>
  );
}
