import { type MenuItemRow, type MenuPlace, menuItem, menuPlaces } from '@faculty/contracts/admin/menu-item';
import { titleOf } from '@faculty/contracts/kit/entity';
import { Group, Paper, SegmentedControl, Skeleton, Stack, Text, Title, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { AddButton } from '../../../kit/list/add-button.tsx';
import { listOrForm } from '../../../kit/list/list-or-form.tsx';
import { useRemove } from '../../../kit/list/state/use-remove.tsx';
import { useSteps } from '../../../kit/list/state/use-steps.ts';
import { FailedState } from '../../../kit/notifications/states.tsx';
import { PageTitle } from '../../../kit/theme/page-title.tsx';
import { useFormLink } from '../../../kit/url-state/screen-state.ts';
import classes from './menu.module.css';
import { menuPhrases } from './menu.phrases.ts';
import { Level, type Parts } from './menu-rows.tsx';
import { itemsOf, shownItems, stepOf } from './menu-tree.ts';
import { useMenuItems } from './use-menu-items.ts';

/** The two parts of the screen; the address names the second: `?part=home`. */
const places: Record<'menu' | 'home', MenuPlace[]> = { menu: ['H', 'F', 'P'], home: ['W'] };

/** `/admin/menu`: the items of the website's menu and footer, or the blocks of its home page; or the form of one. */
export const MenuScreen = listOrForm(menuItem, MenuListScreen, () => import('./menu-form.screen.tsx').then((m) => m.MenuFormScreen));

function MenuListScreen() {
  const t = usePhrases(menuPhrases);
  const { language } = useLanguage();
  const [params, setParams] = useSearchParams();
  const part = params.get('part') === 'home' ? 'home' : 'menu';
  const linkTo = useFormLink();
  const { items, error, isLoading, reload, move, show } = useMenuItems();
  const { list, announcement, announce, pressed } = useSteps<HTMLDivElement>('li', items);
  const [dragged, setDragged] = useState<MenuItemRow | null>(null);
  const remove = useRemove(menuItem);
  const nameOf = (item: MenuItemRow) => titleOf(menuItem, item, language);
  const put = (item: MenuItemRow, under: string, index: number) => {
    const count = itemsOf(items, under).length + (item.under === under ? 0 : 1);
    const above = items.find(({ menu_item_id }) => String(menu_item_id) === under);
    announce(t.moved(nameOf(item), index + 1, count, above ? nameOf(above) : menuPlaces[under as MenuPlace][language])); // else a place
    move(item, under, index);
  };
  const parts: Parts = {
    items,
    dragged,
    setDragged,
    put,
    step(item, by) {
      const to = stepOf(items, item, by);
      if (!to) return;
      pressed(`${item.menu_item_id}/${by}`);
      put(item, to.under, to.index);
    },
    show,
    remove: remove.ask,
  };
  return (
    <Stack className={classes.screen ?? ''}>
      <PageTitle>{t.title}</PageTitle>
      <Group justify="space-between">
        <Title order={1}>{t.title}</Title>
        <AddButton
          list={{ entity: menuItem, linkTo: part === 'home' ? () => linkTo({ form: 'add', under: 'W' }) : linkTo }}
          label={part === 'home' ? t.addBlock : t.add}
        />
      </Group>
      <SegmentedControl
        value={part}
        onChange={(chosen) => setParams(chosen === 'home' ? { part: chosen } : {}, { replace: true })}
        data={(['menu', 'home'] as const).map((value) => ({ value, label: t[value] }))}
        aria-label={t.title}
        w="fit-content"
      />
      {error && <FailedState error={error} onRetry={reload} />}
      {isLoading && <Skeleton h={320} />}
      {!error && !isLoading && (
        <>
          <Text size="sm" c="dimmed">
            {part === 'home' ? t.homeHint : t.orderHint}
          </Text>
          <VisuallyHidden role="status">{announcement}</VisuallyHidden>
          <Stack ref={list}>
            {places[part].map((place) => (
              <Paper key={place} component="section" withBorder p="md" aria-label={menuPlaces[place][language]}>
                <Title order={2} fz="md" mb="xs">
                  {menuPlaces[place][language]}
                </Title>
                <Level under={place} parts={parts} />
              </Paper>
            ))}
          </Stack>
          {part === 'menu' && <Preview items={items} />}
        </>
      )}
      {remove.dialog}
    </Stack>
  );
}

/** The menu and the footer as visitors see them. */
function Preview({ items }: { items: readonly MenuItemRow[] }) {
  const t = usePhrases(menuPhrases);
  const { language } = useLanguage();
  const level = (under: string) =>
    shownItems(items, under).map((item) => (
      <li key={item.menu_item_id} lang={item.label_en ? language : 'th'}>
        {titleOf(menuItem, item, language)}
        <ul>{level(String(item.menu_item_id))}</ul>
      </li>
    ));
  return (
    <Paper component="section" withBorder p="md" aria-label={t.preview} className={classes.preview ?? ''}>
      <Title order={2} fz="md">
        {t.preview}
      </Title>
      <Group component="ul" gap="12px 20px" mt="sm" align="start" fw={600}>
        {level('H')}
      </Group>
      <Group component="ul" gap="12px 20px" mt="sm" align="start" fw={600} p="md" bg="#0f3282" c="#fff" bdrs="md">
        {[level('F'), level('P')]}
      </Group>
    </Paper>
  );
}
