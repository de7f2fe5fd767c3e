import { diffArrays } from 'diff';

/** A piece of one of two texts; `isOwn` when the other one lacks it. */
export interface Piece {
  text: string;
  isOwn: boolean;
}

const words = new Intl.Segmenter('th', { granularity: 'word' });
/** Beyond it the texts are shown unmarked: nobody reads such differences, and nobody should wait or run out of memory for them. */
const patience = { timeout: 500, maxEditLength: 1000 };

/** Where two texts differ, word by word (Thai ones too): each text in pieces, in its own order. */
export function textDifferences(mine: string, theirs: string): { mine: Piece[]; theirs: Piece[] } {
  const changes = diffArrays(split(theirs), split(mine), patience);
  if (changes === undefined) return { mine: [{ text: mine, isOwn: false }], theirs: [{ text: theirs, isOwn: false }] };
  const side = (isMine: boolean) =>
    changes
      .filter((change) => !(isMine ? change.removed : change.added))
      .map((change) => ({ text: change.value.join(''), isOwn: change.added || change.removed }));
  return { mine: side(true), theirs: side(false) };
}

/** Words and what is between them; of very long texts only what stands between spaces, as Thai words take their time to find. */
function split(text: string): string[] {
  if (text.length > 30_000) return text.match(/\s+|\S+/g) ?? [];
  // pieces first: of a long text the segmenter copies the whole for each word
  const pieces = text.match(/\s+|\S{1,500}/g) ?? [];
  return pieces.flatMap((piece) => [...words.segment(piece)].map(({ segment }) => segment));
}
