import { Button, Group, Loader, Progress, RingProgress, Skeleton, Stack, Text } from '@mantine/core';
import { useInterval } from '@mantine/hooks';
import { useState } from 'react';
import { usePhrases } from '../../i18n/phrases.tsx';
import { Example, Examples } from '../example.tsx';

const phrases = {
  bar: { th: 'แถบความคืบหน้า', en: 'A bar' },
  barNote: { th: 'เพิ่ม 5 ทุกวินาที เมื่อถึง 100 เริ่มใหม่จาก 0', en: '5 more each second, back to 0 after 100.' },
  stop: { th: 'หยุด', en: 'Stop' },
  resume: { th: 'ทำต่อ', en: 'Go on' },
  done: { th: 'ทำไปแล้ว', en: 'Done so far' },
  ring: { th: 'วงกลม', en: 'A ring' },
  colours: { th: 'สีและความหนา', en: 'Colours and heights' },
  unknown: { th: 'ไม่รู้ว่าอีกนานเท่าใด', en: 'Nobody knows how long' },
  working: { th: 'กำลังทำงาน', en: 'Working' },
};

/** Documented: 5 more each second, and from the beginning again after 100. */
const [step, milliseconds] = [5, 1000];

/** `/ui/progress`: how far something is, where that is known and where it is not. */
export function ProgressPage() {
  const t = usePhrases(phrases);
  const [value, setValue] = useState(0);
  const { active, toggle } = useInterval(() => setValue((before) => (before >= 100 ? 0 : before + step)), milliseconds, {
    autoInvoke: true,
  });
  return (
    <Examples>
      <Example title={t.bar} note={t.barNote}>
        <Progress value={value} size="lg" aria-label={t.done} />
        <Group>
          <Button variant="default" onClick={toggle}>
            {active ? t.stop : t.resume}
          </Button>
          <Text aria-hidden>{value}%</Text>
        </Group>
      </Example>
      <Example title={t.ring}>
        <RingProgress
          sections={[{ value, color: 'blue' }]}
          size={110}
          label={
            <Text ta="center" fw={600}>
              {value}
            </Text>
          }
        />
      </Example>
      <Example title={t.colours}>
        <Stack gap="sm">
          {(['blue', 'green', 'gold', 'red'] as const).map((color, at) => (
            <Progress key={color} value={80 - at * 20} color={color} size={6 + at * 4} aria-label={t.done} />
          ))}
        </Stack>
      </Example>
      <Example title={t.unknown}>
        <Group role="status" aria-label={t.working}>
          <Loader size="sm" aria-hidden />
          <Loader size="lg" type="dots" aria-hidden />
        </Group>
        <Skeleton h={18} w="70%" />
        <Skeleton h={14} />
      </Example>
    </Examples>
  );
}
