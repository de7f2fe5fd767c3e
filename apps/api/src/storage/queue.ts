/** Runs at most `atOnce` works at a time; the others wait for their turn. */
export function createQueue(atOnce: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= atOnce) await new Promise<void>((turn) => waiting.push(turn));
    else running += 1;
    try {
      return await work();
    } finally {
      // the place is handed over, not given back, so that nobody slips in between
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
