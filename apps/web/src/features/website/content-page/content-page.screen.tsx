import { menuItem } from '@faculty/contracts/admin/menu-item';
import { todayInBangkok } from '@faculty/contracts/kit/dates/today';
import { isShownNow } from '@faculty/contracts/kit/public';
import { type ContentPageItem, contentPage } from '@faculty/contracts/website/content-page';
import { Anchor, Text, VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { siteStateColumn } from '../../../kit/list/cells/active-chip.tsx';
import { ContentTitle } from '../../../kit/list/cells/title-cell.tsx';
import { ActiveFilter } from '../../../kit/list/filters/list-filters.tsx';
import { PeriodFilter } from '../../../kit/list/filters/period-filter.tsx';
import { listOrForm } from '../../../kit/list/list-or-form.tsx';
import { ListTablePage } from '../../../kit/list/list-table-page.tsx';
import { useListPage } from '../../../kit/list/state/use-list.ts';
import { useRemove } from '../../../kit/list/state/use-remove.tsx';
import { useRight } from '../../../kit/session/session.tsx';
import { momentText } from '../../../kit/theme/dates.ts';
import { returnsHere } from '../../../kit/url-state/screen-state.ts';
import { UrlName } from '../shared/url-name.tsx';
import { useWithLanguages } from '../shared/words-cell.tsx';
import { contentPagePhrases } from './content-page.phrases.ts';

/** `/web/content_page`: the list, or the form named in the URL. */
export const ContentPageScreen = listOrForm(contentPage, ContentPageListScreen, () =>
  import('./content-page-form.screen.tsx').then((m) => m.ContentPageFormScreen),
);

/** Whether visitors may see a page that no menu leads to. */
const isUnlinked = (page: ContentPageItem) => page.in_menu === 'N' && isShownNow(contentPage, page, todayInBangkok());

/** That no menu leads to a page, and the way to put it into one for whoever may. */
function NotLinked({ page }: { page: ContentPageItem }) {
  const t = usePhrases(contentPagePhrases);
  const right = useRight(menuItem.page);
  const { page_title_th, page_title_en } = page;
  const given = new URLSearchParams({ form: 'add', target: String(page.pages_id), label_th: page_title_th, label_en: page_title_en });
  return (
    <Text span display="block" size="sm" c="dimmed">
      {t.notLinked}
      {right.add && (
        <>
          {' · '}
          <Anchor component={Link} inherit to={`${menuItem.page}?${given}`} state={returnsHere}>
            {t.putIn}
            <VisuallyHidden> {page_title_th}</VisuallyHidden>
          </Anchor>
        </>
      )}
    </Text>
  );
}

function ContentPageListScreen() {
  const t = usePhrases(contentPagePhrases);
  const { language } = useLanguage();
  const withLanguages = useWithLanguages<ContentPageItem>();
  const list = useListPage(contentPage);
  const remove = useRemove(contentPage);
  return (
    <ListTablePage
      list={list}
      title={t.title}
      add={t.add}
      filters={
        <>
          <PeriodFilter list={list} from="start_date" to="end_date" label={t.updated} />
          <ActiveFilter list={list} />
        </>
      }
      remove={remove}
      emptyHint={t.emptyHint}
      columns={[
        {
          field: 'page_title',
          cell: (item) => <ContentTitle entity={contentPage} row={item} />,
          sort: 'page_title_th',
        },
        {
          field: 'page_url',
          // not below the title, which is a link already
          cell: (item) => (
            <>
              <UrlName name={item.page_url} />
              {isUnlinked(item) && <NotLinked page={item} />}
            </>
          ),
          sort: 'page_url',
          width: 220,
        },
        withLanguages({ header: t.updated, cell: (item) => momentText(item.updated_at, language), sort: 'updated_at', width: 210 }),
        siteStateColumn(contentPage),
      ]}
    />
  );
}
