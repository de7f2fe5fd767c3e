import { type NewsImageItem, newsImage } from '@faculty/contracts/website/news-image';
import { Button, Group, SimpleGrid, Text, Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usePhrases } from '../../../../i18n/phrases.tsx';
import { useEntityChanges } from '../../../../kit/api/entity-changes.ts';
import { entityQueries } from '../../../../kit/api/entity-queries.ts';
import { HttpError } from '../../../../kit/api/http.ts';
import { showError, showSuccess } from '../../../../kit/notifications/messages.ts';
import { useRight } from '../../../../kit/session/session.tsx';
import { albumPhrases } from './album.phrases.ts';

const names = ['caption_th', 'caption_en', 'alt_th', 'alt_en'] as const;
type PictureWords = Pick<NewsImageItem, (typeof names)[number]>;

/** Caption and alternative text of one picture in both languages; the captions alone for those who may only read. */
export function PictureTexts({ picture }: { picture: NewsImageItem }) {
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
