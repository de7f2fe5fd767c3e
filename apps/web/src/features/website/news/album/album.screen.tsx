import { inLanguage } from '@faculty/contracts/kit/bilingual';
import { arabicDigits } from '@faculty/contracts/kit/text/digits';
import { maxLimit } from '@faculty/contracts/kit/list-query';
import { news } from '@faculty/contracts/website/news';
import { type NewsImageItem, newsImage } from '@faculty/contracts/website/news-image';
import { ActionIcon, Badge, Button, Group, SegmentedControl, Skeleton, Table, Text, TextInput, Title, Tooltip, VisuallyHidden } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { IconArrowLeft } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLanguage, usePhrases } from '../../../../i18n/phrases.tsx';
import { useEntityChanges } from '../../../../kit/api/entity-changes.ts';
import { entityQueries } from '../../../../kit/api/entity-queries.ts';
import { smallPicture } from '../../../../kit/fields/small-picture.ts';
import { showUndoable, useUndoKey } from '../../../../kit/list/state/undo.ts';
import { useRemove } from '../../../../kit/list/state/use-remove.tsx';
import { showError } from '../../../../kit/notifications/messages.ts';
import { EmptyState, FailedState } from '../../../../kit/notifications/states.tsx';
import { useRight } from '../../../../kit/session/session.tsx';
import { momentText } from '../../../../kit/theme/dates.ts';
import { PageTitle } from '../../../../kit/theme/page-title.tsx';
import { RecordTabs } from '../../../../kit/url-state/record-tabs.tsx';
import { useNewsTabs } from '../use-news-tabs.ts';
import classes from './album.module.css';
import { albumPhrases } from './album.phrases.ts';
import { AlbumGrid, type AlbumViewProps } from './album-grid.tsx';
import { bodyOf, moved, movedTogether, orderChanges, orderOfAll } from './album-order.ts';
import { PictureActions, PictureChoice } from './picture-actions.tsx';
import { PictureDialog } from './picture-dialog.tsx';
import { UploadPanel } from './upload-panel.tsx';
import { useSteps } from './use-steps.ts';

const queries = entityQueries(newsImage);

type AlbumView = 'grid' | 'table';

/** The pictures of one news item: upload, view, reorder, delete. */
export function AlbumScreen({ newsId, onClose }: { newsId: number; onClose(): void }) {
  const t = usePhrases(albumPhrases);
  useUndoKey();
  const right = useRight(newsImage.page);
  const tabs = useNewsTabs();
  const item = useQuery(entityQueries(news).read(newsId));
  const album = useAlbum(newsId);
  const [shown, setShown] = useState<number | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const positionOf = (picture: NewsImageItem) => album.pictures.findIndex((other) => other.news_image_id === picture.news_image_id) + 1;
  const remove = useRemove(newsImage, { name: (picture) => t.nameOf(positionOf(picture)) });
  const [view, setView] = useLocalStorage<AlbumView>({ key: 'album_view', defaultValue: 'grid', getInitialValueInEffect: false });
  const View = view === 'table' && album.pictures.length > 0 ? AlbumTable : AlbumGrid;
  const title = item.data?.news_title_th;
  const error = item.error ?? album.error;
  return (
    <div className={classes.screen}>
      <PageTitle>{title === undefined ? t.title : `${t.title} ${title}`}</PageTitle>
      <AlbumHead title={title} count={album.isLoading ? null : album.pictures.length} onClose={onClose} />
      <RecordTabs id={String(newsId)} tabs={tabs} current="album" />
      {error ? (
        <FailedState
          error={error}
          onRetry={() => {
            void item.refetch();
            album.reload();
          }}
        />
      ) : (
        <>
          {right.add && <UploadPanel newsId={newsId} />}
          <section aria-label={t.pictures} className={classes.panel}>
            <Group justify="space-between">
              <Title order={2} fz="lg">
                {t.pictures}
              </Title>
              <SegmentedControl
                aria-label={t.shownAs}
                value={view}
                onChange={setView}
                data={[
                  { value: 'grid', label: t.grid },
                  { value: 'table', label: t.table },
                ]}
              />
            </Group>
            {right.edit && view === 'grid' && album.pictures.length > 1 && (
              <Text size="sm" c="dimmed">
                {t.orderHint}
              </Text>
            )}
            {album.isLoading && <Skeleton h={240} mt="md" />}
            {!album.isLoading && album.pictures.length === 0 && <EmptyState title={t.emptyTitle} hint={right.add && t.emptyHint} />}
            {chosen.size > 0 && (
              <MoveBar
                chosen={chosen.size}
                count={album.pictures.length}
                isMoving={album.isMoving}
                onMove={(to) => {
                  album.moveTogether(chosen, to);
                  setChosen(new Set());
                }}
                onClear={() => setChosen(new Set())}
              />
            )}
            <View
              pictures={album.pictures}
              chosen={chosen}
              onChoose={(id) => setChosen(new Set(chosen.has(id) ? [...chosen].filter((other) => other !== id) : [...chosen, id]))}
              onView={setShown}
              onMove={album.move}
              onRemove={remove.ask}
            />
          </section>
        </>
      )}
      {shown !== null && <PictureDialog pictures={album.pictures} index={shown} onShow={setShown} onClose={() => setShown(null)} />}
      {remove.dialog}
    </div>
  );
}

