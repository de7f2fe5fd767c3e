import { gridRows } from '@faculty/contracts/website/person-grid';
import { Alert, Button, Group, Input, List, Text, VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle, IconArrowBackUp, IconPlus } from '@tabler/icons-react';
import { usePhrases } from '../../../../i18n/phrases.tsx';
import { boundField } from '../../../../kit/fields/core/bound-field.tsx';
import type { FieldProps } from '../../../../kit/fields/core/field-props.ts';
import { useShowcasePeople } from '../../../../kit/people/use-showcase-people.ts';
import { CellDialog } from './cell-dialog.tsx';
import classes from './grid.module.css';
import { gridPhrases } from './grid.phrases.ts';
import { GridRow } from './grid-row.tsx';
import { type GridEditor, useGridEditor } from './use-grid-editor.ts';
import { usePersonGrid } from './use-person-grid.ts';

/** Editor of a showcase grid: rows of cells with members. Empty rows below the last used one are hidden until the user adds them. */
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
      {/* focus target of the error summary */}
      <section id={id} ref={state.root} tabIndex={-1} aria-label={label} className={classes.grid}>
        <ol className={classes.rows}>
          {Array.from({ length: rows }, (_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies the row; persons move between rows
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
            // not `disabled`: the button must keep the focus when there is nothing left to undo
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
        {/* last, so that the cells do not shift while a card is dragged */}
        <Repeated editor={editor} />
      </section>
      {edited && <CellDialog editor={editor} place={edited} onClose={() => edit(null)} />}
    </Input.Wrapper>
  );
}

/** Notes people who are in more than one cell; this is allowed. */
function Repeated({ editor: { repeated, nameOf, placeText } }: { editor: GridEditor }) {
  const t = usePhrases(gridPhrases);
  if (repeated.length === 0) return null;
  return (
    <Alert color="gold" icon={<IconAlertTriangle aria-hidden />} mt="sm">
      <List listStyleType="none">
        {repeated.map(([userName, places]) => (
          <List.Item key={userName}>{t.twiceAt(nameOf(userName), places.map(placeText).join(' · '))}</List.Item>
        ))}
      </List>
    </Alert>
  );
}

/** `PersonGrid` as a form field. */
export const PersonGridField = boundField(PersonGrid);
