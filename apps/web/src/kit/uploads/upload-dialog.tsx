import { Modal } from '@mantine/core';

export interface UploadDialogProps {
  opened: boolean;
  onClose(): void;
  /** Opened from an editor: every file gets an insert button, which answers HTML. */
  onInsert?(html: string): void;
  initialFile?: File;
}

export function UploadDialog({ opened, onClose, onInsert }: UploadDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} size={1250}>
      <button type="button" onClick={() => onInsert?.('<img src="/x.png" alt="x">')}>
        insert
      </button>
    </Modal>
  );
}