interface MoveBarProps {
  chosen: number;
  count: number;
  isMoving: boolean;
  onMove(to: number): void;
  onClear(): void;
}

/** Moves the chosen pictures together to a place in the album. */
function MoveBar({ chosen, count, isMoving, onMove, onClear }: MoveBarProps) {
  const t = usePhrases(albumPhrases);
  const [place, setPlace] = useState('1');
  const to = Number(arabicDigits(place));
  const isPlace = Number.isInteger(to) && to >= 1 && to <= count;
  const move = () => isPlace && onMove(to - 1);
  return (
    <Group gap="sm" my="sm" className={classes.moveBar ?? ''}>
      <Text fw={600} role="status">
        {t.chosen(chosen)}
      </Text>
      <Text component="label" htmlFor="album-place">
        {t.moveTo}
      </Text>
      <TextInput
        id="album-place"
        w="4.5rem"
        inputMode="numeric"
        value={place}
        onChange={({ currentTarget }) => setPlace(currentTarget.value)}
        onKeyDown={({ key }) => key === 'Enter' && move()}
        maxLength={4}
      />
      <Button onClick={move} disabled={!isPlace} loading={isMoving}>
        {t.move}
      </Button>
      <Button variant="subtle" onClick={onClear}>
        {t.unchoose}
      </Button>
    </Group>
  );
}

function AlbumHead({ title, count, onClose }: { title: string | undefined; count: number | null; onClose(): void }) {
  const t = usePhrases(albumPhrases);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={classes.head}>
      <Tooltip label={t.back}>
        <ActionIcon variant="subtle" size="lg" aria-label={t.back} onClick={onClose}>
          <IconArrowLeft aria-hidden />
        </ActionIcon>
      </Tooltip>
      <Title order={1} ref={heading} tabIndex={-1} className={classes.heading ?? ''}>
        {t.title}
        {title !== undefined && (
          <Text span inherit c="dimmed" lang="th" title={title} className={classes.newsTitle ?? ''}>
            {` ${title}`}
          </Text>
        )}
      </Title>
      {count !== null && (
        <Badge variant="default" size="lg" fw={500} mt={6} flex="none">
          {t.count(count)}
        </Badge>
      )}
    </div>
  );
}

