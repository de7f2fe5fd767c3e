import { type NewsImageItem, newsImage } from '@faculty/contracts/website/news-image';
import { Group, VisuallyHidden } from '@mantine/core';
import { type DragEvent, useState } from 'react';
import { usePhrases } from '../../../../i18n/phrases.tsx';
import { smallPicture } from '../../../../kit/fields/files/small-picture.ts';
import { useRight } from '../../../../kit/session/session.tsx';
import classes from './album.module.css';
import { albumPhrases } from './album.phrases.ts';
import { PictureActions, PictureChoice } from './picture-actions.tsx';
import { usePictureSteps } from './use-picture-steps.ts';

export interface AlbumViewProps {
  pictures: readonly NewsImageItem[];
  /** Identifiers of the pictures to move together. */
  chosen: ReadonlySet<number>;
  onChoose(id: number): void;
  onView(index: number): void;
  onMove(from: number, to: number): void;
  onRemove(picture: NewsImageItem): void;
}

/** The pictures in order; moved by drag and drop or with arrow buttons. */
export function AlbumGrid({ pictures, chosen, onChoose, onView, onMove, onRemove }: AlbumViewProps) {
  const t = usePhrases(albumPhrases);
  const right = useRight(newsImage.page);
  const [dragged, setDragged] = useState<number | null>(null);
  const [target, setTarget] = useState<number | null>(null);
  const { list, announcement, step } = usePictureSteps<HTMLUListElement>(pictures, onMove);

  const dragging = (index: number) => ({
    draggable: true,
    onDragStart(event: DragEvent) {
      event.dataTransfer.effectAllowed = 'move';
      setDragged(index);
    },
    onDragOver(event: DragEvent) {
      if (dragged === null) return;
      event.preventDefault();
      setTarget(index);
    },
    onDrop(event: DragEvent) {
      event.preventDefault();
      if (dragged !== null) onMove(dragged, index);
    },
    onDragEnd() {
      setDragged(null);
      setTarget(null);
    },
  });

  return (
    <>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <ul ref={list} className={classes.grid}>
        {pictures.map((picture, index) => (
          <li
            key={picture.news_image_id}
            className={classes.card}
            data-dragged={dragged === index || undefined}
            data-target={(target === index && dragged !== index) || undefined}
            {...(right.edit && dragging(index))}
          >
            <button type="button" className={classes.view} aria-label={t.view(index + 1)} onClick={() => onView(index)}>
              <img
                src={smallPicture(picture.news_b_image)}
                alt={picture.alt_th || t.picture(index + 1, pictures.length)}
                loading="lazy"
                draggable={false}
              />
            </button>
            <Group justify="space-between" gap={4} p={6} wrap="nowrap">
              <PictureChoice index={index} isChosen={chosen.has(picture.news_image_id)} onChoose={() => onChoose(picture.news_image_id)} />
              <PictureActions picture={picture} index={index} count={pictures.length} onStep={step} onRemove={onRemove} />
            </Group>
          </li>
        ))}
      </ul>
    </>
  );
}
