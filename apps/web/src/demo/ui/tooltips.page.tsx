import { Button, Popover, SimpleGrid, Stack, Text, Tooltip } from '@mantine/core';
import { usePhrases } from '../../i18n/phrases.tsx';
import { Example, Examples } from '../example.tsx';

const phrases = {
  tooltips: { th: 'คำอธิบายลอยสี่ทิศ', en: 'Tooltips in four directions' },
  tooltipsNote: { th: 'ขึ้นเมื่อชี้หรือโฟกัส', en: 'On hover and focus.' },
  popovers: { th: 'กล่องลอยสี่ทิศ', en: 'Popovers in four directions' },
  popoversNote: { th: 'เปิดเมื่อกด ปิดด้วย Esc หรือกดที่อื่น', en: 'Open on a press; Esc or a press elsewhere closes them.' },
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
};

const sides = ['top', 'right', 'bottom', 'left'] as const;

/** `/ui/tooltips`: words that float beside what they are about. */
export function TooltipsPage() {
  const t = usePhrases(phrases);
  return (
    <Examples>
      <Example title={t.tooltips} note={t.tooltipsNote}>
        <SimpleGrid cols={2} maw="24rem">
          {sides.map((side) => (
            <Tooltip key={side} position={side} label={t.told(t[side])} withArrow>
              <Button variant="default">{t[side]}</Button>
            </Tooltip>
          ))}
        </SimpleGrid>
      </Example>
      <Example title={t.popovers} note={t.popoversNote}>
        <SimpleGrid cols={2} maw="24rem">
          {sides.map((side) => (
            <Popover key={side} position={side} width={220} shadow="md" withArrow trapFocus returnFocus>
              <Popover.Target>
                <Button variant="default">{t[side]}</Button>
              </Popover.Target>
              <Popover.Dropdown aria-label={t.popTitle}>
                <Stack gap={4} tabIndex={-1} data-autofocus>
                  <Text fw={600}>{t.popTitle}</Text>
                  <Text size="sm">{t.popText}</Text>
                </Stack>
              </Popover.Dropdown>
            </Popover>
          ))}
        </SimpleGrid>
      </Example>
    </Examples>
  );
}
