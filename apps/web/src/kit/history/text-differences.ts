import { diffArrays } from 'diff';

/** A piece of one of two texts; `isOwn` when the other one lacks it. */
interface Piece {
  text: string;
  isOwn: boolean;
}

const words = new Intl.Segmenter('th', { granularity: 'word' });
/** Longer texts are shown without a diff: nobody reads it, and it would take too much time and memory. */
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

/** A piece of two texts laid over each other. */
interface Change {
  text: string;
  what: 'kept' | 'added' | 'removed';
}

/** So much of what stayed the same is shown on each side of a change. */
const around = 80;

/** The diff of a text: removed and added words with a little context. Null where too much differs. */
export function wordChanges(before: string, after: string): Change[] | null {
  const changes = diffArrays(split(before), split(after), patience);
  if (changes === undefined) return null;
  return changes.map(({ value, added, removed }, index): Change => {
    const text = value.join('');
    if (added || removed) return { text, what: added ? 'added' : 'removed' };
    return { text: shortened(text, index > 0, index < changes.length - 1), what: 'kept' };
  });
}

/** The end of it after a change, its beginning before one. */
function shortened(text: string, isAfter: boolean, isBefore: boolean): string {
  const head = isAfter ? around : 0;
  const tail = isBefore ? around : 0;
  if (text.length <= head + tail + 20) return text;
  return `${text.slice(0, head)} … ${tail === 0 ? '' : text.slice(-tail)}`;
}

/** Words and what is between them; very long texts are split at spaces only, as Thai word segmentation is slow. */
function split(text: string): string[] {
  if (text.length > 30_000) return text.match(/\s+|\S+/g) ?? [];
  // pieces first: of a long text the segmenter copies the whole for each word
  const pieces = text.match(/\s+|\S{1,500}/g) ?? [];
  return pieces.flatMap((piece) => [...words.segment(piece)].map(({ segment }) => segment));
}
