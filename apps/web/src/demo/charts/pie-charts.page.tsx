import '@mantine/charts/styles.css';
import { DonutChart, PieChart } from '@mantine/charts';
import { Button, ColorSwatch, Group, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { usePhrases } from '../../i18n/phrases.tsx';
import { Example, Examples } from '../example.tsx';
import { PlainTable } from '../plain-table.tsx';
import { colourOf, samplePhrases, seriesColours } from './figures.tsx';

const phrases = {
  students: { th: 'นักศึกษาแยกตามสาขาวิชา', en: 'Students by department' },
  studentsNote: { th: 'ตารางข้างกันบอกเรื่องเดียวกันเป็นตัวเลข', en: 'The table beside it says the same in figures.' },
  donut: { th: 'โดนัตที่ปรับค่าได้', en: 'A donut that changes' },
  donutNote: { th: 'ค่าสุ่มตั้งแต่ 1 ถึง 100 เหลือค่าไว้อย่างน้อยหนึ่งค่า', en: 'Random values from 1 to 100. One value always stays.' },
  value: (number: number) => ({ th: `ค่าที่ ${number}`, en: `Value ${number}` }),
  now: (count: number, total: number) => ({
    th: `${count} ค่า รวม ${total}`,
    en: `${count} ${count === 1 ? 'value' : 'values'}, ${total} in all`,
  }),
  name: { th: 'รายการ', en: 'Name' },
  number: { th: 'จำนวน', en: 'Number' },
  share: { th: 'ร้อยละ', en: 'Percent' },
};

/** `/charts/pie-charts`: the documented donut, and a pie. */
export function PieChartsPage() {
  const t = usePhrases(phrases);
  const samples = usePhrases(samplePhrases);
  return (
    <Examples>
      <Donut />
      <Example title={t.students} note={t.studentsNote}>
        <Shares
          label={t.students}
          parts={[
            { name: samples.english, value: 1012 },
            { name: samples.thai, value: 604 },
            { name: samples.chinese, value: 431 },
            { name: samples.library, value: 327 },
            { name: samples.history, value: 226 },
          ]}
        />
      </Example>
    </Examples>
  );
}

/** What the donut shows at first, and after Reset. */
const firstValues = [38, 27, 19, 11];
/** Documented: from 1 to 100. */
const randomValue = () => 1 + Math.floor(Math.random() * 100);

/** Documented: Randomize, Add, Remove not below one value, Reset. */
function Donut() {
  const t = usePhrases(phrases);
  const [values, setValues] = useState(firstValues);
  const total = values.reduce((sum, value) => sum + value, 0);
  return (
    <Example title={t.donut} note={t.donutNote}>
      <Group gap="xs" lang="en">
        <Button onClick={() => setValues(values.map(randomValue))}>Randomize</Button>
        {/* more parts than colours could not be told apart */}
        <Button variant="default" onClick={() => setValues([...values, randomValue()])} disabled={values.length >= seriesColours.length}>
          Add
        </Button>
        <Button variant="default" onClick={() => setValues(values.slice(0, -1))} disabled={values.length <= 1}>
          Remove
        </Button>
        <Button variant="default" onClick={() => setValues(firstValues)}>
          Reset
        </Button>
      </Group>
      <VisuallyHidden role="status">{t.now(values.length, total)}</VisuallyHidden>
      <Shares label={t.donut} isRing parts={values.map((value, at) => ({ name: t.value(at + 1), value }))} />
    </Example>
  );
}

/** Shares of a whole, as a pie or a ring for the eye; the table says the same. */
function Shares({ label, parts, isRing = false }: { label: string; parts: readonly { name: string; value: number }[]; isRing?: boolean }) {
  const t = usePhrases(phrases);
  const total = parts.reduce((sum, { value }) => sum + value, 0);
  const data = parts.map((part, at) => ({ ...part, color: colourOf(at) }));
  return (
    <>
      <Group justify="center" aria-hidden>
        {isRing ? (
          <DonutChart data={data} size={200} thickness={44} chartLabel={total} accessibilityLayer={false} pieProps={{ rootTabIndex: -1 }} />
        ) : (
          <PieChart data={data} size={200} withTooltip accessibilityLayer={false} pieProps={{ rootTabIndex: -1 }} />
        )}
      </Group>
      <PlainTable
        label={label}
        head={[t.name, t.number, t.share]}
        rows={data.map(({ name, value, color }) => [
          name,
          <Group key={name} gap="xs" justify="flex-end" wrap="nowrap">
            <ColorSwatch color={color} size={16} aria-hidden />
            {value}
          </Group>,
          ((value / total) * 100).toFixed(1),
        ])}
      />
    </>
  );
}
