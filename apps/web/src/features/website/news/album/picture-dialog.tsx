import { type NewsImageItem, newsImage } from '@faculty/contracts/website/news-image';
import { ActionIcon, Button, Group, Modal, SimpleGrid, Text, Textarea } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usePhrases } from '../../../../i18n/phrases.tsx';
import { entityQueries, useEntityChanges } from '../../../../kit/api/entity-calls.ts';
import { HttpError } from '../../../../kit/api/http.ts';
import { freshAddress } from '../../../../kit/api/replaced-files.ts';
import { showError, showSuccess } from '../../../../kit/notifications/messages.ts';
import { useReturnFocus } from '../../../../kit/notifications/use-return-focus.ts';
import { useRight } from '../../../../kit/session/session.tsx';
import classes from './album.module.css';
import { albumPhrases } from './album.phrases.ts';

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
        <Text fw={600} role="status">
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

const names = ['caption_th', 'caption_en', 'alt_th', 'alt_en'] as const;
type PictureWords = Pick<NewsImageItem, (typeof names)[number]>;

/** Caption and alternative text of one picture in both languages; the captions alone for those who may only read. */
function PictureTexts({ picture }: { picture: NewsImageItem }) {
  const t = usePhrases(albumPhrases);
  const client = useQueryClient();
  const right = useRight(newsImage.page);
  const changes = useEntityChanges(newsImage);
  const { caption_th, caption_en, alt_th, alt_en } = picture;
  const stored: PictureWords = { caption_th, caption_en, alt_th, alt_en };
  const [typed, setTyped] = useState(stored);
  const isChanged = names.some((name) => typed[name] !== stored[name]);
  const saving = useMutation({
    mutationFn: () =>
      changes.save(
        picture.news_image_id,
        { body: { news_id: picture.news_id, order_seq: picture.order_seq, ...typed }, files: {} },
        picture.updated_at.toISOString(),
      ),
    onSuccess: () => {
      showSuccess(t.textsSaved);
      void client.invalidateQueries({ queryKey: entityQueries(newsImage).all });
    },
    onError: showError,
  });
  const problem = (name: string) => (saving.error instanceof HttpError ? saving.error.answer?.fields?.[name]?.message : undefined);
  if (!right.edit) return <Text mt="sm">{caption_th}</Text>;
  return (
    <section aria-label={t.texts}>
      <SimpleGrid cols={{ base: 1, sm: 2 }} mt="sm" spacing="sm" verticalSpacing="xs">
        {names.map((name) => (
          <Textarea
            key={name}
            label={t[name]}
            {...(name.startsWith('alt') && { description: t.altHint })}
            lang={name.endsWith('en') ? 'en' : 'th'}
            value={typed[name]}
            onChange={({ currentTarget }) => setTyped({ ...typed, [name]: currentTarget.value })}
            error={problem(name)}
            maxLength={name.startsWith('alt') ? 300 : 500}
            autosize
            minRows={1}
            maxRows={4}
          />
        ))}
      </SimpleGrid>
      <Group justify="flex-end" mt="xs">
        <Button variant="light" disabled={!isChanged} loading={saving.isPending} onClick={() => saving.mutate()}>
          {t.saveTexts}
        </Button>
      </Group>
    </section>
  );
}
