import {
  Checkbox,
  FileInput,
  MultiSelect,
  NumberInput,
  PasswordInput,
  Radio,
  Select,
  SimpleGrid,
  Slider,
  Switch,
  TagsInput,
  Textarea,
  TextInput,
} from '@mantine/core';
import type { ComponentType } from 'react';
import { usePhrases } from '../../i18n/phrases.tsx';
import { Example } from '../example.tsx';

const phrases = {
  text: { th: 'ข้อความหนึ่งบรรทัด', en: 'A line of text' },
  paragraph: { th: 'ข้อความหลายบรรทัด', en: 'A paragraph' },
  number: { th: 'ตัวเลข', en: 'A number' },
  password: { th: 'รหัสผ่าน', en: 'A password' },
  one: { th: 'เลือกหนึ่งรายการ', en: 'One of some options' },
  several: { th: 'เลือกหลายรายการ', en: 'Several of some options' },
  tags: { th: 'คำสำคัญ', en: 'Keywords' },
  file: { th: 'ไฟล์', en: 'A file' },
  checkbox: { th: 'ช่องทำเครื่องหมาย', en: 'A checkbox' },
  radio: { th: 'ตัวเลือกแบบวงกลม', en: 'A radio button' },
  switch: { th: 'สวิตช์', en: 'A switch' },
  slider: { th: 'แถบเลื่อน', en: 'A slider' },
  plain: { th: 'ยังว่าง', en: 'Empty' },
  hint: { th: 'มีคำแนะนำ', en: 'With a hint' },
  hintText: { th: 'คำแนะนำบอกกติกาก่อนที่จะผิด', en: 'A hint tells the rule before it is broken' },
  wrong: { th: 'ไม่ถูกต้อง', en: 'Wrong' },
  wrongText: { th: 'โปรดกรอกข้อมูล', en: 'This is required' },
  locked: { th: 'แก้ไขไม่ได้', en: 'Not to be changed' },
  national: { th: 'ระดับชาติ', en: 'National' },
  international: { th: 'ระดับนานาชาติ', en: 'International' },
  university: { th: 'ระดับมหาวิทยาลัย', en: 'University' },
};

interface Field {
  name: keyof typeof phrases;
  // biome-ignore lint/suspicious/noExplicitAny: each has props of its own; the page gives those that all of them have
  input: ComponentType<any>;
  hasOptions?: boolean;
}

const fields: readonly Field[] = [
  { name: 'text', input: TextInput },
  { name: 'paragraph', input: Textarea },
  { name: 'number', input: NumberInput },
  { name: 'password', input: PasswordInput },
  { name: 'one', input: Select, hasOptions: true },
  { name: 'several', input: MultiSelect, hasOptions: true },
  { name: 'tags', input: TagsInput },
  { name: 'file', input: FileInput },
  { name: 'checkbox', input: Checkbox },
  { name: 'radio', input: Radio },
  { name: 'switch', input: Switch },
];

/** `/forms/elements`: every field in each of its states. Nothing here is saved. */
export function ElementsPage() {
  const t = usePhrases(phrases);
  const states = [
    { label: t.plain },
    { label: t.hint, description: t.hintText },
    { label: t.wrong, error: t.wrongText },
    { label: t.locked, disabled: true },
  ];
  return (
    <>
      {fields.map(({ name, input: Input, hasOptions = false }) => (
        <Example key={name} title={t[name]}>
          <SimpleGrid cols={{ base: 1, xs: 2, lg: 4 }}>
            {states.map((state) => (
              <Input key={state.label} {...state} {...(hasOptions && { data: [t.national, t.international, t.university] })} />
            ))}
          </SimpleGrid>
        </Example>
      ))}
      <Example title={t.slider}>
        <Slider defaultValue={40} thumbLabel={t.slider} />
      </Example>
    </>
  );
}
