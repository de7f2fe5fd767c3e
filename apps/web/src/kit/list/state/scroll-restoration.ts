/** Where a list was left for a form. */
interface Place {
  scroll: number;
  rowId: string | null;
  /** Position of the opened row in the window. */
  top: number | null;
}

// In memory only. By history entry: going back restores the position, a new visit starts at the top.
const places = new Map<string, Place>();
const marks = new Map<string, { rowId: string; until: number }>();
const markMilliseconds = 4000;

/** Remembers where the list at a history entry is, and which row is being opened. */
export function rememberScroll(locationKey: string, rowId: string | null): void {
  const row = rowId === null ? null : rowElement(rowId);
  places.set(locationKey, { scroll: window.scrollY, rowId, top: row?.getBoundingClientRect().top ?? null });
}

/** The drawn row of a record, if it is drawn. */
export function rowElement(rowId: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>('[data-row]')].find((row) => row.dataset.row === rowId);
}

/** Moves the focus to a row, by its link or whatever else takes it; to the first row where that one is not drawn. */
export function focusRow(rowId: string | null): void {
  const row = (rowId === null ? undefined : rowElement(rowId)) ?? document.querySelector<HTMLElement>('[data-row]');
  const target = row?.querySelector<HTMLElement>('a[href]') ?? row?.querySelector<HTMLElement>('input, button');
  target?.focus({ preventScroll: rowId === null });
}

/** Where the list at a history entry was left. */
export function scrollOf(locationKey: string): Place | undefined {
  return places.get(locationKey);
}

/** Marks a freshly saved row for a moment. */
export function highlightRow(entity: string, rowId: string): void {
  marks.set(entity, { rowId, until: Date.now() + markMilliseconds });
}

/** The row to mark now, if any. */
export function highlightedRow(entity: string): string | null {
  const mark = marks.get(entity);
  return mark && mark.until > Date.now() ? mark.rowId : null;
}
