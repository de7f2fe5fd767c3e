import {
  longestLabel,
  type MenuItemBody,
  type MenuItemRow,
  menuItem,
  menuPages,
  menuPagesRoute,
  menuPlaceKeys,
  menuPlaces,
  siteLists,
  targetLists,
} from '@faculty/contracts/admin/menu-item';
import { inLanguage } from '@faculty/contracts/kit/bilingual';
import { titleOf } from '@faculty/contracts/kit/entity';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { z } from 'zod';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { call } from '../../../kit/api/http.ts';
import { SelectField } from '../../../kit/fields/choice/choice-fields.tsx';
import { DependentChoice } from '../../../kit/fields/choice/dependent-choice.tsx';
import { optionsOf, useParameters } from '../../../kit/fields/choice/use-parameters.ts';
import { DayField } from '../../../kit/fields/day/day-field.tsx';
import { ShownField } from '../../../kit/fields/day/showing-fields.tsx';
import { PictureField } from '../../../kit/fields/files/file-field.tsx';
import { BilingualText } from '../../../kit/fields/text/bilingual-text.tsx';
import { TextField } from '../../../kit/fields/text/text-field.tsx';
import { useEntityForm } from '../../../kit/form/core/use-entity-form.ts';
import { FormGroup, FormPage, FullWidth } from '../../../kit/form/layout/form-page.tsx';
import { menuPhrases } from './menu.phrases.ts';
import { homeFieldsOf, itemsOf, takesItems } from './menu-tree.ts';
import { useMenuItems } from './use-menu-items.ts';

export function MenuFormScreen({ id }: { id: number | 'add' }) {
  const t = usePhrases(menuPhrases);
  const form = useEntityForm(menuItem, { id, empty: useGivenItem() });
  const kind = form.fields.useWatchValue('target_kind');
  const under = form.fields.useWatchValue('under');
  const block = form.fields.useWatchValue('block');
  const targets = useTargets();
  const { items } = useMenuItems();
  const home = homeFieldsOf(items, under, block);
  const places = usePlaces(id, items, home !== undefined);
  const isBlock = under === 'W';
  return (
    <FormPage form={form} title={form.isNew ? (isBlock ? t.addBlock : t.add) : t.edit}>
      <FormGroup title={isBlock ? t.block : t.item}>
        {isBlock && <SelectField form={form} name="block" required />}
        <FullWidth>
          <BilingualText form={form} th="label_th" en="label_en" />
        </FullWidth>
        {home?.includes('note') && (
          <FullWidth>
            <BilingualText form={form} th="note_th" en="note_en" rows={2} />
          </FullWidth>
        )}
        {home?.includes('icon') && <SelectField form={form} name="icon" />}
        {home?.includes('picture') && (
          <FullWidth>
            <PictureField form={form} name="picture" />
            <BilingualText form={form} th="alt_th" en="alt_en" hint={t.altHint} />
          </FullWidth>
        )}
        {home?.includes('days') && (
          <>
            <DayField form={form} name="start_date" />
            <DayField form={form} name="end_date" />
          </>
        )}
        <SelectField form={form} name="target_kind" />
        {kind === 'U' ? (
          <TextField form={form} name="target" hint={t.addressHint} inputMode="url" required withoutSpaces />
        ) : (
          kind !== 'N' && <DependentChoice form={form} by="target_kind" name="target" options={targets} required />
        )}
        {!isBlock && <SelectField form={form} name="under" options={places} hint={home === undefined && t.underHint} />}
        <ShownField form={form} name="active" />
      </FormGroup>
    </FormPage>
  );
}

/** What the list of content pages gives along for a page that no menu links: `?target=12&label_th=…`, and this screen for the home page: `?under=W`. */
function useGivenItem(): Partial<MenuItemBody> {
  const [params] = useSearchParams();
  const label = (name: string) => [...(params.get(name) ?? '')].slice(0, longestLabel).join('');
  const under = params.get('under') ?? 'H';
  const isBlock = under === 'W';
  return {
    under,
    target: params.get('target') ?? '',
    label_th: label('label_th'),
    label_en: label('label_en'),
    ...(isBlock && { block: 'programmes', target_kind: 'N' }),
  };
}

/** What each kind of target offers; undefined while it loads. */
function useTargets() {
  const { language } = useLanguage();
  const { data: pages } = useQuery({
    queryKey: [menuItem.name, 'pages'],
    queryFn: async ({ signal }) => z.parse(menuPages, await call(menuPagesRoute, { signal })),
  });
  const [groups, sections] = [useParameters(targetLists.A), useParameters(targetLists.S)];
  if (pages === undefined) return undefined;
  const pageChoices = pages.map((page) => ({
    value: String(page.pages_id),
    label: inLanguage(language, page.page_title_th, page.page_title_en),
  }));
  return new Map([
    ['P', pageChoices],
    ['L', optionsOf(siteLists, language)],
    ['A', groups],
    ['S', sections],
  ]);
}

/** Where an item may stand: a place of the menu, or below an item of its first level; within the home page, below a block. */
function usePlaces(id: number | 'add', items: readonly MenuItemRow[], isHome: boolean) {
  const { language } = useLanguage();
  return menuPlaceKeys
    .filter((place) => (place === 'W') === isHome)
    .flatMap((place) => {
      const words = menuPlaces[place][language];
      const above =
        menuPlaces[place].below === 0 ? [] : itemsOf(items, place).filter((item) => item.menu_item_id !== id && takesItems(item));
      const below = above.map((item) => ({
        value: String(item.menu_item_id),
        label: `${words} › ${titleOf(menuItem, item, language)}`,
      }));
      return isHome ? below : [{ value: place as string, label: words }, ...below];
    });
}
