/** An animation says that it is one before its first frame. */
const headBytes = 256 * 1024;

/** Whether a picture may move: drawn on a canvas only its first frame would be left. */
export async function mayMove(picture: File): Promise<boolean> {
  if (picture.type === 'image/gif') return true;
  const head = new Uint8Array(await picture.slice(0, headBytes).arrayBuffer());
  if (picture.type === 'image/webp') return textAt(head, 12) === 'VP8X' && ((head[20] ?? 0) & 2) !== 0;
  return picture.type === 'image/png' && isAnimatedPng(head);
}

/** A chunk `acTL` stands before the pixels of an animated PNG. */
function isAnimatedPng(head: Uint8Array): boolean {
  const view = new DataView(head.buffer);
  for (let at = 8; at + 8 <= head.length; at += 12 + view.getUint32(at)) {
    const kind = textAt(head, at + 4);
    if (kind === 'acTL' || kind === 'IDAT') return kind === 'acTL';
  }
  return false;
}

const textAt = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));
