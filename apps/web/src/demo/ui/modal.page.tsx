import { Button, Group, List, Modal, Stack, Text, TextInput, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { usePhrases } from '../../i18n/phrases.tsx';
import { useReturnFocus } from '../../kit/notifications/use-return-focus.ts';
import { Example } from '../example.tsx';

const phrases = {
  sizes: { th: 'ความกว้าง', en: 'Widths' },
  sizesNote: {
    th: 'กว้าง 390 600 690 290 และ 400 พิกเซล กับร้อยละ 70 ของหน้าต่าง บนโทรศัพท์ไม่กว้างเกินจอ แบบถาวรปิดได้ด้วยปุ่มของมันเท่านั้น',
    en: '390, 600, 690, 290 and 400 pixels, and 70 % of the window; never wider than a phone. The persistent ones close by their button alone.',
  },
  simple: { th: 'เรียบง่าย', en: 'Simple' },
  form: { th: 'มีช่องกรอก', en: 'With fields' },
  large: { th: 'ใหญ่ ถาวร', en: 'Large, persistent' },
  small: { th: 'เล็ก ถาวร', en: 'Small, persistent' },
  scrolling: { th: 'เนื้อหายาว', en: 'Long content' },
  share: { th: 'ตามความกว้างของหน้าต่าง', en: 'By the window' },
  close: { th: 'ปิด', en: 'Close' },
  text: {
    th: 'คณะศิลปศาสตร์เชิญชวนบุคลากรเข้าร่วมโครงการพัฒนาทักษะการเขียนบทความวิชาการ',
    en: 'The Faculty of Liberal Arts invites its staff to a course in writing academic articles.',
  },
  course: { th: 'ชื่อโครงการ', en: 'Name of the course' },
  session: (number: number) => ({ th: `ครั้งที่ ${number} ฝึกเขียน`, en: `Session ${number}: writing` }),
};

/** The template's widths, in its order. */
const dialogs = [
  { name: 'simple', size: 390, written: '390 px' },
  { name: 'form', size: 600, written: '600 px' },
  { name: 'large', size: 690, written: '690 px', isPersistent: true },
  { name: 'small', size: 290, written: '290 px', isPersistent: true },
  { name: 'scrolling', size: 400, written: '400 px' },
  { name: 'share', size: '70%', written: '70%' },
] as const;
type Dialog = (typeof dialogs)[number];

/** `/ui/modal`: dialogs in the documented widths. */
export function ModalPage() {
  const t = usePhrases(phrases);
  const [shown, setShown] = useState<Dialog | null>(null);
  return (
    <>
      <Example title={t.sizes} note={t.sizesNote}>
        <Group gap="sm">
          {dialogs.map((dialog) => (
            <Button key={dialog.name} variant="default" onClick={() => setShown(dialog)}>
              {t[dialog.name]} ({dialog.written})
            </Button>
          ))}
        </Group>
        {/* documented word for word, in both languages */}
        <VisuallyHidden role="status" lang="en">
          {shown && 'Dialog opened'}
        </VisuallyHidden>
      </Example>
      {shown && <Sized dialog={shown} onClose={() => setShown(null)} />}
    </>
  );
}

function Sized({ dialog: { name, size, ...look }, onClose }: { dialog: Dialog; onClose(): void }) {
  useReturnFocus();
  const t = usePhrases(phrases);
  const isPersistent = 'isPersistent' in look;
  return (
    <Modal
      opened
      onClose={onClose}
      size={size}
      title={t[name]}
      withCloseButton={!isPersistent}
      closeOnClickOutside={!isPersistent}
      closeOnEscape={!isPersistent}
      closeButtonProps={{ 'aria-label': t.close }}
    >
      <Stack>
        <Text>{t.text}</Text>
        {name === 'form' && <TextInput label={t.course} />}
        {name === 'scrolling' && (
          <List type="ordered" spacing="sm">
            {Array.from({ length: 20 }, (_, at) => (
              <List.Item key={t.session(at + 1)}>{t.session(at + 1)}</List.Item>
            ))}
          </List>
        )}
        <Group justify="flex-end">
          <Button data-autofocus onClick={onClose}>
            {t.close}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
