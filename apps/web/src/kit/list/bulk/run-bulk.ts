/** Calls under way at once. */
const atOnce = 4;

/** How it went with one row: null, or what was thrown. */
export type Outcome = { error: unknown } | { error: null };

/** Does the same with many rows, a few at a time; `tell` hears of each as it is done. What has not begun when `signal` stops it is left. */
export async function runBulk<Row>(
  rows: readonly Row[],
  act: (row: Row) => Promise<unknown>,
  tell: (row: Row, outcome: Outcome) => void,
  signal: AbortSignal,
): Promise<void> {
  const waiting = rows.values();
  const worker = async () => {
    for (const row of waiting) {
      if (signal.aborted) return;
      const outcome = await act(row).then(
        () => ({ error: null }),
        (error: unknown) => ({ error }),
      );
      tell(row, outcome);
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, rows.length) }, worker));
}
