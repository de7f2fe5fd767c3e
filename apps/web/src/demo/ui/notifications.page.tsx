import { Button, Group, SegmentedControl, Stack, Text, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePhrases } from '../../i18n/phrases.tsx';
import { copyLink } from '../../kit/notifications/copy-link.ts';
import { clearErrors, showError, showNotice, showSuccess } from '../../kit/notifications/messages.ts';
import { Example } from '../example.tsx';
import { Pairs } from './pairs.tsx';
import { ToastRegion } from './toasts/toast-region.tsx';
import { type ToastKind, toastKinds, toastMilliseconds, toastPlaces, useToasts, usualPlace } from './toasts/use-toasts.ts';
import classes from './ui.module.css';

const phrases = {
  places: { th: 'หกตำแหน่ง', en: 'Six places' },
  placesNote: {
    th: `เลือกตำแหน่งและชนิด ข้อความหายเองใน ${toastMilliseconds / 1000} วินาที ยกเว้นขณะชี้หรือโฟกัสอยู่ ระบบนี้เองแสดงข้อความไว้ที่เดียวเสมอ คือมุมขวาบน (บนโทรศัพท์อยู่ล่างสุด) จะได้รู้ว่าต้องมองที่ใด`,
    en: `Choose a place and a kind. A message leaves by itself after ${toastMilliseconds / 1000} seconds, save while it is pointed at or has the focus. The product itself has one place for all its messages, top right (on a phone at the foot), so that people know where to look.`,
  },
  place: { th: 'ตำแหน่ง', en: 'Place' },
  'top-left': { th: 'บนซ้าย', en: 'Top left' },
  'top-center': { th: 'บนกลาง', en: 'Top centre' },
  'top-right': { th: 'บนขวา', en: 'Top right' },
  'bottom-left': { th: 'ล่างซ้าย', en: 'Bottom left' },
  'bottom-center': { th: 'ล่างกลาง', en: 'Bottom centre' },
  'bottom-right': { th: 'ล่างขวา', en: 'Bottom right' },
  kind: { th: 'ชนิดของข้อความ', en: 'Kind of message' },
  info: { th: 'แจ้งให้ทราบ', en: 'Info' },
  error: { th: 'ข้อผิดพลาด', en: 'Error' },
  success: { th: 'สำเร็จ', en: 'Success' },
  show: { th: 'แสดงข้อความ', en: 'Show a message' },
  own: { th: 'ข้อความของระบบนี้', en: 'The product’s own messages' },
  ownNote: {
    th: 'สำเร็จหายเองใน 6 วินาที (มีลิงก์ 20 วินาที) ข้อผิดพลาดอยู่จนกว่าจะปิดหรือมีสิ่งที่ทำสำเร็จ และนับครั้งแทนการซ้อนกัน',
    en: 'A success leaves after 6 seconds (20 with links). An error stays until it is closed or something works, and counts instead of piling up.',
  },
  ownSuccess: { th: 'สำเร็จ', en: 'A success' },
  ownLinks: { th: 'สำเร็จ พร้อมลิงก์', en: 'A success with links' },
  ownError: { th: 'ข้อผิดพลาด', en: 'An error' },
  ownNotice: { th: 'แจ้งให้ทราบ', en: 'A notice' },
  ownCopy: { th: 'คัดลอกลิงก์', en: 'A copied link' },
  ownClear: { th: 'ล้างข้อผิดพลาด', en: 'Clear the errors' },
  saved: { th: 'บันทึกสำเร็จ! รายการ 128 ถูกบันทึกแล้ว', en: 'Saved! Item 128 has been saved' },
  about: { th: 'บันทึกข่าว “เปิดบ้านคณะศิลปศาสตร์ ๒๕๖๙” แล้ว', en: '“Open day of the Faculty of Liberal Arts” has been saved.' },
  open: { th: 'เปิดหน้าแท็บ', en: 'Open the tabs page' },
  failed: { th: 'อัปโหลดภาพไม่สำเร็จ ไฟล์ใหญ่เกิน 3 MB', en: 'The picture was not uploaded: it is larger than 3 MB.' },
  noticed: { th: 'รายการนี้มีผู้อื่นเปิดแก้ไขอยู่', en: 'Somebody else has this item open.' },
};

/** `/ui/notifications`: the template's six places, and the one the product has. */
export function NotificationsPage() {
  const t = usePhrases(phrases);
  return (
    <Pairs>
      <Example title={t.places} note={t.placesNote}>
        <SixPlaces />
      </Example>
      <Example title={t.own} note={t.ownNote}>
        <OwnMessages />
      </Example>
    </Pairs>
  );
}

function SixPlaces() {
  const t = usePhrases(phrases);
  const [place, setPlace] = useState(usualPlace);
  const [kind, setKind] = useState<ToastKind>('info');
  const { toasts, show, hide } = useToasts();
  return (
    <Stack gap="md">
      <div>
        <Text size="sm" fw={600} id="toast-place" mb={4}>
          {t.place}
        </Text>
        <fieldset className={classes.places} aria-labelledby="toast-place">
          {toastPlaces.map((each) => (
            <UnstyledButton key={each} className={classes.place ?? ''} aria-pressed={each === place} onClick={() => setPlace(each)}>
              {t[each]}
            </UnstyledButton>
          ))}
        </fieldset>
      </div>
      <SegmentedControl
        aria-label={t.kind}
        value={kind}
        onChange={(chosen) => setKind(chosen as ToastKind)} // one of its own data
        data={toastKinds.map((each) => ({ value: each, label: t[each] }))}
      />
      <Group>
        <Button onClick={() => show(kind)}>{t.show}</Button>
      </Group>
      <ToastRegion place={place} toasts={toasts} onHide={hide} />
    </Stack>
  );
}

function OwnMessages() {
  const t = usePhrases(phrases);
  const navigate = useNavigate();
  const link = { words: t.open, address: '/ui/tabs', follow: () => void navigate('/ui/tabs') };
  const buttons = [
    { words: t.ownSuccess, show: () => showSuccess(t.saved) },
    { words: t.ownLinks, show: () => showSuccess(t.saved, t.about, [link]) },
    { words: t.ownError, show: () => showError(t.failed) },
    { words: t.ownNotice, show: () => showNotice(t.noticed) },
    { words: t.ownCopy, show: () => void copyLink(location.href) },
    { words: t.ownClear, show: clearErrors },
  ];
  return (
    <Group gap="sm">
      {buttons.map(({ words, show }) => (
        <Button key={words} variant="default" onClick={show}>
          {words}
        </Button>
      ))}
    </Group>
  );
}
