import { Button, Text } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { z } from 'zod';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { useRecordForm } from '../../../kit/form/core/use-record-form.ts';
import { TextField } from '../../../kit/form/fields/text-field.tsx';
import { FormDialog } from '../../../kit/form/layout/form-dialog.tsx';
import { showSuccess } from '../../../kit/notifications/messages.ts';

const phrases = {
  open: { th: 'แก้ไขห้องเรียน', en: 'Edit a room' },
  room: { th: 'ชื่อห้อง', en: 'Name of the room' },
  about: { th: 'รายละเอียด', en: 'About it' },
  saved: (name: string) => ({ th: `บันทึก “${name}” แล้ว (ตัวอย่าง ไม่ได้เก็บจริง)`, en: `“${name}” has been saved (an example: nothing is kept)` }),
};

const body = z.object({ room: z.string().trim().min(1).max(40), about: z.string().trim().max(200) });
type Room = z.infer<typeof body>;

/** The kit's small form over whatever the person is doing. */
export function KitForm() {
  const t = usePhrases(phrases);
  const [room, setRoom] = useState<Room>({ room: 'ห้องปฏิบัติการทางภาษา ๓', about: '' });
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Text mb="sm" lang="th">
        {room.room}
      </Text>
      <Button variant="default" leftSection={<IconPencil size={18} aria-hidden />} onClick={() => setOpen(true)}>
        {t.open}
      </Button>
      {isOpen && (
        <RoomDialog
          room={room}
          onClose={() => setOpen(false)}
          onSaved={(saved) => {
            setRoom(saved);
            setOpen(false);
            showSuccess(t.saved(saved.room));
          }}
        />
      )}
    </div>
  );
}

interface RoomDialogProps {
  room: Room;
  onClose(): void;
  onSaved(room: Room): void;
}

function RoomDialog({ room, onClose, onSaved }: RoomDialogProps) {
  const t = usePhrases(phrases);
  const form = useRecordForm({
    shape: { body, files: {} },
    load: null,
    empty: room,
    fromRow: (row: Room) => row,
    send: async ({ body: typed }) => typed,
    onSaved,
    close: onClose,
    draft: null,
    scope: useId(),
  });
  return (
    <FormDialog form={form} title={t.open}>
      <TextField form={form} name="room" label={t.room} />
      <TextField form={form} name="about" label={t.about} rows={3} />
    </FormDialog>
  );
}
