import { ActionIcon, Avatar, Badge, Menu, Text, VisuallyHidden } from '@mantine/core';
import {
  IconAlertTriangle,
  IconArrowDown,
  IconArrowLeft,
  IconArrowRight,
  IconArrowUp,
  IconDots,
  IconUser,
  IconUserOff,
  IconUserX,
} from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { useLanguage, usePhrases } from '../../../../i18n/phrases.tsx';
import { smallPicture } from '../../../../kit/fields/files/small-picture.ts';
import { PersonName } from '../../../../kit/theme/person-name.tsx';
import classes from './grid.module.css';
import { gridPhrases } from './grid.phrases.ts';
import { type Cell, type Direction, neighbour, type Place } from './grid-model.ts';
import type { GridEditor } from './use-grid-editor.ts';
import { placeKey } from './use-person-grid.ts';

interface PersonCardProps {
  editor: GridEditor;
  place: Place;
  cell: Cell;
}

const directions = { left: IconArrowLeft, right: IconArrowRight, up: IconArrowUp, down: IconArrowDown } as const;
const keys: Readonly<Record<string, Direction>> = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' };

/** Card of a person in a cell, with positions and warnings. A click opens the dialog; Shift + arrow keys move the card. */
export function PersonCard({ editor, place, cell }: PersonCardProps) {
  const t = usePhrases(gridPhrases);
  const { language } = useLanguage();
  const { people, elsewhere, edit, step, takeOut, placeText } = editor;
  const person = people.of(cell.user_name);
  const isRepeated = elsewhere(cell.user_name, place).length > 0;
  const position = (language === 'en' && cell.position_en) || cell.position_th;

  function onKeyDown(event: KeyboardEvent): void {
    const direction = event.shiftKey ? keys[event.key] : undefined;
    if (direction) step(place, direction);
    else if (event.key === 'Delete') takeOut(place);
    else return;
    event.preventDefault();
  }

  return (
    <>
      <button
        type="button"
        className={classes.card}
        data-place={placeKey(place)}
        data-gone={person.hasLeft || undefined}
        aria-keyshortcuts="Shift+ArrowLeft Shift+ArrowRight Shift+ArrowUp Shift+ArrowDown Delete"
        onClick={() => edit(place)}
        onKeyDown={onKeyDown}
      >
        <Avatar src={person.picture && smallPicture(person.picture)} alt="" size={44} color="blue" imageProps={{ draggable: false }}>
          <IconUser size={24} aria-hidden />
        </Avatar>
        <span className={classes.who}>
          <span className={classes.name}>
            <PersonName name={person.name[language]} />
          </span>
          <Text span display="block" size="sm" c="dimmed">
            {position}
          </Text>
          {(person.hasLeft || isRepeated) && (
            <span className={classes.marks}>
              {person.hasLeft && (
                <Badge color="red" leftSection={<IconUserOff size={14} aria-hidden />}>
                  {t.gone}
                </Badge>
              )}
              {isRepeated && (
                <Badge color="gold" leftSection={<IconAlertTriangle size={14} aria-hidden />}>
                  {t.twice}
                </Badge>
              )}
            </span>
          )}
          <VisuallyHidden>{placeText(place)}</VisuallyHidden>
        </span>
      </button>
      <Menu>
        <Menu.Target>
          <ActionIcon variant="subtle" size="lg" className={classes.cardMenu ?? ''} aria-label={t.cardActions(person.name[language])}>
            <IconDots size={20} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {(Object.keys(directions) as Direction[]).map((direction) => {
            const Icon = directions[direction];
            return (
              <Menu.Item
                key={direction}
                leftSection={<Icon size={18} aria-hidden />}
                disabled={!neighbour(place, direction)}
                onClick={() => step(place, direction)}
              >
                {t[direction]}
              </Menu.Item>
            );
          })}
          <Menu.Item leftSection={<IconUserX size={18} aria-hidden />} c="var(--mantine-color-error)" onClick={() => takeOut(place)}>
            {t.takeOut}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </>
  );
}