/** The pictures in order as a table, with who added them and when. */
function AlbumTable({ pictures, chosen, onChoose, onView, onMove, onRemove }: AlbumViewProps) {
  const t = usePhrases(albumPhrases);
  const { language } = useLanguage();
  const { list, announcement, step } = useSteps(pictures, onMove);
  return (
    <>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <Table.ScrollContainer minWidth="38rem">
        <Table ref={list as RefObject<HTMLTableElement | null>} aria-label={t.pictures} verticalSpacing={6}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th className={classes.position}>{t.position}</Table.Th>
              <Table.Th>{t.pictureHead}</Table.Th>
              <Table.Th>{t.address}</Table.Th>
              <Table.Th>{t.addedBy}</Table.Th>
              <Table.Th>{t.addedAt}</Table.Th>
              <Table.Th>
                <VisuallyHidden>{t.actions}</VisuallyHidden>
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {pictures.map((picture, index) => (
              <Table.Tr key={picture.news_image_id}>
                <Table.Td className={classes.position}>
                  <PictureChoice index={index} isChosen={chosen.has(picture.news_image_id)} onChoose={() => onChoose(picture.news_image_id)} />
                </Table.Td>
                <Table.Td>
                  <button type="button" className={classes.thumbnail} aria-label={t.view(index + 1)} onClick={() => onView(index)}>
                    <img src={smallPicture(picture.news_b_image)} alt={picture.alt_th || t.picture(index + 1, pictures.length)} loading="lazy" />
                  </button>
                </Table.Td>
                <Table.Td>
                  {picture.caption_th !== '' && <Text size="sm">{inLanguage(language, picture.caption_th, picture.caption_en)}</Text>}
                  <Text size="sm" c="dimmed" className={classes.address}>
                    {picture.news_b_image.split('/').at(-1)}
                  </Text>
                </Table.Td>
                <Table.Td title={picture.created_by}>{inLanguage(language, picture.full_name_th, picture.full_name_en)}</Table.Td>
                <Table.Td>{momentText(picture.created_at, language)}</Table.Td>
                <Table.Td>
                  <PictureActions picture={picture} index={index} count={pictures.length} isTable onStep={step} onRemove={onRemove} />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </>
  );
}

const ordersOf = (page: { rows: readonly NewsImageItem[] } | undefined) =>
  new Map((page?.rows ?? []).map((row) => [row.news_image_id, row]));

/** Loads the pictures of one album in order, and moves them with an optimistic update. */
function useAlbum(newsId: number) {
  const client = useQueryClient();
  const t = usePhrases(albumPhrases);
  const changes = useEntityChanges(newsImage);
  const query = queries.list({ news_id: newsId, page: 0, limit: maxLimit, field: 'order_seq', sort: 'desc' });
  const { data, error, refetch } = useQuery(query);
  const pictures = data?.rows ?? [];

  const moving = useMutation({
    async mutationFn({ list, to, isOne }: { list: NewsImageItem[]; to: number; isOne: boolean }) {
      for (const { item, order_seq } of isOne ? orderChanges(list, to) : orderOfAll(list)) {
        await changes.save(item.news_image_id, { body: bodyOf(item, order_seq), files: {} }, item.updated_at.toISOString());
      }
    },
    // optimistic update, rolled back on error
    async onMutate({ list }) {
      await client.cancelQueries({ queryKey: query.queryKey });
      const before = client.getQueryData(query.queryKey);
      client.setQueryData(query.queryKey, { rows: list, count: list.length });
      return before;
    },
    onError(problem, _move, before) {
      client.setQueryData(query.queryKey, before);
      showError(problem);
    },
    onSuccess(_saved, { to }, before) {
      const undo = async () => {
        const earlier = ordersOf(before);
        const now = ordersOf(await client.fetchQuery({ ...query, staleTime: 0 }));
        for (const item of now.values()) {
          const was = earlier.get(item.news_image_id)?.order_seq;
          if (was === undefined || was === item.order_seq) continue;
          await changes.save(item.news_image_id, { body: bodyOf(item, was), files: {} }, item.updated_at.toISOString());
        }
      };
      showUndoable(t.movedTo(to + 1, pictures.length), '', () => undo().finally(() => client.invalidateQueries({ queryKey: queries.all })));
    },
    onSettled: () => client.invalidateQueries({ queryKey: queries.all }),
  });

  return {
    pictures,
    isLoading: data === undefined && !error,
    error,
    reload: () => void refetch(),
    isMoving: moving.isPending,
    /** Moves the picture at index `from` to index `to`. */
    move(from: number, to: number) {
      if (from !== to && to >= 0 && to < pictures.length) moving.mutate({ list: moved(pictures, from, to), to, isOne: true });
    },
    /** Moves several pictures together, the first to index `to`. */
    moveTogether(ids: ReadonlySet<number>, to: number) {
      const list = movedTogether(pictures, ({ news_image_id }) => ids.has(news_image_id), to);
      moving.mutate({ list, to: list.findIndex(({ news_image_id }) => ids.has(news_image_id)), isOne: false });
    },
  };
}
