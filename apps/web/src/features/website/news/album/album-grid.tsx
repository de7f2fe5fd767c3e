import { type NewsImageRow, newsImage } from '@faculty/contracts/website/news-image';
import { ActionIcon, Group, Text, VisuallyHidden } from '@mantine/core';
import { IconArrowLeft, IconArrowRight, IconTrash } from '@tabler/icons-react';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { usePhrases } from '../../../../i18n/phrases.tsx';
import { smallPicture } from '../../../../kit/fields/small-picture.ts';
import { useRight } from '../../../../kit/session/session.tsx';
import classes from './album.module.css';
import { albumPhrases } from './album.phrases.ts';

interface AlbumGridProps {
  pictures: readonly NewsImageRow[];
  onView(index: number): void;
  onMove(from: number, to: number): void;
  onRemove(picture: NewsImageRow): void;
}

/** The pictures in their order; dragged, or moved step by step with their arrows. */
export function AlbumGrid({ pictures, onView, onMove, onRemove }: AlbumGridProps) {
  const t = usePhrases(albumPhrases);
  const right = useRight(newsImage.page);
  const [dragged, setDragged] = useState<number | null>(null);
  const [target, setTarget] = useState<number | null>(null);
  const { list, announcement, step } = useSteps(pictures, onMove);

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
              <img src={smallPicture(picture.news_b_image)} alt={t.picture(index + 1, pictures.length)} loading="lazy" draggable={false} />
            </button>
            <Group justify="space-between" gap={4} p={6} wrap="nowrap">
              <Text size="sm" fw={600} className={classes.position}>
                {index + 1}
              </Text>
              <Group gap={2} wrap="nowrap">
                {right.edit && (
                  <>
                    <ActionIcon
                      variant="subtle"
                      size="lg"
                      data-step={`${picture.news_image_id}/-1`}
                      aria-label={t.earlier(index + 1)}
                      disabled={index === 0}
                      onClick={() => step(index, -1)}
                    >
                      <IconArrowLeft size={20} aria-hidden />
                    </ActionIcon>
                    <ActionIcon
                      variant="subtle"
                      size="lg"
                      data-step={`${picture.news_image_id}/1`}
                      aria-label={t.later(index + 1)}
                      disabled={index === pictures.length - 1}
                      onClick={() => step(index, 1)}
                    >
                      <IconArrowRight size={20} aria-hidden />
                    </ActionIcon>
                  </>
                )}
                {right.delete && (
                  <ActionIcon variant="subtle" size="lg" color="red" aria-label={t.remove(index + 1)} onClick={() => onRemove(picture)}>
                    <IconTrash size={20} aria-hidden />
                  </ActionIcon>
                )}
              </Group>
            </Group>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Moving by buttons: says where the picture is now, and keeps the focus on the arrow although it moves in the page. */
function useSteps(pictures: readonly NewsImageRow[], onMove: (from: number, to: number) => void) {
  const t = usePhrases(albumPhrases);
  const list = useRef<HTMLUListElement>(null);
  const pressed = useRef<string>(null);
  const [announcement, setAnnouncement] = useState('');

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus is lost whenever the pictures are drawn in another order
  useEffect(() => {
    if (pressed.current === null) return;
    const id = pressed.current.split('/')[0];
    const steps = [pressed.current, `${id}/-1`, `${id}/1`].map((step) =>
      list.current?.querySelector<HTMLButtonElement>(`[data-step="${step}"]`),
    );
    steps.find((button) => button && !button.disabled)?.focus();
    pressed.current = null;
  }, [pictures]);

  return {
    list,
    announcement,
    step(index: number, by: -1 | 1) {
      pressed.current = `${pictures[index]?.news_image_id}/${by}`;
      setAnnouncement(t.movedTo(index + by + 1, pictures.length));
      onMove(index, index + by);
    },
  };
}
