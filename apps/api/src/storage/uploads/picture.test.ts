import sharp from 'sharp';
import { expect, test } from 'vitest';
import { cropped } from './picture.ts';

const size = { width: 1200, height: 630 };
const ground = '#f4f6fa';

/** A grey picture with a red edge of a tenth on top. */
async function withRedTop(width: number, height: number): Promise<Buffer> {
  const top = { create: { width, height: Math.round(height / 10), channels: 3, background: '#ff0000' } } as const;
  const picture = sharp({ create: { width, height, channels: 3, background: '#808080' } });
  return picture
    .composite([{ input: top, gravity: 'north' }])
    .png()
    .toBuffer();
}

/** Colours in the middle of the top edge and of the left edge: red, grey or ground. */
async function edgesOf(jpeg: Buffer | null): Promise<[top: string, left: string]> {
  const { data, info } = await sharp(jpeg as Buffer)
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([size.width, size.height]);
  const colourAt = (x: number, y: number) => {
    const [red = 0, green = 0] = data.subarray((y * info.width + x) * info.channels);
    return red - green > 100 ? 'red' : red > 200 ? 'ground' : 'grey';
  };
  return [colourAt(600, 2), colourAt(2, 315)];
}

test.each([
  ['portrait', 900, 1200],
  ['square', 480, 480],
])('a %s, whose head a crop would take off, stands whole on a ground', async (_shape, width, height) => {
  const drawn = await cropped(() => withRedTop(width, height), size, 'test', ground);
  expect(await edgesOf(drawn)).toEqual(['red', 'ground']);
});

test('a wide picture fills the frame, and any picture does where there is no ground', async () => {
  expect(await edgesOf(await cropped(() => withRedTop(1600, 900), size, 'test', ground))).toEqual(['red', 'grey']);
  expect(await edgesOf(await cropped(() => withRedTop(1600, 1200), size, 'test', ground))).toEqual(['grey', 'grey']);
  expect(await edgesOf(await cropped(() => withRedTop(900, 1200), size, 'test'))).toEqual(['grey', 'grey']);
});
