import {
  longestLabel,
  type MenuItemBody,
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
import { ShownField } from '../../../kit/fields/day/showing-fields.tsx';
import { BilingualText } from '../../../kit/fields/text/bilingual-text.tsx';
import { TextField } from '../../../kit/fields/text/text-field.tsx';
import { useEntityForm } from '../../../kit/form/core/use-entity-form.ts';
import { FormGroup, FormPage, FullWidth } from '../../../kit/form/layout/form-page.tsx';
import { menuPhrases } from './menu.phrases.ts';
import { itemsOf } from './menu-tree.ts';
import { useMenuItems } from './use-menu-items.ts';

export function MenuFormScreen({ id }: { id: number | 'add' }) {
  const t = usePhrases(menuPhrases);
  const form = useEntityForm(menuItem, { id, empty: useGivenPage() });
  const kind = form.fields.useWatchValue('target_kind');
  const targets = useTargets();
  return (
    <FormPage form={form} title={form.isNew ? t.add : t.edit}>
      <FormGroup title={t.item}>
        <FullWidth>
          <BilingualText form={form} th="label_th" en="label_en" />
        </FullWidth>
        <SelectField form={form} name="target_kind" />
        {kind === 'U' ? (
          <TextField form={form} name="target" hint={t.addressHint} inputMode="url" required withoutSpaces />
        ) : (
          kind !== 'N' && <DependentChoice form={form} by="target_kind" name="target" options={targets} required />
        )}
        <SelectField form={form} name="under" options={usePlaces(id)} hint={t.underHint} />
        <ShownField form={form} name="active" />
      </FormGroup>
    </FormPage>
  );
}

/** What the list of content pages gives along for a page that no menu links: `?target=12&label_th=…`. */
function useGivenPage(): Partial<MenuItemBody> {
  const [params] = useSearchParams();
  const label = (name: string) => [...(params.get(name) ?? '')].slice(0, longestLabel).join('');
  return { target: params.get('target') ?? '', label_th: label('label_th'), label_en: label('label_en') };
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

/** Where an item may stand: a place, or below an item of its first level. */
function usePlaces(id: number | 'add') {
  const { language } = useLanguage();
  const { items } = useMenuItems();
  return menuPlaceKeys.flatMap((place) => {
    const words = menuPlaces[place][language];
    const above = menuPlaces[place].below === 0 ? [] : itemsOf(items, place).filter(({ menu_item_id }) => menu_item_id !== id);
    const below = above.map((item) => ({
      value: String(item.menu_item_id),
      label: `${words} › ${titleOf(menuItem, item, language)}`,
    }));
    return [{ value: place as string, label: words }, ...below];
  });
}
