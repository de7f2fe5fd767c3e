import { Badge, Button, Chip, Group, Stack, Text, VisuallyHidden } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { usePhrases } from '../../i18n/phrases.tsx';
import { Example } from '../example.tsx';
import { chipColours } from './chip-colours.ts';
import { OwnChips } from './own-chips.tsx';
import { Pairs } from './pairs.tsx';
import classes from './ui.module.css';

const phrases = {
  counter: { th: 'ตัวนับ', en: 'A counter' },
  counterNote: { th: 'เริ่มที่ 2 และเพิ่มทีละ 1 เมื่อกด', en: 'Starts at 2, one more with each click.' },
  counted: (count: number) => ({
    th: `ข้อความใหม่ ${count} ข้อความ`,
    en: count === 1 ? '1 new message' : `${count} new messages`,
  }),
  colours: { th: 'สีของชิป', en: 'Colours of chips' },
  coloursNote: {
    th: 'สีบอกสถานะมีคำกำกับเสมอ แบบเข้มใช้กับสิ่งเดียวที่สำคัญที่สุดในแถว',
    en: 'A colour never speaks alone: there is a word with it. The strong look is for the one thing that matters most.',
  },
  light: { th: 'แบบอ่อน', en: 'Light' },
  outline: { th: 'แบบเส้น', en: 'Outlined' },
  filled: { th: 'แบบเข้ม', en: 'Filled' },
  chosen: { th: 'ชิปที่เลือกได้', en: 'Chips to choose' },
  chosenNote: { th: 'เลือกได้หลายชิป ด้วยเมาส์หรือแป้นเว้นวรรค', en: 'Any number of them, by mouse or the space bar.' },
  topics: { th: 'หัวข้อที่สนใจ', en: 'Topics' },
  removable: { th: 'ชิปที่เอาออกได้', en: 'Chips to take away' },
  remove: (name: string) => ({ th: `เอา “${name}” ออก`, en: `Take “${name}” away` }),
  back: { th: 'คืนทั้งหมด', en: 'Put all back' },
  none: { th: 'ไม่มีชิปเหลือแล้ว', en: 'None is left' },
};

/** `/ui/badge`: counters and chips, those of the template and the product's own. */
export function BadgePage() {
  const t = usePhrases(phrases);
  return (
    <>
      <Pairs>
        <Example title={t.counter} note={t.counterNote}>
          <Counter />
        </Example>
        <Example title={t.colours} note={t.coloursNote}>
          {(['light', 'outline', 'filled'] as const).map((variant) => (
            <div key={variant}>
              <Text size="sm" c="dimmed" mb={4}>
                {t[variant]}
              </Text>
              <Group gap="xs">
                {chipColours.map(({ name, color, icon: Icon }) => (
                  <Badge
                    key={name}
                    // the strong gold and green carry white letters only in their darker shade
                    color={variant === 'filled' ? `${color}.8` : color}
                    variant={variant}
                    size="lg"
                    tt="none"
                    fw={600}
                    {...(Icon && { leftSection: <Icon size={15} aria-hidden /> })}
                  >
                    {name}
                  </Badge>
                ))}
              </Group>
            </div>
          ))}
        </Example>
        <Example title={t.chosen} note={t.chosenNote}>
          <Topics />
        </Example>
        <Example title={t.removable}>
          <Removable />
        </Example>
      </Pairs>
      <OwnChips />
    </>
  );
}

/** Documented: `New Messages`, from 2 up. */
function Counter() {
  const t = usePhrases(phrases);
  const [count, setCount] = useState(2);
  return (
    <div>
      <Button
        variant="default"
        rightSection={
          <span className={classes.count} aria-hidden>
            {count}
          </span>
        }
        onClick={() => setCount(count + 1)}
      >
        <span lang="en">New Messages</span>
      </Button>
      <VisuallyHidden role="status">{t.counted(count)}</VisuallyHidden>
    </div>
  );
}

const topics = ['วรรณคดีไทย', 'ภาษาอังกฤษเพื่อการสื่อสาร', 'ประวัติศาสตร์ท้องถิ่น', 'ปรัชญา', 'บรรณารักษศาสตร์และสารสนเทศ'];

function Topics() {
  const t = usePhrases(phrases);
  const [chosen, setChosen] = useState<string[]>(topics.slice(0, 1));
  return (
    <Group gap="xs" role="group" aria-label={t.topics} lang="th">
      <Chip.Group multiple value={chosen} onChange={setChosen}>
        {topics.map((topic) => (
          <Chip key={topic} value={topic}>
            {topic}
          </Chip>
        ))}
      </Chip.Group>
    </Group>
  );
}

function Removable() {
  const t = usePhrases(phrases);
  const [left, setLeft] = useState(topics.slice(1, 4));
  return (
    <Stack gap="sm" align="flex-start">
      <Group gap="xs">
        {left.map((topic) => (
          <span key={topic} className={classes.removable} lang="th">
            {topic}
            <button type="button" aria-label={t.remove(topic)} onClick={() => setLeft(left.filter((each) => each !== topic))}>
              <IconX size={16} aria-hidden />
            </button>
          </span>
        ))}
        {left.length === 0 && <Text c="dimmed">{t.none}</Text>}
      </Group>
      <Button size="sm" variant="subtle" onClick={() => setLeft(topics.slice(1, 4))}>
        {t.back}
      </Button>
    </Stack>
  );
}
