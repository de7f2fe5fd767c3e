import { IconPlus } from '@tabler/icons-react';
import { type DragEvent, useState } from 'react';
import { usePhrases } from '../../../../i18n/phrases.tsx';
import classes from './grid.module.css';
import { gridPhrases } from './grid.phrases.ts';
import { cellAt, isSamePlace, type Place } from './grid-model.ts';
import { PersonCard } from './person-card.tsx';
import type { GridEditor } from './use-grid-editor.ts';
import { placeKey } from './use-person-grid.ts';

/** One cell: a person card, or a button to add a person. It is a drop target for cards. */
export function GridCell({ editor, place }: { editor: GridEditor; place: Place }) {
  const t = usePhrases(gridPhrases);
  const [isTarget, setTarget] = useState(false);
  const { dragged, drag, edit, move, placeText } = editor;
  const cell = cellAt(editor.grid, place);
  const isDragged = dragged !== null && isSamePlace(dragged, place);

  const dropping = {
    onDragOver(event: DragEvent) {
      if (dragged === null) return;
      event.preventDefault();
      setTarget(true);
    },
    onDragLeave: () => setTarget(false),
    onDrop(event: DragEvent) {
      event.preventDefault();
      setTarget(false);
      drag(null);
      if (dragged !== null) move(dragged, place);
    },
  };
  const dragging = cell && {
    draggable: true,
    onDragStart(event: DragEvent) {
      event.dataTransfer.effectAllowed = 'move';
      drag(place);
    },
    onDragEnd: () => drag(null),
  };

  return (
    <li
      className={classes.cell}
      data-filled={cell !== null || undefined}
      data-dragged={isDragged || undefined}
      data-target={(isTarget && !isDragged) || undefined}
      {...dropping}
      {...dragging}
    >
      {cell ? (
        <PersonCard editor={editor} place={place} cell={cell} />
      ) : (
        <button
          type="button"
          className={classes.free}
          data-place={placeKey(place)}
          aria-label={t.addAt(placeText(place))}
          onClick={() => edit(place)}
        >
          <IconPlus size={20} aria-hidden />
          <span className={classes.freeWord}>{t.column(place.column + 1)}</span>
        </button>
      )}
    </li>
  );
}
