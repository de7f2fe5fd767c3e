import { type HomeField, homeFields, type MenuItemRow, menuPlaces } from '@faculty/contracts/admin/menu-item';

type Item = Pick<MenuItemRow, 'menu_item_id' | 'under' | 'order_seq' | 'block'>;

/** Whether items can stand below one: always in the menu, below those blocks of the home page that do not show records. */
export const takesItems = ({ block }: Pick<Item, 'block'>): boolean => block === '' || homeFields[block]?.items !== undefined;

/** What the form of an item shows besides label and target; undefined in menu and footer. */
export function homeFieldsOf(items: readonly Item[], under: string, block: Item['block']): readonly HomeField[] | undefined {
  if (under === 'W') return block === '' ? [] : ['days', ...(homeFields[block]?.own ?? [])];
  const above = items.find(({ menu_item_id }) => String(menu_item_id) === under)?.block ?? '';
  return above === '' ? undefined : homeFields[above]?.items;
}

/** The items of a place (`H`), or below an item (`12`), in order. */
export const itemsOf = <Each extends Item>(items: readonly Each[], under: string): Each[] => items.filter((item) => item.under === under);

/** The items of a place or below an item that visitors see. A heading is one of what is below it. */
export function shownItems(items: readonly MenuItemRow[], under: string): MenuItemRow[] {
  const leads = (item: MenuItemRow) => item.target_kind !== 'N' && item.target_state === 'S';
  return itemsOf(items, under).filter(
    (item) => item.active === 'Y' && (leads(item) || shownItems(items, String(item.menu_item_id)).length > 0),
  );
}

/** Whether an item may stand there, as far as levels go. Blocks stand on the first level of the home page, and nothing else does. */
export function mayStand(items: readonly Item[], { menu_item_id: id, block }: Item, under: string): boolean {
  const above = items.find(({ menu_item_id }) => String(menu_item_id) === under);
  if ((block !== '') !== (under === 'W') || (above && !takesItems(above))) return false;
  const hasItems = itemsOf(items, String(id)).length > 0;
  return Object.hasOwn(menuPlaces, under) ? !hasItems || under !== 'P' : under !== String(id) && !hasItems;
}

/** The items with new places and order numbers after one has moved to a place among those of `under`, counted without itself. */
export function movesOf<Each extends Item>(items: readonly Each[], item: Each, under: string, index: number): Each[] {
  const others = itemsOf(items, under).filter(({ menu_item_id }) => menu_item_id !== item.menu_item_id);
  return others
    .toSpliced(index, 0, item)
    .flatMap((each, place) => (each.under === under && each.order_seq === place + 1 ? [] : [{ ...each, under, order_seq: place + 1 }]));
}

/** Where the arrows move an item to: within its level, below the item before it, or behind the item above it. Null where there is nothing. */
export function stepOf(items: readonly Item[], item: Item, by: 'up' | 'down' | 'in' | 'out') {
  const { menu_item_id: id, under } = item;
  const level = itemsOf(items, under);
  const at = level.findIndex(({ menu_item_id }) => menu_item_id === id);
  if (by === 'up') return at > 0 ? { under, index: at - 1 } : null;
  if (by === 'down') return at < level.length - 1 ? { under, index: at + 1 } : null;
  if (by === 'in') {
    const before = level[at - 1];
    if (!before || !Object.hasOwn(menuPlaces, under) || !mayStand(items, item, String(before.menu_item_id))) return null;
    return { under: String(before.menu_item_id), index: itemsOf(items, String(before.menu_item_id)).length };
  }
  const above = items.find(({ menu_item_id }) => String(menu_item_id) === under);
  return above && mayStand(items, item, above.under) ? { under: above.under, index: itemsOf(items, above.under).indexOf(above) + 1 } : null;
}
