import type { Writable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { drained } from '../drained.ts';
import type { ReportHead } from '../messages.ts';
import { newDocument } from '../pdf/new-document.ts';
import type { ReportSource } from '../report-source.ts';
import { type CardLayout, card, cardsOnSheet, placeOf } from './card-places.ts';
import { type CardWords, drawCard } from './draw-card.ts';

/** Draws cards, one for each row of the one table: ten on a sheet to cut, or each on a page of a card's size. */
export async function writeCards(head: ReportHead, source: ReportSource, to: Writable, layout: CardLayout): Promise<void> {
  const document = newDocument(head, layout === 'sheet' ? 'A4' : [card.width, card.height], 'portrait');
  document.pipe(to);
  const root = document.struct('Document');
  document.addStructure(root);
  const perPage = layout === 'sheet' ? cardsOnSheet : 1;
  let drawn = 0;
  for await (const { head: table, rows } of source.tables()) {
    for await (const row of rows) {
      if (drawn % perPage === 0) document.addPage();
      const cells = Object.fromEntries(table.columns.map(({ key }, at) => [key, row[at] ?? ''])) as unknown as CardWords; // the columns of cards
      const place = layout === 'sheet' ? placeOf(drawn % perPage) : { x: 0, y: 0 };
      drawCard(document, root, head, cells, { ...place, hasEdge: layout === 'sheet' });
      drawn += 1;
      await turn();
      await drained(to);
    }
  }
  root.end();
  document.end();
}
