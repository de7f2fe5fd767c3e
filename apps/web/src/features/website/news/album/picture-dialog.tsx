import type { NewsImageItem } from '@faculty/contracts/website/news-image';
import { ActionIcon, Group, Modal, Text } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { usePhrases } from '../../../../i18n/phrases.tsx';
import { freshAddress } from '../../../../kit/api/replaced-files.ts';
import { useReturnFocus } from '../../../../kit/notifications/use-return-focus.ts';
import classes from './album.module.css';
import { albumPhrases } from './album.phrases.ts';
import { PictureTexts } from './picture-texts.tsx';

interface PictureDialogProps {
  pictures: readonly NewsImageItem[];
  index: number;
  onShow(index: number): void;
  onClose(): void;
}

/** Dialog with one enlarged picture; buttons and arrow keys show the previous and next one. */
export function PictureDialog({ pictures, index, onShow, onClose }: PictureDialogProps) {
  useReturnFocus();
  const t = usePhrases(albumPhrases);
  const count = pictures.length;
  const picture = pictures[index];
  const show = (next: number) => next >= 0 && next < count && onShow(next);
  useWindowEvent('keydown', ({ key, target }) => {
    // there the arrows move the caret
    if (target instanceof HTMLTextAreaElement) return;
    if (key === 'ArrowLeft') show(index - 1);
    if (key === 'ArrowRight') show(index + 1);
  });
  if (!picture) return null;
  return (
    <Modal
      opened
      onClose={onClose}
      size="xl"
      title={
        <Text fw={700} role="status">
          {t.picture(index + 1, count)}
        </Text>
      }
      closeButtonProps={{ 'aria-label': t.close }}
    >
      <img
        key={picture.news_image_id}
        src={freshAddress(picture.news_b_image)}
        alt={picture.alt_th || t.picture(index + 1, count)}
        className={classes.large}
      />
      <PictureTexts key={`texts${picture.news_image_id}`} picture={picture} />
      <Group justify="space-between" mt="sm">
        <ActionIcon variant="default" size="xl" aria-label={t.previous} disabled={index === 0} onClick={() => show(index - 1)}>
          <IconChevronLeft aria-hidden />
        </ActionIcon>
        <ActionIcon variant="default" size="xl" aria-label={t.next} disabled={index === count - 1} onClick={() => show(index + 1)}>
          <IconChevronRight aria-hidden />
        </ActionIcon>
      </Group>
    </Modal>
  );
}
