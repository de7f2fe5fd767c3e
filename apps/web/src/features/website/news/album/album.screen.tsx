import { arabicDigits } from '@faculty/contracts/kit/text/digits';
import { news } from '@faculty/contracts/website/news';
import { type NewsImageItem, newsImage } from '@faculty/contracts/website/news-image';
import { ActionIcon, Badge, Button, Group, Paper, SegmentedControl, Skeleton, Text, TextInput, Title, Tooltip } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { usePhrases } from '../../../../i18n/phrases.tsx';
import { entityQueries } from '../../../../kit/api/entity-calls.ts';
import { useRemove } from '../../../../kit/list/state/use-remove.tsx';
import { EmptyState, FailedState } from '../../../../kit/notifications/states.tsx';
import { useRight } from '../../../../kit/session/session.tsx';
import { PageTitle } from '../../../../kit/theme/page-title.tsx';
import { RecordTabs } from '../../../../kit/url-state/record-tabs.tsx';
import { useNewsTabs } from '../use-news-tabs.ts';
import classes from './album.module.css';
import { albumPhrases } from './album.phrases.ts';
import { AlbumGrid } from './album-grid.tsx';
import { AlbumTable } from './album-table.tsx';
import { PictureDialog } from './picture-dialog.tsx';
import { UploadPanel } from './upload-panel.tsx';
import { useAlbum } from './use-album.ts';

type AlbumView = 'grid' | 'table';

/** The pictures of one news item: upload, view, reorder, delete. */
export function AlbumScreen({ newsId, onClose }: { newsId: number; onClose(): void }) {
  const t = usePhrases(albumPhrases);
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
          <Paper component="section" withBorder p="md" aria-label={t.pictures}>
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
          </Paper>
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
        <Badge variant="default" fw={500} mt={6} flex="none">
          {t.count(count)}
        </Badge>
      )}
    </div>
  );
}
