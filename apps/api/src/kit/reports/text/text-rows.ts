import type { ReportHead, TextRow } from '../messages.ts';
import type { ReportSource } from '../report-source.ts';

/** All of a text in its order: what stands above it, then its rows. */
export async function* textRows(head: ReportHead, source: ReportSource): AsyncGenerator<TextRow> {
  if (head.faculty !== '') yield ['line', head.faculty];
  yield ['title', head.title];
  for (const line of head.lines) yield ['line', line];
  for await (const { rows } of source.tables()) for await (const row of rows) yield row as TextRow; // as the caller of these formats sends them
}
