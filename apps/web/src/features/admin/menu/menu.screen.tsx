import { type MenuItemRow, type MenuPlace, menuItem, menuPlaces, siteLists } from '@faculty/contracts/admin/menu-item';
import { inLanguage, type Language } from '@faculty/contracts/kit/bilingual';
import { todayInBangkok } from '@faculty/contracts/kit/dates/today';
import { titleOf } from '@faculty/contracts/kit/entity';
import { choiceWordsOf } from '@faculty/contracts/kit/labels';
import { ActionIcon, Anchor, Badge, Group, Paper, SegmentedControl, Skeleton, Stack, Text, Title, VisuallyHidden } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowLeft,
  IconArrowRight,
  IconArrowUp,
  IconEye,
  IconEyeOff,
  IconGripVertical,
  IconPlus,
  IconTrash,
} from '@tabler/icons-react';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { AddButton } from '../../../kit/list/add-button.tsx';
import { listOrForm } from '../../../kit/list/list-or-form.tsx';
import { useNeighbourFocus } from '../../../kit/list/state/use-neighbour-focus.ts';
import { useRemove } from '../../../kit/list/state/use-remove.tsx';
import { FailedState } from '../../../kit/notifications/states.tsx';
import { useRight } from '../../../kit/session/session.tsx';
import { PageTitle } from '../../../kit/theme/page-title.tsx';
import { type FormLink, useFormLink } from '../../../kit/url-state/screen-state.ts';
import classes from './menu.module.css';
import { menuPhrases } from './menu.phrases.ts';
import { homeFieldsOf, itemsOf, mayStand, shownItems, stepOf, takesItems } from './menu-tree.ts';
import { useMenuItems } from './use-menu-items.ts';

const steps = { up: IconArrowUp, down: IconArrowDown, in: IconArrowRight, out: IconArrowLeft } as const;
const stepKeys = Object.keys(steps) as (keyof typeof steps)[]; // keys of a literal

/** The two parts of the screen; the address names the second: `?part=home`. */
const places: Record<'menu' | 'home', MenuPlace[]> = { menu: ['H', 'F', 'P'], home: ['W'] };

/** `/admin/menu`: the items of the website's menu and footer, or the blocks of its home page; or the form of one. */
export const MenuScreen = listOrForm(menuItem, MenuListScreen, () => import('./menu-form.screen.tsx').then((m) => m.MenuFormScreen));

