import { type UploadRow, upload } from '@faculty/contracts/website/upload';
import { Alert, Modal, Stack, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconLock } from '@tabler/icons-react';
import { useState } from 'react';
import { usePhrases } from '../../i18n/phrases.tsx';
import { useRight } from '../session/session.tsx';
import { insertionOf } from './insertion.ts';
import { uploadPhrases } from './upload.phrases.ts';
import { UploadForm } from './upload-form.tsx';
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
  const t = usePhrases(uploadPhrases);
  const right = useRight(upload.page);
  const isPhone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  const [edited, setEdited] = useState<UploadRow | null>(null);
  const [savedId, setSavedId] = useState<number | null>(null);
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
          {(edited ? right.edit : right.add) && (
            <UploadForm
              // a form of its own for each file, and a fresh one after each save
              key={edited?.uploads_id ?? `new-${savedId}`}
              edited={edited}
              initialFile={edited === null && savedId === null ? (initialFile ?? null) : null}
              mayInsert={onInsert !== undefined}
              onSaved={(id, inserted) => {
                setSavedId(id);
                setEdited(null);
                if (inserted) onInsert?.(insertionOf(inserted));
              }}
              onCancelEdit={() => setEdited(null)}
            />
          )}
          <UploadList markedId={savedId} onEdit={setEdited} onInsert={onInsert} />
        </Stack>
      ) : (
        <Alert color="yellow" icon={<IconLock aria-hidden />}>
          {t.noRight}
        </Alert>
      )}
    </Modal>
  );
}
