import { fieldErrorOf } from '@faculty/contracts/kit/field-error-of';
import { positionText } from '@faculty/contracts/website/person-grid';
import { Alert, Button, Group, Modal, Select, Stack, Text, TextInput } from '@mantine/core';
import { IconAlertTriangle, IconUserOff } from '@tabler/icons-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { z } from 'zod';
import { useLanguage, usePhrases } from '../../../../i18n/phrases.tsx';
import { choiceSearch } from '../../../../kit/fields/choice/choice-search.ts';
import { FieldProblem } from '../../../../kit/fields/core/field-problem.tsx';
import { useReturnFocus } from '../../../../kit/notifications/use-return-focus.ts';
import { gridPhrases } from './grid.phrases.ts';
import { cellAt, type Place } from './grid-model.ts';
import type { GridEditor } from './use-grid-editor.ts';

interface CellDialogProps {
  editor: GridEditor;
  place: Place;
  onClose(): void;
}

/** Maximum number of options shown; the others are found by typing. */
const maxOptions = 50;

/** Dialog to choose the member of a cell and their positions. */
export function CellDialog({ editor, place, onClose }: CellDialogProps) {
  useReturnFocus();
  const t = usePhrases(gridPhrases);
  const { language } = useLanguage();
  const { people, elsewhere, placeText } = editor;
  const before = cellAt(editor.grid, place);
  const [cell, setCell] = useState(before ?? { user_name: '', position_th: '', position_en: '' });
  const person = cell.user_name === '' ? null : people.of(cell.user_name);
  const offered = person && !people.active.includes(person) ? [person, ...people.active] : people.active;
  const others = elsewhere(cell.user_name, place);
  const problems = { position_th: problemOf(cell.position_th), position_en: problemOf(cell.position_en) };
  const isReady = person !== null && !problems.position_th && !problems.position_en;

  function submit(event: FormEvent): void {
    event.preventDefault();
    // React bubbles the event through the portal to the surrounding form
    event.stopPropagation();
    if (!isReady) return;
    editor.set(place, { ...cell, position_th: cell.position_th.trim(), position_en: cell.position_en.trim() });
    onClose();
  }

  const position = (field: 'position_th' | 'position_en') => ({
    label: t[field],
    lang: field === 'position_th' ? 'th' : 'en',
    value: cell[field],
    error: problems[field],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => setCell({ ...cell, [field]: value }),
  });

  return (
    <Modal
      opened
      onClose={onClose}
      withCloseButton={false}
      title={<Text fw={600}>{`${t.row(place.row + 1)} · ${t.column(place.column + 1)}`}</Text>}
    >
      <form noValidate onSubmit={submit}>
        <Stack>
          <Select
            label={t.person}
            data-autofocus
            required
            value={person?.user_name ?? null}
            onChange={(user_name) => setCell({ ...cell, user_name: user_name ?? '' })}
            data={offered.map(({ user_name, name }) => ({ value: user_name, label: `${name[language]} (${user_name})` }))}
            placeholder={t.choose}
            nothingFoundMessage={t.none}
            searchable
            selectFirstOptionOnChange
            limit={maxOptions}
            filter={choiceSearch}
            allowDeselect={false}
          />
          {person?.hasLeft && (
            <Alert color="red" icon={<IconUserOff aria-hidden />} title={t.gone}>
              {t.goneHint}
            </Alert>
          )}
          {others.length > 0 && (
            <Alert color="gold" icon={<IconAlertTriangle aria-hidden />}>
              {t.alsoAt(others.map(placeText).join(' · '))}
            </Alert>
          )}
          <TextInput {...position('position_th')} />
          <TextInput {...position('position_en')} />
          <Group justify="flex-end">
            {before && (
              <Button
                variant="subtle"
                color="red"
                mr="auto"
                onClick={() => {
                  editor.takeOut(place);
                  onClose();
                }}
              >
                {t.takeOut}
              </Button>
            )}
            <Button variant="default" onClick={onClose}>
              {t.cancel}
            </Button>
            <Button type="submit" disabled={!isReady}>
              {t.done}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

function problemOf(position: string): ReactNode {
  const issue = z.safeParse(positionText, position, { reportInput: true }).error?.issues[0];
  return issue && <FieldProblem {...fieldErrorOf(issue)} />;
}
