import { Modal } from '@mantine/core';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { useReturnFocus } from '../../notifications/use-return-focus.ts';
import { qualityPhrases } from './quality.phrases.ts';
import { QualityDialog } from './quality-dialog.tsx';

/** What `QualityButton` opens. */
export function QualityWindow({ onClose }: { onClose(): void }) {
  useReturnFocus();
  const t = usePhrases(qualityPhrases);
  return (
    <Modal opened onClose={onClose} title={t.title} size="lg">
      <QualityDialog onFollow={onClose} />
    </Modal>
  );
}
