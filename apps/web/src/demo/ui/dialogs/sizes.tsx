import { Button, Group, List, Modal, Stack, Text, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { useReturnFocus } from '../../../kit/notifications/use-return-focus.ts';

const phrases = {
  simple: { th: 'เรียบง่าย', en: 'Simple' },
  form: { th: 'มีช่องกรอก', en: 'With fields' },
  large: { th: 'ใหญ่ ถาวร', en: 'Large, persistent' },
  small: { th: 'เล็ก ถาวร', en: 'Small, persistent' },
  scrolling: { th: 'เนื้อหายาว', en: 'Long content' },
  share: { th: 'ตามความกว้างของหน้าต่าง', en: 'By the window' },
  widthOf: (name: string, width: string) => ({ th: `${name} (${width})`, en: `${name} (${width})` }),
  close: { th: 'ปิด', en: 'Close' },
  text: {
    th: 'คณะศิลปศาสตร์เชิญชวนบุคลากรเข้าร่วมโครงการพัฒนาทักษะการเขียนบทความวิชาการเพื่อการตีพิมพ์ในวารสารระดับชาติและนานาชาติ',
    en: 'The Faculty of Liberal Arts invites its staff to a course in writing academic articles for national and international journals.',
  },
  persistentText: {
    th: 'กล่องนี้ไม่ปิดเมื่อคลิกด้านนอกหรือกด Esc เพราะต้องได้คำตอบก่อน',
    en: 'A click beside it or Esc leaves this one open: it needs an answer first.',
  },
  course: { th: 'ชื่อโครงการ', en: 'Name of the course' },
  place: { th: 'สถานที่', en: 'Place' },
  lesson: (number: number) => ({ th: `ครั้งที่ ${number} ฝึกเขียนและรับคำแนะนำเป็นรายบุคคล`, en: `Session ${number}: writing, and advice to each` }),
};

/** The template's widths, in its order. */
const dialogs = [
  { name: 'simple', width: 390 },
  { name: 'form', width: 600 },
  { name: 'large', width: 690, isPersistent: true },
  { name: 'small', width: 290, isPersistent: true },
  { name: 'scrolling', width: 400 },
  { name: 'share', width: '70%' },
] as const;
type Dialog = (typeof dialogs)[number];

const written = (width: number | string) => (typeof width === 'number' ? `${width} px` : width);

/** A button for each of the documented widths. */
export function Sizes({ onOpen, onClose }: { onOpen(): void; onClose(): void }) {
  const t = usePhrases(phrases);
  const [shown, setShown] = useState<Dialog | null>(null);
  return (
    <Group gap="sm">
      {dialogs.map((dialog) => (
        <Button
          key={dialog.name}
          variant="default"
          onClick={() => {
            setShown(dialog);
            onOpen();
          }}
        >
          {t.widthOf(t[dialog.name], written(dialog.width))}
        </Button>
      ))}
      {shown && (
        <Sized
          dialog={shown}
          onClose={() => {
            setShown(null);
            onClose();
          }}
        />
      )}
    </Group>
  );
}

function Sized({ dialog, onClose }: { dialog: Dialog; onClose(): void }) {
  useReturnFocus();
  const t = usePhrases(phrases);
  const isPersistent = 'isPersistent' in dialog;
  return (
    <Modal
      opened
      onClose={onClose}
      size={dialog.width}
      title={<Text fw={700}>{t[dialog.name]}</Text>}
      withCloseButton={!isPersistent}
      closeOnClickOutside={!isPersistent}
      closeOnEscape={!isPersistent}
      closeButtonProps={{ 'aria-label': t.close }}
    >
      <Stack>
        <Text>{isPersistent ? t.persistentText : t.text}</Text>
        <Content name={dialog.name} />
        <Group justify="flex-end">
          <Button data-autofocus={isPersistent || undefined} onClick={onClose}>
            {t.close}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

function Content({ name }: { name: Dialog['name'] }): ReactNode {
  const t = usePhrases(phrases);
  if (name === 'form') {
    return (
      <>
        <TextInput label={t.course} />
        <TextInput label={t.place} />
      </>
    );
  }
  if (name !== 'scrolling') return null;
  return (
    <List type="ordered" spacing="sm">
      {Array.from({ length: 20 }, (_, index) => (
        <List.Item key={t.lesson(index + 1)}>{t.lesson(index + 1)}</List.Item>
      ))}
    </List>
  );
}
