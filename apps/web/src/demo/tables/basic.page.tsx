import { Button, Group, Modal, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { usePhrases } from '../../i18n/phrases.tsx';
import { formPhrases } from '../../kit/form/form.phrases.ts';
import { showMessage } from '../../kit/notifications/messages.ts';
import { useReturnFocus } from '../../kit/notifications/use-return-focus.ts';
import { Example } from '../example.tsx';
import { PlainTable } from '../plain-table.tsx';

const phrases = {
  plain: { th: 'ตารางธรรมดา', en: 'A plain table' },
  inline: { th: 'แก้ไขในตาราง', en: 'Editing in place' },
  inlineNote: {
    th: 'กดค่าธาตุเหล็กเพื่อแก้ไข ไม่เกิน 25 ตัวอักษร Enter บันทึก Esc ยกเลิก ข้อความแจ้งปิดเองใน 3 วินาที',
    en: 'Press a value of iron to edit it, at most 25 characters. Enter saves, Esc cancels; the message closes after 3 seconds.',
  },
  name: { th: 'ขนมหวาน (100 กรัม)', en: 'Dessert (100 g serving)' },
  calories: { th: 'แคลอรี', en: 'Calories' },
  fat: { th: 'ไขมัน (ก.)', en: 'Fat (g)' },
  carbs: { th: 'คาร์บ (ก.)', en: 'Carbs (g)' },
  protein: { th: 'โปรตีน (ก.)', en: 'Protein (g)' },
  iron: { th: 'ธาตุเหล็ก (%)', en: 'Iron (%)' },
  edit: (name: string, iron: string) => ({ th: `แก้ไขธาตุเหล็กของ ${name}: ${iron}`, en: `Edit iron of ${name}: ${iron}` }),
};

interface Dessert {
  name: string;
  /** Calories, fat, carbohydrates, protein. */
  figures: readonly number[];
  /** Percent of what a day needs, as text: it can be edited. */
  iron: string;
}

/** The template's ten desserts, per 100 g. */
const desserts: readonly Dessert[] = [
  { name: 'Frozen Yogurt', figures: [159, 6, 24, 4], iron: '1%' },
  { name: 'Ice cream sandwich', figures: [237, 9, 37, 4.3], iron: '1%' },
  { name: 'Eclair', figures: [262, 16, 23, 6], iron: '7%' },
  { name: 'Cupcake', figures: [305, 3.7, 67, 4.3], iron: '8%' },
  { name: 'Gingerbread', figures: [356, 16, 49, 3.9], iron: '16%' },
  { name: 'Jelly bean', figures: [375, 0, 94, 0], iron: '0%' },
  { name: 'Lollipop', figures: [392, 0.2, 98, 0], iron: '2%' },
  { name: 'Honeycomb', figures: [408, 3.2, 87, 6.5], iron: '45%' },
  { name: 'Donut', figures: [452, 25, 51, 4.9], iron: '22%' },
  { name: 'KitKat', figures: [518, 26, 65, 7], iron: '6%' },
];

/** Documented: how long a message of this page stays, and the most characters of a value. */
const [snackbarMilliseconds, longestIron] = [3000, 25];

/** Says one of the documented texts. */
function say(message: 'Data saved' | 'Canceled' | 'Dialog opened', color: string): void {
  showMessage('notice', { message, color, autoClose: snackbarMilliseconds });
}

/** `/tables/basic`: the desserts as a plain table, and again with a column that is edited in place. */
export function BasicTablesPage() {
  const t = usePhrases(phrases);
  const [rows, setRows] = useState(desserts);
  const [edited, setEdited] = useState<Dessert | null>(null);
  const head = [t.name, t.calories, t.fat, t.carbs, t.protein, t.iron];
  return (
    <>
      <Example title={t.plain}>
        <PlainTable label={t.plain} head={head} rows={desserts.map(({ name, figures, iron }) => [name, ...figures, iron])} />
      </Example>
      <Example title={t.inline} note={t.inlineNote}>
        <PlainTable
          label={t.inline}
          head={head}
          rows={rows.map((row) => [
            row.name,
            ...row.figures,
            <Button
              key="iron"
              variant="subtle"
              size="compact-md"
              aria-label={t.edit(row.name, row.iron)}
              onClick={() => {
                setEdited(row);
                say('Dialog opened', 'blue');
              }}
            >
              {row.iron}
            </Button>,
          ])}
        />
      </Example>
      {edited && (
        <IronDialog
          row={edited}
          onSave={(iron) => {
            setRows((before) => before.map((row) => (row.name === edited.name ? { ...row, iron } : row)));
            setEdited(null);
            say('Data saved', 'green');
          }}
          onCancel={() => {
            setEdited(null);
            say('Canceled', 'red');
          }}
        />
      )}
    </>
  );
}

/** Edits one cell: Enter saves, Esc gives it up. */
function IronDialog({ row, onSave, onCancel }: { row: Dessert; onSave(iron: string): void; onCancel(): void }) {
  useReturnFocus();
  const t = { ...usePhrases(formPhrases), ...usePhrases(phrases) };
  const [iron, setIron] = useState(row.iron);
  const isTooLong = iron.length > longestIron;
  return (
    <Modal opened onClose={onCancel} withCloseButton={false} title={row.name}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!isTooLong) onSave(iron.trim());
        }}
      >
        <Stack>
          <TextInput
            label={t.iron}
            data-autofocus
            value={iron}
            onChange={(event) => setIron(event.currentTarget.value)}
            error={isTooLong && 'Input too long!'}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onCancel}>
              {t.cancel}
            </Button>
            <Button type="submit" disabled={isTooLong}>
              {t.save}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
