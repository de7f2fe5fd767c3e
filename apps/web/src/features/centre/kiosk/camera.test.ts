import { expect, test } from 'vitest';
import { scansIn } from './camera.lazy.tsx';

/** Shows frames to a camera, half a second apart; answers the scans. */
async function scansOf(frames: (string | null)[]): Promise<string[]> {
  const scans: string[] = [];
  let clock = 0;
  const look = scansIn(
    async (frame: string | null) => frame,
    (code) => scans.push(code),
    () => clock,
  );
  for (const frame of frames) {
    clock += 500;
    await look(frame);
  }
  return scans;
}

test('a code is a scan once two frames in a row agree on it', async () => {
  expect(await scansOf([null, '111', null, '117', '111', '111', '111', null])).toEqual(['111']);
});

test('a card that is held before the camera is one scan, the next card another, and the same one later again', async () => {
  const held = (code: string, frames: number) => Array<string>(frames).fill(code);
  expect(await scansOf([...held('111', 6), ...held('222', 3)])).toEqual(['111', '222']);
  expect(await scansOf([...held('111', 4), ...Array<null>(20).fill(null), ...held('111', 2)])).toEqual(['111', '111']);
});
