/** Where each list was left, so that closing a form finds it again. Kept for the life of the page only. */
interface Place {
  scroll: number;
  rowId: string | null;
}

const places = new Map<string, Place>();
const marks = new Map<string, { rowId: string; until: number }>();
const markMilliseconds = 4000;

/** Remembers where the list of `entity` is, and which row is being opened. */
export function leaveList(entity: string, rowId: string | null): void {
  places.set(entity, { scroll: window.scrollY, rowId });
}

/** Where the list was left; forgotten once asked. */
export function takePlace(entity: string): Place | undefined {
  const place = places.get(entity);
  places.delete(entity);
  return place;
}

/** Marks a freshly saved row for a moment. */
export function markRow(entity: string, rowId: string): void {
  marks.set(entity, { rowId, until: Date.now() + markMilliseconds });
}

/** The row to mark now, if any. */
export function markedRow(entity: string): string | null {
  const mark = marks.get(entity);
  return mark && mark.until > Date.now() ? mark.rowId : null;
}
