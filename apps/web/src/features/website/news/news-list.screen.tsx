import { newsParameters } from '@faculty/contracts/lookups/parameters';
import { type NewsItem, news } from '@faculty/contracts/website/news';
import { IconLink, IconPhoto } from '@tabler/icons-react';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { labelOf, useParameters } from '../../../kit/fields/use-parameters.ts';
import { ActiveChip } from '../../../kit/list/active-chip.tsx';
import { ChipList, LanguageChip } from '../../../kit/list/chip-list.tsx';
import { DataTable } from '../../../kit/list/data-table.tsx';
import { ActiveFilter, SelectFilter } from '../../../kit/list/list-filters.tsx';
import { ListPage } from '../../../kit/list/list-page.tsx';
import { RowPicture } from '../../../kit/list/row-picture.tsx';
import { ShowingChip } from '../../../kit/list/showing-chip.tsx';
import { TitleCell } from '../../../kit/list/title-cell.tsx';
import { useListPage } from '../../../kit/list/use-list.ts';
import { useRemove } from '../../../kit/list/use-remove.tsx';
import { dayText } from '../../../kit/look/dates.ts';
import { copyPhrases } from '../../../kit/messages/copy.phrases.ts';
import { copyLink } from '../../../kit/messages/copy-link.ts';
import { useRight } from '../../../kit/session/session.tsx';
import { useWebsite } from '../../../kit/session/use-website.ts';
import classes from './news.module.css';
import { newsPhrases } from './news.phrases.ts';
import { newsPath } from './news-address.ts';

const nameOf = (item: NewsItem) => item.news_title_th;

/** `onAlbum` opens the pictures of an item. */
export function NewsListScreen({ onAlbum }: { onAlbum(newsId: number): void }) {
  const t = usePhrases(newsPhrases);
  const { copy } = usePhrases(copyPhrases);
  const { language } = useLanguage();
  const website = useWebsite();
  const list = useListPage(news);
  const remove = useRemove(news, { name: nameOf });
  const pictures = useRight('/web/content_new_image');
  const sections = useParameters(newsParameters.sections);
  const strategies = useParameters(newsParameters.strategies);
  return (
    <ListPage
      list={list}
      title={t.title}
      add={t.add}
      filters={
        <>
          <SelectFilter list={list} name="news_stratrgic_tag" label={t.news_stratrgic_tag} options={strategies} isSearchable />
          <SelectFilter list={list} name="news_type_tag" label={t.news_type_tag} options={sections} isSearchable />
          <ActiveFilter list={list} />
        </>
      }
    >
      <DataTable
        list={list}
        rowName={nameOf}
        remove={remove}
        add={t.add}
        emptyHint={t.emptyHint}
        needs={1000}
        actions={({ news_id }) => [
          ...(pictures.view ? [{ label: t.album, icon: IconPhoto, onClick: () => onAlbum(news_id) }] : []),
          ...(website ? [{ label: copy, icon: IconLink, onClick: () => void copyLink(website(newsPath(news_id))) }] : []),
        ]}
        columns={[
          { header: t.news_title, cell: (item) => <NewsTitle item={item} />, sort: 'news_title_th' },
          { header: t.order_seq, cell: (item) => item.order_seq, sort: 'order_seq', align: 'end', width: 72 },
          { header: t.languages, cell: (item) => <LanguageChip english={item.switch_lang === 'Y'} />, width: 80 },
          {
            header: t.news_type_tag,
            cell: (item) => <ChipList words={item.news_type_tag.map((value) => labelOf(sections, value))} />,
            // wider where there is room
            width: 'clamp(10rem, 13vw, 15rem)',
          },
          {
            header: t.starts,
            cell: (item) => (
              <span className={classes.day}>
                {item.new_start_date && dayText(item.new_start_date, language)}
                <ShowingChip row={{ ...item, show_start_date: item.new_start_date }} />
              </span>
            ),
            sort: 'new_start_date',
            width: 124,
          },
          { header: t.pictureCount, cell: (item) => item.image_count, align: 'end', width: 58 },
          { header: t.active, cell: (item) => <ActiveChip value={item.active} />, sort: 'active', width: 112 },
        ]}
      />
    </ListPage>
  );
}

function NewsTitle({ item }: { item: NewsItem }) {
  const isBilingual = item.switch_lang === 'Y';
  // the Thai picture, else the English one
  const address = item.news_h_image_th ?? (isBilingual ? item.news_h_image_en : null);
  return <TitleCell th={item.news_title_th} en={isBilingual ? item.news_title_en : ''} picture={<RowPicture address={address} />} />;
}
