import { useState } from 'react';

/** Most rows of a selection: more would be minutes of calls. */
const mostChosen = 200;

/** Rows that are chosen to do something with all of them; they stay chosen while the person turns pages or searches. */
export interface Selection<Item> {
  /** Cards have boxes, and a press on one chooses it. A table always has boxes. */
  isOn: boolean;
  /** Begins or ends choosing on cards; nothing is chosen then. */
  turn(isOn: boolean): void;
  /** By identifier. */
  chosen: ReadonlyMap<string, Item>;
  isFull: boolean;
  /** Chooses rows, or gives them up again. */
  choose(rows: readonly (readonly [id: string, item: Item])[], isChosen: boolean): void;
  /** The row that was chosen or given up last: a range begins there, and the focus returns there. */
  last: string | null;
}

export function useSelection<Item>(): Selection<Item> {
  const [isOn, setOn] = useState(false);
  const [chosen, setChosen] = useState<ReadonlyMap<string, Item>>(new Map());
  const [last, setLast] = useState<string | null>(null);
  return {
    isOn,
    turn(wanted) {
      setOn(wanted);
      setChosen(new Map());
    },
    chosen,
    isFull: chosen.size >= mostChosen,
    choose(rows, isChosen) {
      setLast(rows.at(-1)?.[0] ?? null);
      setChosen((before) => {
        const after = new Map(before);
        for (const [id, item] of rows) {
          if (!isChosen) after.delete(id);
          else if (after.size < mostChosen) after.set(id, item);
        }
        return after;
      });
    },
    last,
  };
}
