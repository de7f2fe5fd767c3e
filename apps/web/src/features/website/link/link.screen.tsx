import { linkParameters } from '@faculty/contracts/lookups/parameters';
import { type LinkQuery, type LinkRow, link } from '@faculty/contracts/website/link';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { labelOf, useGroupedParameters, useParameters } from '../../../kit/fields/choice/use-parameters.ts';
import { siteStateColumn } from '../../../kit/list/cells/active-chip.tsx';
import { ContentTitle, RowPicture } from '../../../kit/list/cells/title-cell.tsx';
import { ActiveFilter, SelectFilter } from '../../../kit/list/filters/list-filters.tsx';
import { listOrForm } from '../../../kit/list/list-or-form.tsx';
import { ListTablePage } from '../../../kit/list/list-table-page.tsx';
import { type ListPageState, useListPage } from '../../../kit/list/state/use-list.ts';
import { useRemove } from '../../../kit/list/state/use-remove.tsx';
import { usePlacesColumn } from '../shared/words-cell.tsx';
import { CoverTile } from './cover/cover-tile.tsx';
import classes from './link.module.css';
import { linkPhrases } from './link.phrases.ts';

/** `/web/content_link`: the list, or the form named in the URL. */
export const LinkScreen = listOrForm(link, LinkListScreen, () => import('./link-form.screen.tsx').then((m) => m.LinkFormScreen));

function LinkListScreen() {
  const t = usePhrases(linkPhrases);
  const list = useListPage(link);
  const remove = useRemove(link);
  const types = useTypes();
  const places = usePlacesColumn((item: LinkRow) => item.links_type_tag.map((value) => labelOf(types, value)));
  return (
    <ListTablePage
      list={list}
      title={t.title}
      add={t.add}
      filters={
        <>
          <GroupFilters list={list} />
          <ActiveFilter list={list} />
        </>
      }
      remove={remove}
      emptyHint={t.emptyHint}
      needs={1020}
      columns={[
        { field: 'links_title', cell: (item) => <LinkTitle item={item} />, sort: 'links_title_th' },
        places,
        { field: 'links_desc', cell: (item) => <Description item={item} />, width: '24%' },
        siteStateColumn(link),
      ]}
    />
  );
}

/** Loads the display sections of all groups. */
function useTypes() {
  return [...(useGroupedParameters(linkParameters.types)?.values() ?? [])].flat();
}

/** Filters by group and section. Changing the group clears the section. */
function GroupFilters({ list }: { list: ListPageState<LinkRow, LinkQuery> }) {
  const groups = useParameters(linkParameters.groups);
  const types = useGroupedParameters(linkParameters.types);
  const all = useTypes();
  const { links_group_tag: group } = list.query;
  const withoutType = { ...list, filter: (patch: Partial<LinkQuery>) => list.filter({ links_type_tag: undefined, ...patch }) };
  return (
    <>
      <SelectFilter list={withoutType} name="links_group_tag" options={groups} isSearchable />
      <SelectFilter list={list} name="links_type_tag" options={group === undefined ? all : (types?.get(group) ?? [])} isSearchable />
    </>
  );
}

function LinkTitle({ item }: { item: LinkRow }) {
  const isBilingual = item.switch_lang === 'Y';
  // the Thai picture, with the English one as fallback
  const address = item.links_h_image_th ?? (isBilingual ? item.links_h_image_en : null);
  const cover =
    item.status_cover === 'Y' ? <RowPicture address={address} /> : <CoverTile icon={item.links_h_icon} colour={item.links_h_color} />;
  return <ContentTitle entity={link} row={item} picture={cover} />;
}

/** The Thai description, as the website's main language is Thai. */
function Description({ item }: { item: LinkRow }) {
  return (
    <span className={classes.description} lang="th" title={item.links_desc_th}>
      {item.links_desc_th}
    </span>
  );
}
