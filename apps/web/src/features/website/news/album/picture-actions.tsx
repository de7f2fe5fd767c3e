import { type NewsImageItem, newsImage } from '@faculty/contracts/website/news-image';
import { ActionIcon, Checkbox, Group, Text } from '@mantine/core';
import { IconArrowDown, IconArrowLeft, IconArrowRight, IconArrowUp, IconTrash } from '@tabler/icons-react';
import { usePhrases } from '../../../../i18n/phrases.tsx';
import { useRight } from '../../../../kit/session/session.tsx';
import { albumPhrases } from './album.phrases.ts';

interface PictureActionsProps {
  picture: NewsImageItem;
  index: number;
  count: number;
  /** Selects the arrow icons: up/down in a table, left/right in a grid. */
  isTable?: boolean;
  onStep(index: number, by: -1 | 1): void;
  onRemove(picture: NewsImageItem): void;
}

interface PictureChoiceProps {
  index: number;
  isChosen: boolean;
  onChoose(): void;
}

/** The position of a picture, with a box to move it together with others for those who may. */
export function PictureChoice({ index, isChosen, onChoose }: PictureChoiceProps) {
  const t = usePhrases(albumPhrases);
  const right = useRight(newsImage.page);
  if (!right.edit) return <Text size="sm">{index + 1}</Text>;
  return <Checkbox aria-label={t.choose(index + 1)} label={<span aria-hidden>{index + 1}</span>} checked={isChosen} onChange={onChoose} />;
}

/** Buttons to move a picture by one place or delete it, according to the user's rights. */
export function PictureActions({ picture, index, count, isTable = false, onStep, onRemove }: PictureActionsProps) {
  const t = usePhrases(albumPhrases);
  const right = useRight(newsImage.page);
  const [Earlier, Later] = isTable ? [IconArrowUp, IconArrowDown] : [IconArrowLeft, IconArrowRight];
  return (
    <Group gap={2} wrap="nowrap">
      {right.edit && (
        <>
          <ActionIcon
            variant="subtle"
            size="lg"
            data-step={`${picture.news_image_id}/-1`}
            aria-label={t.earlier(index + 1)}
            disabled={index === 0}
            onClick={() => onStep(index, -1)}
          >
            <Earlier size={20} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            size="lg"
            data-step={`${picture.news_image_id}/1`}
            aria-label={t.later(index + 1)}
            disabled={index === count - 1}
            onClick={() => onStep(index, 1)}
          >
            <Later size={20} aria-hidden />
          </ActionIcon>
        </>
      )}
      {right.delete && (
        <ActionIcon variant="subtle" size="lg" color="red" aria-label={t.remove(index + 1)} onClick={() => onRemove(picture)}>
          <IconTrash size={20} aria-hidden />
        </ActionIcon>
      )}
    </Group>
  );
}
