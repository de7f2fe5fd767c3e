import { loadSharp } from '../../../api/src/storage/uploads/picture.ts';

const side = 24;

/** Whether two pictures have the same proportions and, drawn small, nearly the same grey values: pictures are redrawn when they are stored. */
export async function looksAlike(one: Buffer, other: Buffer): Promise<boolean> {
  const sharp = await loadSharp();
  const small = async (content: Buffer) => {
    const picture = sharp(content).rotate();
    const { width, height } = (await picture.clone().toBuffer({ resolveWithObject: true })).info;
    const grey = await picture.resize(side, side, { fit: 'fill' }).flatten({ background: '#fff' }).greyscale().raw().toBuffer();
    return { grey, ratio: width / height };
  };
  try {
    const [left, right] = [await small(one), await small(other)];
    const difference = left.grey.reduce((sum, value, at) => sum + Math.abs(value - (right.grey[at] ?? 0)), 0) / left.grey.length;
    return difference < 8 && Math.abs(left.ratio / right.ratio - 1) < 0.03;
  } catch {
    return false;
  }
}
