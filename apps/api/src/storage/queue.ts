export type InTurn = <Result>(sender: string, work: () => Promise<Result>) => Promise<Result>;

/**
 * Runs at most `atOnce` works at a time; the others wait. Whoever waits is served in turn, one work of each sender after
 * the other: somebody with one small work does not wait behind twenty big ones of somebody else.
 */
export function createQueue(atOnce: number): InTurn {
  /** The first sender is the next one served. */
  const waiting = new Map<string, (() => void)[]>();
  let running = 0;

  const takeTurn = (sender: string) =>
    new Promise<void>((turn) => {
      const own = waiting.get(sender);
      if (own) own.push(turn);
      else waiting.set(sender, [turn]);
    });

  const next = (): (() => void) | undefined => {
    const [first] = waiting;
    if (!first) return undefined;
    const [sender, own] = first;
    const turn = own.shift();
    // to the end of the row, behind everybody else who waits
    waiting.delete(sender);
    if (own.length > 0) waiting.set(sender, own);
    return turn;
  };

  return async (sender, work) => {
    if (running >= atOnce) await takeTurn(sender);
    else running += 1;
    try {
      return await work();
    } finally {
      // the place is handed over, not given back, so that nobody slips in between
      const turn = next();
      if (turn) turn();
      else running -= 1;
    }
  };
}
