import { gridRows } from '@faculty/contracts/website/person-grid';
import { Alert, Button, Group, Input, List, Text, VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle, IconArrowBackUp, IconPlus } from '@tabler/icons-react';
import { usePhrases } from '../../../../i18n/phrases.tsx';
import type { FieldProps } from '../../../../kit/fields/field-props.ts';
import { boundField } from '../../../../kit/form/fields/bound-field.tsx';
import { useShowcasePeople } from '../use-showcase-people.ts';
import { CellDialog } from './cell-dialog.tsx';
import classes from './grid.module.css';
import { gridPhrases } from './grid.phrases.ts';
import { GridRow } from './grid-row.tsx';
import { type GridEditor, useGridEditor } from './use-grid-editor.ts';
import { usePersonGrid } from './use-person-grid.ts';

/** The grid of a showcase: rows of cells in which members stand. Rows below the last one in use are not shown until they are asked for. */
export function PersonGrid({ id, label, value, onChange, error }: FieldProps<string>) {
  const t = usePhrases(gridPhrases);
  const people = useShowcasePeople();
  const state = usePersonGrid(value, onChange);
  const editor = useGridEditor(state, people);
  const { rows, edited, edit } = editor;
  return (
    <Input.Wrapper label={label} labelElement="div" error={error}>
      <Text size="sm" c="dimmed" mb="xs">
        {t.hint}
      </Text>
      <VisuallyHidden role="status">{state.announcement}</VisuallyHidden>
      {/* the summary of errors leads here */}
      <section id={id} ref={state.root} tabIndex={-1} aria-label={label} className={classes.grid}>
        <ol className={classes.rows}>
          {Array.from({ length: rows }, (_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place; who stands in it moves
            <GridRow key={row} editor={editor} row={row} />
          ))}
        </ol>
        <Group gap="sm">
          <Button
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden />}
            disabled={rows >= gridRows}
            onClick={() => state.open(rows + 1)}
          >
            {t.addRow}
          </Button>
          <Button
            variant="subtle"
            leftSection={<IconArrowBackUp size={18} aria-hidden />}
            // it keeps the focus when there is nothing left to take back
            aria-disabled={!state.undo}
            {...(!state.undo && { 'data-disabled': true })}
            onClick={() => state.undo?.()}
          >
            {t.undo}
          </Button>
          {rows >= gridRows && (
            <Text size="sm" c="dimmed">
              {t.full}
            </Text>
          )}
        </Group>
        {/* last, so that nothing moves under a card that is being moved */}
        <Repeated editor={editor} />
      </section>
      {edited && <CellDialog editor={editor} place={edited} onClose={() => edit(null)} />}
    </Input.Wrapper>
  );
}

/** Points out who stands in more than one cell; it may be meant. */
function Repeated({ editor: { repeated, nameOf, wordsOf } }: { editor: GridEditor }) {
  const t = usePhrases(gridPhrases);
  if (repeated.length === 0) return null;
  return (
    <Alert color="gold" icon={<IconAlertTriangle aria-hidden />} mt="sm">
      <List listStyleType="none">
        {repeated.map(([userName, places]) => (
          <List.Item key={userName}>{t.twiceAt(nameOf(userName), places.map(wordsOf).join(' · '))}</List.Item>
        ))}
      </List>
    </Alert>
  );
}

/** The people of a showcase's form. */
export const PersonGridField = boundField(PersonGrid);
