import { type MenuItemRow, menuItem, menuPlaces, siteLists } from '@faculty/contracts/admin/menu-item';
import { inLanguage, type Language } from '@faculty/contracts/kit/bilingual';
import { todayInBangkok } from '@faculty/contracts/kit/dates/today';
import { titleOf } from '@faculty/contracts/kit/entity';
import { choiceWordsOf } from '@faculty/contracts/kit/labels';
import { ActionIcon, Anchor, Badge, Group, Text } from '@mantine/core';
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
import type { DragEvent } from 'react';
import { Link } from 'react-router-dom';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { useRight } from '../../../kit/session/session.tsx';
import { useFormLink } from '../../../kit/url-state/screen-state.ts';
import classes from './menu.module.css';
import { menuPhrases } from './menu.phrases.ts';
import { homeFieldsOf, itemsOf, mayStand, stepOf, takesItems } from './menu-tree.ts';

const steps = { up: IconArrowUp, down: IconArrowDown, in: IconArrowRight, out: IconArrowLeft } as const;
const stepKeys = Object.keys(steps) as (keyof typeof steps)[]; // keys of a literal

/** What the rows of all levels share. */
export interface Parts {
  items: readonly MenuItemRow[];
  dragged: MenuItemRow | null;
  setDragged(item: MenuItemRow | null): void;
  put(item: MenuItemRow, under: string, index: number): void;
  step(item: MenuItemRow, by: keyof typeof steps): void;
  show(item: MenuItemRow): void;
  remove(item: MenuItemRow): void;
}

/** The items of a place or below one, each with what is below it. A dragged one takes the place of that on which it is dropped. */
export function Level({ under, parts }: { under: string; parts: Parts }) {
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
            setDragged(item);
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
      {item.picture && item.alt_th === '' && <Badge color="yellow">{t.noAlt}</Badge>}
      {isHidden && <Badge color="gray">{t.hidden}</Badge>}
      {!isHidden && outside && <Badge color="gray">{t[outside]}</Badge>}
      {!isHidden && item.target_state !== 'S' && <Badge color="red">{wordsOf('target_state', item.target_state, language)}</Badge>}
      <Group gap={0} wrap="nowrap" ml="auto">
        {right.add && block !== '' && takesItems(item) && (
          <ActionIcon {...look(t.addBelow(label))} component={Link} {...linkTo({ form: 'add', under: String(id) })}>
            <IconPlus size={20} aria-hidden />
          </ActionIcon>
        )}
        {right.edit && (
          <ActionIcon {...look(isHidden ? t.show(label) : t.hide(label))} onClick={() => parts.show(item)}>
            {isHidden ? <IconEyeOff size={20} aria-hidden /> : <IconEye size={20} aria-hidden />}
          </ActionIcon>
        )}
        {right.edit &&
          stepKeys.slice(0, isHome ? 2 : 4).map((by) => {
            const Icon = steps[by];
            const isOff = stepOf(parts.items, item, by) === null;
            return (
              <ActionIcon {...look(t[by](label))} key={by} data-step={`${id}/${by}`} disabled={isOff} onClick={() => parts.step(item, by)}>
                <Icon size={20} aria-hidden />
              </ActionIcon>
            );
          })}
        {right.delete && (
          <ActionIcon {...look(t.remove(label))} color="red" onClick={() => parts.remove(item)}>
            <IconTrash size={20} aria-hidden />
          </ActionIcon>
        )}
      </Group>
    </div>
  );
}

/** A button of a row, by its name. */
const look = (name: string) => ({ variant: 'subtle', size: 36, 'aria-label': name, title: name }) as const;

const wordsOf = (field: string, code: string, language: Language): string => choiceWordsOf(menuItem.row, field)?.[code]?.[language] ?? '';

/** Where an item leads, in words, and the title of what is there. */
function targetOf({ target_kind, target, target_title_th, target_title_en }: MenuItemRow, language: Language) {
  const words = wordsOf('target_kind', target_kind, language);
  const list: Record<string, Record<Language, string>> = siteLists;
  const own = target_kind === 'L' ? list[target]?.[language] : target_kind === 'U' && target;
  const text = own || inLanguage(language, target_title_th, target_title_en);
  return { words, title: text && { text, lang: own || target_title_en ? language : 'th' } };
}
