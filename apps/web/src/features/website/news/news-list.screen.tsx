import { inLanguage } from '@faculty/contracts/kit/bilingual';
import { newsParameters } from '@faculty/contracts/lookups/parameters';
import { pages } from '@faculty/contracts/pages';
import { type NewsItem, news } from '@faculty/contracts/website/news';
import { Anchor } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router-dom';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { labelOf, useParameters } from '../../../kit/fields/choice/use-parameters.ts';
import { siteStateColumn } from '../../../kit/list/cells/active-chip.tsx';
import { ContentTitle, RowPicture, TitleCell } from '../../../kit/list/cells/title-cell.tsx';
import { ActiveFilter, SelectFilter } from '../../../kit/list/filters/list-filters.tsx';
import { PeriodFilter } from '../../../kit/list/filters/period-filter.tsx';
import { ListTablePage } from '../../../kit/list/list-table-page.tsx';
import { rememberScroll } from '../../../kit/list/state/scroll-restoration.ts';
import { useListPage } from '../../../kit/list/state/use-list.ts';
import { useRemove } from '../../../kit/list/state/use-remove.tsx';
import { useRight } from '../../../kit/session/session.tsx';
import { dayText } from '../../../kit/theme/dates.ts';
import { siteStateWords } from '../../../kit/theme/site-state.tsx';
import type { SubView } from '../../../kit/url-state/sub-view.ts';
import { usePlacesColumn } from '../shared/words-cell.tsx';
import classes from './news.module.css';
import { newsPhrases } from './news.phrases.ts';

/** Page for managing pictures only, with its own right. */
const albumPage = '/web/content_new_image';

type Album = SubView<NewsItem['news_id']>;

/** News list. `album` opens the pictures of an item; on the pictures page the picture count is a link that opens them. */
export function NewsListScreen({ album }: { album: Album }) {
  const t = usePhrases(newsPhrases);
  const isForPictures = useLocation().pathname === albumPage;
  const { language } = useLanguage();
  const list = useListPage(news);
  const remove = useRemove(news);
  const pictures = useRight(albumPage);
  const sections = useParameters(newsParameters.sections);
  const strategies = useParameters(newsParameters.strategies);
  const startOf = (item: NewsItem) => item.new_start_date && dayText(item.new_start_date, language);
  function endOf(item: NewsItem): string {
    const { state, day } = siteStateWords(news, item, language);
    return state === 'scheduled' ? '' : day;
  }
  const albumLink = (item: NewsItem) => <AlbumLink item={item} album={album} />;
  const places = usePlacesColumn((item: NewsItem) => item.news_type_tag.map((value) => labelOf(sections, value)));
  return (
    <ListTablePage
      list={list}
      title={isForPictures ? pages[albumPage][language] : t.title}
      add={t.add}
      filters={
        <>
          <SelectFilter list={list} name="news_stratrgic_tag" options={strategies} isSearchable />
          <SelectFilter list={list} name="news_type_tag" label={t.shownIn} options={sections} isSearchable />
          <PeriodFilter list={list} from="start_date" to="end_date" />
          <ActiveFilter list={list} />
        </>
      }
      remove={remove}
      emptyHint={t.emptyHint}
      needs={1000}
      actions={({ news_id }) => [...(pictures.view ? [{ label: t.album, icon: IconPhoto, onClick: () => album.open(news_id) }] : [])]}
      columns={[
        { field: 'order_seq', sort: 'order_seq', align: 'end', width: 80 },
        { field: 'news_title', cell: (item) => <NewsTitle item={item} hasCount={!isForPictures} />, sort: 'news_title_th' },
        ...(isForPictures ? [{ field: 'image_count' as const, cell: albumLink, align: 'end' as const, width: 76 }] : []),
        { ...places, isWideOnly: isForPictures },
        {
          ...siteStateColumn<NewsItem>(news, (item) => siteStateWords(news, item, language).day || startOf(item)),
          also: {
            header: t.starts,
            sort: 'new_start_date',
            cell: (item) => <TitleCell th={startOf(item)} detail={endOf(item)} />,
            width: 124,
          },
          width: 150,
        },
      ]}
    />
  );
}

function NewsTitle({ item, hasCount }: { item: NewsItem; hasCount: boolean }) {
  const isBilingual = item.switch_lang === 'Y';
  // the Thai picture, with the English one as fallback
  const address = item.news_h_image_th ?? (isBilingual ? item.news_h_image_en : null);
  return (
    <ContentTitle entity={news} row={item} picture={<RowPicture address={address} {...(hasCount && { count: item.image_count })} />} />
  );
}

function AlbumLink({ item, album }: { item: NewsItem; album: Album }) {
  const t = usePhrases(newsPhrases);
  const { language } = useLanguage();
  const { key } = useLocation();
  return (
    <Anchor
      component={Link}
      {...album.linkTo(item.news_id)}
      onClick={() => rememberScroll(key, String(item.news_id))}
      aria-label={t.albumOf(inLanguage(language, item.news_title_th, item.news_title_en), item.image_count)}
      className={classes.album ?? ''}
    >
      <IconPhoto size={16} aria-hidden /> {item.image_count}
    </Anchor>
  );
}
