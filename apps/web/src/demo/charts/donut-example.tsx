import { Button, Group, VisuallyHidden } from '@mantine/core';
import { useReducer } from 'react';
import { usePhrases } from '../../i18n/phrases.tsx';
import { Example } from '../example.tsx';
import { type DonutStep, donutStep, fewestValues, firstValues, mostValues } from './donut-values.ts';
import { PieChart } from './parts/pie-chart.tsx';

const phrases = {
  title: { th: 'โดนัตที่ปรับค่าได้', en: 'A donut that changes' },
  note: { th: 'ค่าสุ่มตั้งแต่ 1 ถึง 100 เหลือค่าไว้อย่างน้อยหนึ่งค่า', en: 'Random values from 1 to 100. One value always stays.' },
  value: (number: number) => ({ th: `ค่าที่ ${number}`, en: `Value ${number}` }),
  now: (count: number, total: number) => ({
    th: `${count} ค่า รวม ${total}`,
    en: `${count} ${count === 1 ? 'value' : 'values'}, ${total} in all`,
  }),
};

const randomStep = (values: readonly number[], step: DonutStep) => donutStep(values, step);

/** The documented donut: Randomize, Add, Remove, Reset. */
export function DonutExample() {
  const t = usePhrases(phrases);
  const [values, step] = useReducer(randomStep, firstValues);
  const total = values.reduce((sum, value) => sum + value, 0);
  return (
    <Example title={t.title} note={t.note}>
      <Group gap="xs" lang="en">
        <Button onClick={() => step('randomize')}>Randomize</Button>
        <Button variant="default" onClick={() => step('add')} disabled={values.length >= mostValues}>
          Add
        </Button>
        <Button variant="default" onClick={() => step('remove')} disabled={values.length <= fewestValues}>
          Remove
        </Button>
        <Button variant="default" onClick={() => step('reset')}>
          Reset
        </Button>
      </Group>
      <VisuallyHidden role="status">{t.now(values.length, total)}</VisuallyHidden>
      <PieChart caption={t.title} isRing parts={values.map((value, at) => ({ name: t.value(at + 1), value }))} />
    </Example>
  );
}
