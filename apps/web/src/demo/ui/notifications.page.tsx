import '@mantine/notifications/styles.css';
import { Button, SegmentedControl, Select } from '@mantine/core';
import { createNotificationsStore, Notifications, showNotification } from '@mantine/notifications';
import { useState } from 'react';
import { usePhrases } from '../../i18n/phrases.tsx';
import { Example, Examples } from '../example.tsx';

const phrases = {
  places: { th: 'หกตำแหน่ง', en: 'Six places' },
  placesNote: { th: 'ข้อความหายเองใน 6 วินาที ยกเว้นขณะชี้อยู่', en: 'A message leaves by itself after 6 seconds, save while it is pointed at.' },
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
  infoText: { th: 'เปิดให้ลงทะเบียนสอบวัดระดับภาษาแล้ว', en: 'The language test is open for registration.' },
  successText: { th: 'บันทึกข่าวแล้ว', en: 'The news item has been saved.' },
  show: { th: 'แสดงข้อความ', en: 'Show a message' },
  close: { th: 'ปิดข้อความ', en: 'Close message' },
};

const places = ['top-left', 'top-center', 'top-right', 'bottom-left', 'bottom-center', 'bottom-right'] as const;
const colours = { info: 'blue', error: 'red', success: 'green' } as const;
/** As the template declares. */
const milliseconds = 6000;
/** Apart from the messages of the product, which have one place. */
const store = createNotificationsStore();

/** `/ui/notifications`: messages in the template's six places and three kinds. */
export function NotificationsPage() {
  const t = usePhrases(phrases);
  const [position, setPosition] = useState<(typeof places)[number]>('top-center');
  const [kind, setKind] = useState<keyof typeof colours>('info');
  // documented word for word, in both languages
  const words = kind === 'error' ? 'Message was not sent!' : t[`${kind}Text`];
  const show = () =>
    showNotification(
      {
        position,
        message: words,
        color: colours[kind],
        role: kind === 'error' ? 'alert' : 'status',
        closeButtonProps: { 'aria-label': t.close },
      },
      store,
    );
  return (
    <Examples>
      <Example title={t.places} note={t.placesNote}>
        <Select
          label={t.place}
          allowDeselect={false}
          value={position}
          data={places.map((value) => ({ value, label: t[value] }))}
          onChange={(chosen) => chosen && setPosition(chosen as (typeof places)[number])} // one of those offered
        />
        <SegmentedControl
          aria-label={t.kind}
          value={kind}
          onChange={setKind}
          data={(['info', 'error', 'success'] as const).map((value) => ({ value, label: t[value] }))}
        />
        <Button onClick={show}>{t.show}</Button>
        <Notifications store={store} autoClose={milliseconds} limit={4} zIndex={280} />
      </Example>
    </Examples>
  );
}
