import { Button, Group, Modal, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { useReturnFocus } from '../../notifications/use-return-focus.ts';
import { FieldProblem } from '../core/field-problem.tsx';
import { videoHtml, videoIn } from './video-html.ts';

const phrases = {
  title: { th: 'แทรกวิดีโอ', en: 'Insert a video' },
  address: { th: 'ลิงก์หรือโค้ดฝังของวิดีโอ', en: 'Link or embed code of the video' },
  addressHint: {
    th: 'จาก YouTube หรือ Vimeo เช่น https://youtu.be/aqz-KE-bpKQ',
    en: 'On YouTube or Vimeo, such as https://youtu.be/aqz-KE-bpKQ',
  },
  wrong: { th: 'ไม่ใช่ลิงก์หรือโค้ดฝังของวิดีโอจาก YouTube หรือ Vimeo', en: 'Not a link or an embed code of a video on YouTube or Vimeo' },
  name: { th: 'ชื่อวิดีโอ', en: 'Title of the video' },
  nameHint: { th: 'สำหรับผู้ที่ฟังหน้าเว็บแทนการมองเห็น', en: 'For people who listen to the page' },
  insert: { th: 'แทรก', en: 'Insert' },
  cancel: { th: 'ยกเลิก', en: 'Cancel' },
  close: { th: 'ปิด', en: 'Close' },
};

interface VideoDialogProps {
  /** What was pasted; empty: the dialog asks for it. */
  given: string;
  onInsert(html: string): void;
  onClose(): void;
}

/** Asks for a video and its title, and inserts its player. */
export function VideoDialog({ given, onInsert, onClose }: VideoDialogProps) {
  useReturnFocus();
  const t = usePhrases(phrases);
  const [address, setAddress] = useState(given.trim());
  const [title, setTitle] = useState(() => videoIn(given)?.title ?? '');
  const [wasTried, setTried] = useState(false);
  const found = videoIn(address);
  function insert(): void {
    setTried(true);
    if (found && title.trim() !== '') onInsert(videoHtml(found.video, title.trim()));
  }
  // no <form>: this dialog is inside that of the record
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    insert();
  }
  return (
    <Modal opened onClose={onClose} size="lg" title={<Text fw={600}>{t.title}</Text>} closeButtonProps={{ 'aria-label': t.close }}>
      <Stack gap="sm">
        <Textarea
          label={t.address}
          description={t.addressHint}
          value={address}
          onChange={({ currentTarget }) => {
            setAddress(currentTarget.value);
            setTitle((typed) => typed || (videoIn(currentTarget.value)?.title ?? ''));
          }}
          onKeyDown={onKeyDown}
          error={address !== '' && !found ? t.wrong : wasTried && !found ? <FieldProblem code="required" /> : null}
          autosize
          minRows={1}
          maxRows={4}
          required
          {...(given === '' && { 'data-autofocus': true })}
        />
        <TextInput
          label={t.name}
          description={t.nameHint}
          value={title}
          onChange={({ currentTarget }) => setTitle(currentTarget.value)}
          onKeyDown={onKeyDown}
          error={wasTried && title.trim() === '' ? <FieldProblem code="required" /> : null}
          maxLength={200}
          required
          {...(given !== '' && { 'data-autofocus': true })}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button onClick={insert}>{t.insert}</Button>
        </Group>
      </Stack>
    </Modal>
  );
}
