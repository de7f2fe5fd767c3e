import { Button, Group, Loader, Progress, Skeleton, Stack, Text } from '@mantine/core';
import { IconPlayerStop, IconRepeat } from '@tabler/icons-react';
import { usePhrases } from '../../i18n/phrases.tsx';
import { LoadingState } from '../../kit/notifications/states.tsx';
import { Example } from '../example.tsx';
import { Pairs } from './pairs.tsx';
import { Circle } from './progress/circle.tsx';
import { KitProgress } from './progress/kit-progress.tsx';
import { useTicking } from './progress/use-ticking.ts';

const phrases = {
  bar: { th: 'แถบความคืบหน้า', en: 'A bar' },
  barNote: {
    th: 'เพิ่ม 5 ทุกวินาที เมื่อถึง 100 เริ่มใหม่จาก 0 หยุดเมื่อกดหยุด หรือเมื่อไม่ได้เปิดแท็บนี้อยู่',
    en: '5 more each second, back to 0 after 100. It stands while it is stopped, and while the tab is not in sight.',
  },
  stop: { th: 'หยุด', en: 'Stop' },
  goOn: { th: 'ทำต่อ', en: 'Go on' },
  done: { th: 'ทำไปแล้ว', en: 'Done so far' },
  circle: { th: 'วงกลม', en: 'A ring' },
  colours: { th: 'สีและความหนา', en: 'Colours and heights' },
  unknown: { th: 'ไม่รู้ว่าอีกนานเท่าใด', en: 'Nobody knows how long' },
  unknownNote: { th: 'ปรากฏหลังรอสักครู่เท่านั้น คำตอบที่มาเร็วจึงไม่กะพริบ', en: 'Shown after a moment only, so that quick answers do not flicker.' },
  working: { th: 'กำลังทำงาน', en: 'Working' },
  skeleton: { th: 'โครงของสิ่งที่จะมา', en: 'The shape of what comes' },
  skeletonNote: { th: 'ขนาดเท่าของจริง เมื่อข้อมูลมาถึงจึงไม่มีอะไรขยับ', en: 'As large as the real thing: nothing moves when it arrives.' },
};

const colours = [
  { color: 'blue', value: 35, size: 'sm' },
  { color: 'green', value: 80, size: 'md' },
  { color: 'gold', value: 55, size: 'lg' },
  { color: 'red', value: 15, size: 'xl' },
] as const;

/** `/ui/progress`: how far something is, where that is known and where it is not. */
export function ProgressPage() {
  const t = usePhrases(phrases);
  const { value, isRunning, setRunning } = useTicking();
  return (
    <Pairs>
      <Example title={t.bar} note={t.barNote}>
        <Group wrap="nowrap">
          <Progress.Root size="lg" flex={1}>
            <Progress.Section value={value} aria-label={t.done} />
          </Progress.Root>
          <Text w="3.5rem" ta="right" aria-hidden>
            {value}%
          </Text>
        </Group>
        <Group>
          <Button
            variant="default"
            leftSection={isRunning ? <IconPlayerStop size={18} aria-hidden /> : <IconRepeat size={18} aria-hidden />}
            onClick={() => setRunning(!isRunning)}
          >
            {isRunning ? t.stop : t.goOn}
          </Button>
        </Group>
      </Example>
      <Example title={t.circle}>
        <Group>
          <Circle value={value} label={t.done} />
          <Circle value={100 - value} label={t.done} size={64} />
        </Group>
      </Example>
      <KitProgress value={value} />
      <Example title={t.colours}>
        <Stack gap="sm">
          {colours.map(({ color, value: part, size }) => (
            <Progress key={color} value={part} color={color} size={size} aria-label={`${t.done} ${part}%`} />
          ))}
        </Stack>
      </Example>
      <Example title={t.unknown} note={t.unknownNote}>
        <Group gap="lg" role="status" aria-label={t.working}>
          <Loader size="xs" aria-hidden />
          <Loader size="sm" aria-hidden />
          <Loader size="lg" aria-hidden />
        </Group>
        <LoadingState />
      </Example>
      <Example title={t.skeleton} note={t.skeletonNote}>
        <Group wrap="nowrap" align="flex-start">
          <Skeleton h={56} w={56} circle />
          <Stack gap="xs" flex={1}>
            <Skeleton h={18} w="70%" />
            <Skeleton h={14} />
            <Skeleton h={14} w="40%" />
          </Stack>
        </Group>
      </Example>
    </Pairs>
  );
}
