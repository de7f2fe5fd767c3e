import { ActionIcon, Button, Group, Popover, Stack, Text, Tooltip } from '@mantine/core';
import { IconCopy, IconPencil, IconTrash } from '@tabler/icons-react';
import { usePhrases } from '../../i18n/phrases.tsx';
import { Hint } from '../../kit/overlays/hint.tsx';
import { Example } from '../example.tsx';
import { Pairs } from './pairs.tsx';
import classes from './ui.module.css';

const phrases = {
  tooltips: { th: 'คำอธิบายลอยสี่ทิศ', en: 'Tooltips in four directions' },
  tooltipsNote: {
    th: 'ขึ้นเมื่อชี้หรือโฟกัส ปิดด้วย Esc สิ่งที่จำเป็นต้องรู้ไม่ควรอยู่ในนี้ เพราะนิ้วชี้ไม่ได้',
    en: 'On hover and focus; Esc closes them. What people need to know stands elsewhere: a finger cannot hover.',
  },
  popovers: { th: 'กล่องลอยสี่ทิศ', en: 'Popovers in four directions' },
  popoversNote: {
    th: 'เปิดเมื่อกด ปิดด้วย Esc หรือกดที่อื่น แล้วโฟกัสกลับไปที่ปุ่ม',
    en: 'Open on a press; Esc or a press elsewhere closes them and gives the focus back.',
  },
  top: { th: 'บน', en: 'Top' },
  right: { th: 'ขวา', en: 'Right' },
  bottom: { th: 'ล่าง', en: 'Bottom' },
  left: { th: 'ซ้าย', en: 'Left' },
  told: (side: string) => ({ th: `คำอธิบายด้าน${side}`, en: `A tooltip: ${side}` }),
  popTitle: { th: 'ตำแหน่งที่แสดงบนเว็บ', en: 'Display sections' },
  popText: {
    th: 'ข่าวหนึ่งข่าวแสดงได้หลายตำแหน่ง เลือกได้ในแบบฟอร์มข่าว',
    en: 'A news item may stand in several; they are chosen in its form.',
  },
  hint: { th: 'คำอธิบายของปุ่มในรายการ', en: 'The hint on buttons of a list' },
  hintNote: {
    th: 'ของชุดส่วนประกอบ สร้างเมื่อมีผู้เข้าใกล้เท่านั้น รายการพันแถวจึงไม่ช้า',
    en: 'The kit’s: it is made when somebody comes near, so that a thousand rows stay quick.',
  },
  edit: { th: 'แก้ไข', en: 'Edit' },
  copy: { th: 'ทำสำเนา', en: 'Duplicate' },
  remove: { th: 'ลบ', en: 'Delete' },
  long: { th: 'ข้อความยาว', en: 'A long text' },
  longNote: { th: 'หลายบรรทัด กว้างไม่เกิน 320 พิกเซล', en: 'Several lines, 320 pixels wide at most.' },
  longText: {
    th: 'รายการนี้ตรวจแล้วว่าถูกต้อง หากบันทึกการแก้ไข รายการจะกลับไปรอตรวจอีกครั้ง และผู้ตรวจจะได้รับอีเมลแจ้งในเช้าวันถัดไป',
    en: 'This item was found correct. If you save a change it waits for review again, and the reviewers get an e-mail the next morning.',
  },
  longButton: { th: 'ตรวจแล้ว', en: 'Reviewed' },
};

const sides = ['top', 'right', 'bottom', 'left'] as const;

/** `/ui/tooltips`: words that float beside what they are about. */
export function TooltipsPage() {
  const t = usePhrases(phrases);
  return (
    <Pairs>
      <Example title={t.tooltips} note={t.tooltipsNote}>
        <div className={classes.sides}>
          {sides.map((side) => (
            <Tooltip key={side} position={side} label={t.told(t[side])} withArrow>
              <Button variant="default">{t[side]}</Button>
            </Tooltip>
          ))}
        </div>
      </Example>
      <Example title={t.popovers} note={t.popoversNote}>
        <div className={classes.sides}>
          {sides.map((side) => (
            <Popover key={side} position={side} width={220} shadow="md" withArrow trapFocus returnFocus>
              <Popover.Target>
                <Button variant="default">{t[side]}</Button>
              </Popover.Target>
              <Popover.Dropdown aria-label={t.popTitle}>
                <Stack gap={4} tabIndex={-1} data-autofocus>
                  <Text fw={700}>{t.popTitle}</Text>
                  <Text size="sm">{t.popText}</Text>
                </Stack>
              </Popover.Dropdown>
            </Popover>
          ))}
        </div>
      </Example>
      <Example title={t.hint} note={t.hintNote}>
        <Group gap="xs">
          {[
            { label: t.edit, icon: IconPencil },
            { label: t.copy, icon: IconCopy },
            { label: t.remove, icon: IconTrash },
          ].map(({ label, icon: Icon }) => (
            <Hint key={label} label={label}>
              <ActionIcon variant="subtle" size="xl" aria-label={label}>
                <Icon size={20} aria-hidden />
              </ActionIcon>
            </Hint>
          ))}
        </Group>
      </Example>
      <Example title={t.long} note={t.longNote}>
        <Group>
          <Tooltip label={t.longText} multiline maw={320} events={{ hover: true, focus: true, touch: true }}>
            <Button variant="default">{t.longButton}</Button>
          </Tooltip>
        </Group>
      </Example>
    </Pairs>
  );
}
