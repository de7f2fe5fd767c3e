import { articleParameters } from '@faculty/contracts/lookups/parameters';
import { type ArticlePageItem, articlePage } from '@faculty/contracts/website/article-page';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { labelOf, useGroupedParameters, useParameters } from '../../../kit/fields/choice/use-parameters.ts';
import { siteStateColumn } from '../../../kit/list/cells/active-chip.tsx';
import { ContentTitle, RowPicture } from '../../../kit/list/cells/title-cell.tsx';
import { ActiveFilter, SelectFilter } from '../../../kit/list/filters/list-filters.tsx';
import { listOrForm } from '../../../kit/list/list-or-form.tsx';
import { ListTablePage } from '../../../kit/list/list-table-page.tsx';
import { useListPage } from '../../../kit/list/state/use-list.ts';
import { useRemove } from '../../../kit/list/state/use-remove.tsx';
import { UrlName } from '../shared/url-name.tsx';
import { usePlacesColumn } from '../shared/words-cell.tsx';
import { articlePagePhrases } from './article-page.phrases.ts';

/** `/web/content_article_page`: the list, or the form named in the URL. */
export const ArticlePageScreen = listOrForm(articlePage, ArticlePageListScreen, () =>
  import('./article-page-form.screen.tsx').then((m) => m.ArticlePageFormScreen),
);

function ArticlePageListScreen() {
  const t = usePhrases(articlePagePhrases);
  const list = useListPage(articlePage);
  const remove = useRemove(articlePage);
  const groups = useParameters(articleParameters.groups);
  const grouped = useGroupedParameters(articleParameters.sections);
  const sections = [...(grouped?.values() ?? [])].flat();
  const group = list.query.article_page_group_tag;
  // each group has its own sections: changing the group clears the section filter
  const groupList: typeof list = { ...list, filter: (patch) => list.filter({ ...patch, article_page_type_tag: undefined }) };
  const places = usePlacesColumn((item: ArticlePageItem) => item.article_page_type_tag.map((value) => labelOf(sections, value)));
  return (
    <ListTablePage
      list={list}
      title={t.title}
      add={t.add}
      filters={
        <>
          <SelectFilter list={groupList} name="article_page_group_tag" options={groups} />
          <SelectFilter
            list={list}
            name="article_page_type_tag"
            options={group === undefined ? sections : (grouped?.get(group) ?? [])}
            isSearchable
          />
          <ActiveFilter list={list} />
        </>
      }
      remove={remove}
      emptyHint={t.emptyHint}
      needs={980}
      columns={[
        { field: 'article_page_title', cell: (item) => <ArticleTitle item={item} />, sort: 'article_page_title_th' },
        { field: 'article_page_url', cell: (item) => <UrlName name={item.article_page_url} />, sort: 'article_page_url', width: 190 },
        places,
        siteStateColumn(articlePage),
      ]}
    />
  );
}

function ArticleTitle({ item }: { item: ArticlePageItem }) {
  const isBilingual = item.switch_lang === 'Y';
  // the Thai picture, with the English one as fallback
  const address = item.article_page_h_image_th ?? (isBilingual ? item.article_page_h_image_en : null);
  return <ContentTitle entity={articlePage} row={item} picture={<RowPicture address={address} />} />;
}
