import { Badge, Button, Group, Indicator, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { usePhrases } from '../../i18n/phrases.tsx';
import { Example, Examples } from '../example.tsx';

const phrases = {
  counter: { th: 'ตัวนับ', en: 'A counter' },
  counterNote: { th: 'เริ่มที่ 2 และเพิ่มทีละ 1 เมื่อกด', en: 'Starts at 2, one more with each click.' },
  counted: (count: number) => ({ th: `ข้อความใหม่ ${count} ข้อความ`, en: count === 1 ? '1 new message' : `${count} new messages` }),
  colours: { th: 'สีของชิป', en: 'Colours of chips' },
};

/** The template's six colours of chips, and which of the product's stands for each. */
const chipColours = { default: 'gray', primary: 'blue', secondary: 'red', info: 'blue', success: 'green', warning: 'gold' };

/** `/ui/badge`: the documented counter, and chips in six colours. */
export function BadgePage() {
  const t = usePhrases(phrases);
  const [count, setCount] = useState(2);
  return (
    <Examples>
      <Example title={t.counter} note={t.counterNote}>
        <div>
          <Indicator inline label={count} size={22} color="red.8" zIndex={1}>
            <Button variant="default" lang="en" onClick={() => setCount(count + 1)}>
              New Messages
            </Button>
          </Indicator>
          <VisuallyHidden role="status">{t.counted(count)}</VisuallyHidden>
        </div>
      </Example>
      <Example title={t.colours}>
        {(['light', 'outline', 'filled'] as const).map((variant) => (
          <Group key={variant} gap="xs" lang="en">
            {Object.entries(chipColours).map(([name, color]) => (
              // the strong gold and green carry white letters only in their darker shade
              <Badge key={name} color={variant === 'filled' ? `${color}.8` : color} variant={variant} size="lg">
                {name}
              </Badge>
            ))}
          </Group>
        ))}
      </Example>
    </Examples>
  );
}