function MenuListScreen() {
  const t = usePhrases(menuPhrases);
  const { language } = useLanguage();
  const [params, setParams] = useSearchParams();
  const part = params.get('part') === 'home' ? 'home' : 'menu';
  const formLink = useFormLink();
  const linkTo = useAddLink();
  const { items, error, isLoading, reload, move, show } = useMenuItems();
  const list = useRef<HTMLDivElement>(null);
  const pressed = useRef<string>(null);
  const [announcement, setAnnouncement] = useState('');
  const [dragged, setDragged] = useState<number | null>(null);
  const remove = useRemove(menuItem);
  useNeighbourFocus(list, 'li', items);
  // biome-ignore lint/correctness/useExhaustiveDependencies: restore the focus whenever the items are drawn in a new order
  useEffect(() => {
    if (pressed.current === null) return;
    const arrows = [pressed.current, ...stepKeys.map((by) => `${pressed.current?.split('/')[0]}/${by}`)].map((step) =>
      list.current?.querySelector<HTMLButtonElement>(`[data-step="${step}"]`),
    );
    arrows.find((arrow) => arrow && !arrow.disabled)?.focus();
    pressed.current = null;
  }, [items]);

  const nameOf = (item: MenuItemRow) => titleOf(menuItem, item, language);
  const put = (id: number, under: string, index: number) => {
    const item = items.find(({ menu_item_id }) => menu_item_id === id);
    if (!item || !mayStand(items, id, under)) return;
    const count = itemsOf(items, under).length + (item.under === under ? 0 : 1);
    const above = items.find(({ menu_item_id }) => String(menu_item_id) === under);
    setAnnouncement(t.moved(nameOf(item), index + 1, count, above ? nameOf(above) : menuPlaces[under as MenuPlace][language])); // else a place
    move(id, under, index);
  };
  const parts: Parts = {
    items,
    dragged,
    setDragged,
    put,
    step(item, by) {
      const to = stepOf(items, item, by);
      if (!to) return;
      pressed.current = `${item.menu_item_id}/${by}`;
      put(item.menu_item_id, to.under, to.index);
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
          list={{ entity: menuItem, linkTo: part === 'home' ? () => linkTo('W') : formLink }}
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
              <Paper key={place} component="section" withBorder p="md" radius="lg" aria-label={menuPlaces[place][language]}>
                <Title order={2} fz="md">
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

/** Leads to the form of a new item in a place of the home page or below an item. */
function useAddLink(): (under: string) => ReturnType<FormLink> {
  const formLink = useFormLink();
  return (under) => {
    const { to, state } = formLink('add');
    const params = new URLSearchParams(to.search);
    params.set('under', under);
    return { to: { search: `?${params}` }, state };
  };
}

interface Parts {
  items: readonly MenuItemRow[];
  dragged: number | null;
  setDragged(id: number | null): void;
  put(id: number, under: string, index: number): void;
  step(item: MenuItemRow, by: keyof typeof steps): void;
  show(item: MenuItemRow): void;
  remove(item: MenuItemRow): void;
}

/** The items of a place or below one, each with what is below it. A dragged one takes the place of that on which it is dropped. */
function Level({ under, parts }: { under: string; parts: Parts }) {
  const t = usePhrases(menuPhrases);
  const right = useRight(menuItem.page);
  const { items, dragged, setDragged, put } = parts;
  const level = itemsOf(items, under);
  const isPlace = Object.hasOwn(menuPlaces, under);
  const mayDrop = dragged !== null && mayStand(items, dragged, under);
  // what is below an item is inside of it
  const dragging = (index: number) => ({
    onDragOver(event: DragEvent) {
      event.stopPropagation();
      if (mayDrop) event.preventDefault();
    },
    onDrop(event: DragEvent) {
      event.stopPropagation();
      if (mayDrop) put(dragged, under, index);
    },
  });
  return (
    <ul>
      {level.map((item, index) => (
        <li
          key={item.menu_item_id}
          draggable={right.edit}
          onDragStart={(event) => {
            event.stopPropagation();
            setDragged(item.menu_item_id);
          }}
          onDragEnd={() => setDragged(null)}
          {...dragging(index)}
        >
          <Row item={item} parts={parts} />
          {isPlace && <Level under={String(item.menu_item_id)} parts={parts} />}
        </li>
      ))}
      {isPlace && level.length === 0 && (
        <Text component="li" c="dimmed" {...dragging(0)}>
          {t.empty}
        </Text>
      )}
    </ul>
  );
}

function Row({ item, parts }: { item: MenuItemRow; parts: Parts }) {
  const t = usePhrases(menuPhrases);
  const { language } = useLanguage();
  const right = useRight(menuItem.page);
  const linkTo = useFormLink();
  const addLink = useAddLink();
  const { menu_item_id: id, block } = item;
  const label = titleOf(menuItem, item, language);
  const { words, title } = targetOf(item, language);
  const isHidden = item.active === 'N';
  const today = todayInBangkok();
  const outside = block && ((item.start_date ?? today) > today ? 'notYet' : (item.end_date ?? today) < today && 'over');
  // below a block or one itself: its level stays
  const isHome = homeFieldsOf(parts.items, item.under, block) !== undefined;
  return (
    <div className={classes.row}>
      {right.edit && <IconGripVertical size={20} aria-hidden />}
      <div className={classes.words}>
        <Anchor component={Link} lang={item.label_en ? language : 'th'} {...linkTo({ edit: String(id) })}>
          {label}
        </Anchor>
        <Text size="sm" c="dimmed">
          {[block && wordsOf('block', block, language), (!block || title) && words].filter(Boolean).join(' · ')}
          {title && <span lang={title.lang}>: {title.text}</span>}
        </Text>
      </div>
      {isHidden && <Badge color="gray">{t.hidden}</Badge>}
      {!isHidden && outside && <Badge color="gray">{t[outside]}</Badge>}
      {!isHidden && item.target_state !== 'S' && <Badge color="red">{wordsOf('target_state', item.target_state, language)}</Badge>}
      <Group gap={0} wrap="nowrap" ml="auto">
        {right.add && block !== '' && takesItems(item) && (
          <ActionIcon
            component={Link}
            {...addLink(String(id))}
            variant="subtle"
            size={36}
            aria-label={t.addBelow(label)}
            title={t.addBelow(label)}
          >
            <IconPlus size={20} aria-hidden />
          </ActionIcon>
        )}
        {right.edit && (
          <ActionIcon
            variant="subtle"
            size={36}
            aria-label={isHidden ? t.show(label) : t.hide(label)}
            title={isHidden ? t.show(label) : t.hide(label)}
            onClick={() => parts.show(item)}
          >
            {isHidden ? <IconEyeOff size={20} aria-hidden /> : <IconEye size={20} aria-hidden />}
          </ActionIcon>
        )}
        {right.edit &&
          stepKeys.slice(0, isHome ? 2 : 4).map((by) => {
            const Icon = steps[by];
            const name = t[by](label);
            const isOff = stepOf(parts.items, item, by) === null;
            return (
              <ActionIcon
                key={by}
                variant="subtle"
                size={36}
                data-step={`${id}/${by}`}
                aria-label={name}
                title={name}
                disabled={isOff}
                onClick={() => parts.step(item, by)}
              >
                <Icon size={20} aria-hidden />
              </ActionIcon>
            );
          })}
        {right.delete && (
          <ActionIcon variant="subtle" size={36} color="red" aria-label={t.remove(label)} onClick={() => parts.remove(item)}>
            <IconTrash size={20} aria-hidden />
          </ActionIcon>
        )}
      </Group>
    </div>
  );
}

const wordsOf = (field: string, code: string, language: Language): string => choiceWordsOf(menuItem.row, field)?.[code]?.[language] ?? '';

/** Where an item leads, in words, and the title of what is there. */
function targetOf({ target_kind, target, target_title_th, target_title_en }: MenuItemRow, language: Language) {
  const words = wordsOf('target_kind', target_kind, language);
  const list: Record<string, Record<Language, string>> = siteLists;
  const own = target_kind === 'L' ? list[target]?.[language] : target_kind === 'U' && target;
  const text = own || inLanguage(language, target_title_th, target_title_en);
  return { words, title: text && { text, lang: own || target_title_en ? language : 'th' } };
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
    <Paper component="section" withBorder p="md" radius="lg" aria-label={t.preview} className={classes.preview ?? ''}>
      <Title order={2} fz="md">
        {t.preview}
      </Title>
      <ul>{level('H')}</ul>
      <ul className={classes.footer}>{[level('F'), level('P')]}</ul>
    </Paper>
  );
}
