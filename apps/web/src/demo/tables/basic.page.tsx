import { UnstyledButton } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { usePhrases } from '../../i18n/phrases.tsx';
import { Example } from '../example.tsx';
import { DessertTable } from './dessert-table.tsx';
import { type Dessert, desserts } from './desserts.ts';
import { IronDialog } from './iron-dialog.tsx';
import { showSnackbar } from './snackbar.ts';
import classes from './tables.module.css';

const phrases = {
  plain: { th: 'ตารางธรรมดา', en: 'A plain table' },
  plainNote: {
    th: 'ตัวเลขชิดขวา หัวตารางและชื่อแถวเป็นหัวจริงสำหรับโปรแกรมอ่านหน้าจอ จอแคบเลื่อนดูในกรอบของตาราง',
    en: 'Figures end at the right; heads of columns and rows are real ones for screen readers. On a narrow screen the table scrolls inside its own frame.',
  },
  inline: { th: 'แก้ไขในตาราง', en: 'Editing in place' },
  inlineNote: {
    th: 'กดค่าธาตุเหล็กเพื่อแก้ไข ไม่เกิน 25 ตัวอักษร Enter บันทึก Esc ยกเลิก ข้อความแจ้งปิดเองใน 3 วินาที',
    en: 'Press a value of iron to edit it, at most 25 characters. Enter saves, Esc cancels; the message closes after 3 seconds.',
  },
  edit: (name: string, iron: string) => ({ th: `แก้ไขธาตุเหล็กของ ${name}: ${iron}`, en: `Edit iron of ${name}: ${iron}` }),
};

/** `/tables/basic`: the desserts as a plain table, and again with a column that is edited in place. */
export function BasicTablesPage() {
  const t = usePhrases(phrases);
  const [rows, setRows] = useState(desserts);
  const [edited, setEdited] = useState<Dessert | null>(null);

  function open(row: Dessert): void {
    setEdited(row);
    showSnackbar('Dialog opened', 'blue');
  }
  function save(iron: string): void {
    setRows((before) => before.map((row) => (row.name === edited?.name ? { ...row, iron } : row)));
    setEdited(null);
    showSnackbar('Data saved', 'green');
  }
  function cancel(): void {
    setEdited(null);
    showSnackbar('Canceled', 'red');
  }

  return (
    <>
      <Example title={t.plain} note={t.plainNote}>
        <DessertTable label={t.plain} rows={desserts} />
      </Example>
      <Example title={t.inline} note={t.inlineNote}>
        <DessertTable
          label={t.inline}
          rows={rows}
          iron={(row) => (
            <UnstyledButton className={classes.editable} aria-label={t.edit(row.name, row.iron)} onClick={() => open(row)}>
              {row.iron}
              <IconPencil size={16} aria-hidden />
            </UnstyledButton>
          )}
        />
      </Example>
      {edited && <IronDialog row={edited} onSave={save} onCancel={cancel} />}
    </>
  );
}
