import { type MenuItemRow, type MenuPlace, menuItem, menuPlaceKeys, menuPlaces, siteLists } from '@faculty/contracts/admin/menu-item';
import { inLanguage, type Language } from '@faculty/contracts/kit/bilingual';
import { titleOf } from '@faculty/contracts/kit/entity';
import { choiceWordsOf } from '@faculty/contracts/kit/labels';
import { ActionIcon, Alert, Anchor, Badge, Group, SegmentedControl, Skeleton, Text, Title, VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle, IconArrowDown, IconArrowLeft, IconArrowRight, IconArrowUp, IconGripVertical, IconTrash } from '@tabler/icons-react';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { AddButton } from '../../../kit/list/add-button.tsx';
import { listOrForm } from '../../../kit/list/list-or-form.tsx';
import { useNeighbourFocus } from '../../../kit/list/state/use-neighbour-focus.ts';
import { useRemove } from '../../../kit/list/state/use-remove.tsx';
import { FailedState } from '../../../kit/notifications/states.tsx';
import { useRight } from '../../../kit/session/session.tsx';
import { PageTitle } from '../../../kit/theme/page-title.tsx';
import { useFormLink } from '../../../kit/url-state/screen-state.ts';
import classes from './menu.module.css';
import { menuPhrases } from './menu.phrases.ts';
import { itemsOf, mayStand, shownItems, stepOf, targetState } from './menu-tree.ts';
import { useMenuItems } from './use-menu-items.ts';

const steps = { up: IconArrowUp, down: IconArrowDown, in: IconArrowRight, out: IconArrowLeft } as const;
const stepKeys = Object.keys(steps) as (keyof typeof steps)[]; // keys of a literal

/** `/admin/menu`: the items of the website's menu and footer, or the form of one. */
export const MenuScreen = listOrForm(menuItem, MenuListScreen, () => import('./menu-form.screen.tsx').then((m) => m.MenuFormScreen));

function MenuListScreen() {
  const t = usePhrases(menuPhrases);
  const { language } = useLanguage();
  const linkTo = useFormLink();
  const { items, error, isLoading, reload, move } = useMenuItems();
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
    remove: remove.ask,
  };
  const missing = items.filter((item) => item.active === 'Y' && targetState(item) !== 'shown');
  return (
    <div className={classes.screen}>
      <PageTitle>{t.title}</PageTitle>
      <Group justify="space-between">
        <Title order={1}>{t.title}</Title>
        <AddButton list={{ entity: menuItem, linkTo }} label={t.add} />
      </Group>
      {error && <FailedState error={error} onRetry={reload} />}
      {isLoading && <Skeleton h={320} />}
      {missing.length > 0 && (
        <Alert color="yellow" icon={<IconAlertTriangle aria-hidden />} title={t.missing}>
          {missing.map((item) => `“${nameOf(item)}”`).join(', ')}
        </Alert>
      )}
      {!error && !isLoading && (
        <>
          <Text size="sm" c="dimmed">
            {t.orderHint}
          </Text>
          <VisuallyHidden role="status">{announcement}</VisuallyHidden>
          <div ref={list} className={classes.places}>
            {menuPlaceKeys.map((place) => (
              <section key={place} aria-label={menuPlaces[place][language]} className={classes.place}>
                <Title order={2} fz="md">
                  {menuPlaces[place][language]}
                </Title>
                <Level under={place} parts={parts} />
              </section>
            ))}
          </div>
          <Preview items={items} />
        </>
      )}
      {remove.dialog}
    </div>
  );
}

interface Parts {
  items: readonly MenuItemRow[];
  dragged: number | null;
  setDragged(id: number | null): void;
  put(id: number, under: string, index: number): void;
  step(item: MenuItemRow, by: keyof typeof steps): void;
  remove(item: MenuItemRow): void;
}

