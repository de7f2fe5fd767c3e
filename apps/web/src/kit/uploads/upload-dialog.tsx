import { type UploadRow, upload } from '@faculty/contracts/website/upload';
import { Alert, Modal, Stack, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconLock } from '@tabler/icons-react';
import { useState } from 'react';
import { usePhrases } from '../../i18n/phrases.tsx';
import { useReturnFocus } from '../notifications/use-return-focus.ts';
import { useRight } from '../session/session.tsx';
import { insertionOf } from './insertion.ts';
import { uploadPhrases } from './upload.phrases.ts';
import { UploadEditDialog, UploadForm } from './upload-form.tsx';
import { UploadList } from './upload-list.tsx';

interface UploadDialogProps {
  onClose(): void;
  /** Opened from an editor: every file can be inserted, as HTML. */
  onInsert?(html: string): void;
  /** A file that was dropped on the editor, ready to be uploaded. */
  initialFile?: File;
}

/** The uploaded files over whatever the person is doing: upload, find, copy the address, insert. */
export function UploadDialog({ onClose, onInsert, initialFile }: UploadDialogProps) {
  useReturnFocus();
  const t = usePhrases(uploadPhrases);
  const right = useRight(upload.page);
  const isPhone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  const [edited, setEdited] = useState<UploadRow | null>(null);
  const [saves, setSaves] = useState(0);
  return (
    <Modal
      opened
      onClose={onClose}
      size={1250}
      fullScreen={isPhone}
      title={<Text fw={700}>{onInsert ? t.dialogInsert : t.dialogTitle}</Text>}
      closeButtonProps={{ 'aria-label': t.close }}
    >
      {right.view ? (
        <Stack gap="lg">
          {right.add && (
            <UploadForm
              // a fresh form after each save
              key={saves}
              initialFile={saves === 0 ? (initialFile ?? null) : null}
              onSaved={() => setSaves(saves + 1)}
              onInsert={onInsert && ((stored) => onInsert(insertionOf(stored)))}
            />
          )}
          <UploadList onEdit={setEdited} onInsert={onInsert} />
          {edited && <UploadEditDialog id={edited.uploads_id} name={edited.uploads_title_th} onClose={() => setEdited(null)} />}
        </Stack>
      ) : (
        <Alert color="gold" icon={<IconLock aria-hidden />}>
          {t.noRight}
        </Alert>
      )}
    </Modal>
  );
}
