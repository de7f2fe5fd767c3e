import { expect, it } from 'vitest';
import { prepareFile } from './prepare-file.tsx';

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const chunk = (kind: string, bytes = 0) => [0, 0, 0, bytes, ...new TextEncoder().encode(kind), ...new Array<number>(bytes + 4).fill(0)];
const png = (...chunks: number[][]) => new File([new Uint8Array([...signature, ...chunks.flat()])], 'a.png', { type: 'image/png' });
const rule = { kind: 'image', maxMegabytes: 1, folder: 'news', public: true } as const;

it('an animated PNG is refused before it is sent, a still one is not', async () => {
  const animated = await prepareFile(png(chunk('IHDR', 13), chunk('acTL', 8), chunk('IDAT', 4)), rule);
  expect(animated).toMatchObject({ file: null, problem: { props: { code: 'file_animated_png' } } });
  const still = png(chunk('IHDR', 13), chunk('IDAT', 4), chunk('acTL', 8));
  expect((await prepareFile(still, rule)).file).toBe(still);
});