/** The items of a place or below one, each with what is below it, and while one is dragged a free place at the end. */
function Level({ under, parts }: { under: string; parts: Parts }) {
  const t = usePhrases(menuPhrases);
  const { items, dragged, put } = parts;
  const [over, setOver] = useState<number | null>(null);
  const level = itemsOf(items, under);
  const takes = dragged !== null && mayStand(items, dragged, under);
  const target = (index: number) => ({
    'data-target': (takes && over === index) || undefined,
    onDragOver(event: DragEvent) {
      if (!takes) return;
      event.preventDefault();
      event.stopPropagation();
      setOver(index);
    },
    onDragLeave: () => setOver(null),
    onDrop(event: DragEvent) {
      event.preventDefault();
      event.stopPropagation();
      // counted without the dragged one, as `put` counts
      const before = level.slice(0, index).some(({ menu_item_id }) => menu_item_id === dragged);
      if (takes) put(dragged, under, index === level.length && before ? index - 1 : index);
    },
  });
  return (
    <ul>
      {level.map((item, index) => (
        <li key={item.menu_item_id}>
          <Row item={item} parts={parts} target={target(index)} />
          {Object.hasOwn(menuPlaces, under) && <Level under={String(item.menu_item_id)} parts={parts} />}
        </li>
      ))}
      {takes && (
        <li className={classes.free} {...target(level.length)}>
          {t.dropHere}
        </li>
      )}
      {level.length === 0 && Object.hasOwn(menuPlaces, under) && (
        <li>
          <Text c="dimmed">{t.empty}</Text>
        </li>
      )}
    </ul>
  );
}

function Row({ item, parts, target }: { item: MenuItemRow; parts: Parts; target: object }) {
  const t = usePhrases(menuPhrases);
  const { language } = useLanguage();
  const right = useRight(menuItem.page);
  const linkTo = useFormLink();
  const { menu_item_id: id } = item;
  const label = titleOf(menuItem, item, language);
  const state = targetState(item);
  return (
    <div
      className={classes.row}
      {...target}
      draggable={right.edit}
      onDragStart={({ dataTransfer }) => {
        dataTransfer.effectAllowed = 'move';
        // the row is drawn as it is before free places appear
        setTimeout(() => parts.setDragged(id));
      }}
      onDragEnd={() => parts.setDragged(null)}
    >
      {right.edit && <IconGripVertical size={20} aria-hidden className={classes.grip ?? ''} />}
      <div className={classes.words}>
        <Anchor component={Link} {...linkTo({ edit: String(id) })}>
          {label}
        </Anchor>
        <Text size="sm" c="dimmed">
          {targetWords(item, language)}
        </Text>
      </div>
      {item.active === 'N' && <Badge color="gray">{t.hidden}</Badge>}
      {item.active === 'Y' && state !== 'shown' && <Badge color="red">{state === 'gone' ? t.gone : t.notShown}</Badge>}
      <Group gap={0} wrap="nowrap" ml="auto">
        {right.edit &&
          stepKeys.map((by) => {
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

/** Where an item leads, in words. */
function targetWords({ target_kind, target, target_title_th, target_title_en }: MenuItemRow, language: Language): string {
  const kind = choiceWordsOf(menuItem.row, 'target_kind')?.[target_kind]?.[language] ?? '';
  const list: Record<string, Record<Language, string>> = siteLists;
  const title = target_kind === 'L' ? list[target]?.[language] : target_kind === 'U' ? target : inLanguage(language, target_title_th, target_title_en);
  return title ? `${kind}: ${title}` : kind;
}

/** The menu and the footer as visitors see them, in either language. */
function Preview({ items }: { items: readonly MenuItemRow[] }) {
  const t = usePhrases(menuPhrases);
  const { language } = useLanguage();
  const [shownIn, setShownIn] = useState<Language>(language);
  const level = (under: string) =>
    shownItems(items, under).map((item) => (
      <li key={item.menu_item_id}>
        {titleOf(menuItem, item, shownIn)}
        <ul>{shownItems(items, String(item.menu_item_id)).map((below) => <li key={below.menu_item_id}>{titleOf(menuItem, below, shownIn)}</li>)}</ul>
      </li>
    ));
  return (
    <section aria-label={t.preview} className={classes.preview}>
      <Group justify="space-between">
        <Title order={2} fz="md">
          {t.preview}
        </Title>
        <SegmentedControl
          aria-label={t.preview}
          value={shownIn}
          onChange={setShownIn}
          data={[
            { value: 'th', label: 'ไทย' },
            { value: 'en', label: 'English' },
          ]}
        />
      </Group>
      <ul lang={shownIn}>{level('H')}</ul>
      <ul lang={shownIn} className={classes.footer}>
        {level('F')}
        {level('P')}
      </ul>
    </section>
  );
}
